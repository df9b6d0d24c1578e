// Bytes as text, 13 or 14 bits in two signs: a fifteenth shorter than base64.

/**
 * The signs from # to }, but ~ and ! in place of < and \, which a page and JSON would have to escape.
 *
 * src/base91.ts reads it.
 */
function sign(digit) {
  const code = digit + 35;
  return String.fromCharCode(code === 60 ? 126 : code === 92 ? 33 : code);
}

/** Write bytes; two signs could say a little more than 13 bits, so where they can they say 14. */
export function write91(bytes) {
  let text = "";
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count < 14) continue;
    const size = (bits & 8191) > 88 ? 13 : 14;
    const value = bits & ((1 << size) - 1);
    text += sign(value % 91) + sign(Math.floor(value / 91));
    bits >>= size;
    count -= size;
  }
  if (count) text += sign(bits % 91);
  if (count > 7 || bits > 90) text += sign(Math.floor(bits / 91));
  return text;
}
