export function generateTranscript(
  file: string,
  bytes: number,
  options?: { readonly seed?: number },
): { readonly file: string; readonly bytes: number }
