/** The text that was deflated (zlib) and then written in base64. */
export function inflate(zip: string): Promise<string> {
  const bytes = Uint8Array.from(atob(zip), (c) => c.charCodeAt(0));
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(text).text();
}
