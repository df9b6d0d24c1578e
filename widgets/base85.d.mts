export function write85(bytes: Uint8Array): string;
