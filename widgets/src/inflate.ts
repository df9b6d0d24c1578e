/** The bytes that were written in base64. */
export function read64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/** The text that was deflated (zlib). */
export function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // not by way of a Blob, which lives in another process
  const text = new Response(bytes).body?.pipeThrough(new DecompressionStream("deflate"));
  return new Response(text).text();
}
