export function write91(bytes: Uint8Array): string;
