/** The bytes that ../base85.mjs has written. */
export function read85(text: string): Uint8Array<ArrayBuffer> {
  const left = (5 - (text.length % 5)) % 5;
  const whole = text + "w".repeat(left);
  const bytes = new DataView(new ArrayBuffer((whole.length / 5) * 4));
  for (let at = 0; at < whole.length; at += 5) {
    let number = 0;
    for (let n = at; n < at + 5; n++) {
      const code = whole.charCodeAt(n);
      number = number * 85 + (code === 120 ? 60 : code === 121 ? 92 : code) - 35;
    }
    bytes.setUint32((at / 5) * 4, number);
  }
  return new Uint8Array(bytes.buffer, 0, bytes.byteLength - left);
}
