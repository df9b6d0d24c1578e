/** The text that was deflated (zlib) and then written in base64. */
export function inflate(zip: string): Promise<string> {
  const letters = atob(zip);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  // not by way of a Blob, which lives in another process
  const text = new Response(bytes).body?.pipeThrough(new DecompressionStream("deflate"));
  return new Response(text).text();
}
