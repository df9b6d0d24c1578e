// Bytes as text, five signs for four bytes: a sixteenth shorter than base64.

/**
 * The signs from # to w, but x and y in place of < and \, which a page and JSON would have to escape.
 *
 * src/base85.ts reads it.
 */
function sign(digit) {
  const code = digit + 35;
  return code === 60 ? "x" : code === 92 ? "y" : String.fromCharCode(code);
}

/** Write bytes; those of the last group need one sign more than there are bytes. */
export function write85(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const group = [...bytes.subarray(at, at + 4)];
    const left = 4 - group.length;
    let number = [...group, 0, 0, 0].slice(0, 4).reduce((all, byte) => all * 256 + byte, 0);
    let signs = "";
    for (let n = 0; n < 5; n++) {
      signs = sign(number % 85) + signs;
      number = Math.floor(number / 85);
    }
    text += signs.slice(0, 5 - left);
  }
  return text;
}
