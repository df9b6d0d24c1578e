/** The bytes that ../base91.mjs has written. */
export function read91(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  const digit = (at: number) => {
    const code = text.charCodeAt(at);
    return (code === 126 ? 60 : code === 33 ? 92 : code) - 35;
  };
  for (let at = 0; at < text.length; at += 2) {
    const last = at + 1 === text.length;
    const value = digit(at) + (last ? 0 : digit(at + 1) * 91);
    bits |= value << count;
    count += last ? 8 - count : (value & 8191) > 88 ? 13 : 14;
    for (; count > 7; count -= 8) {
      bytes.push(bits & 255);
      bits >>= 8;
    }
  }
  return new Uint8Array(bytes);
}
