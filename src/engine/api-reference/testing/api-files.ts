/** Files of a project; what is no text is written as JSON. */
export function filesOf(files: Readonly<Record<string, string | object>>): Map<string, Uint8Array> {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return new Map(
    Object.entries(files).map(([path, text]) => [path, bytes(typeof text === 'string' ? text : JSON.stringify(text))]),
  );
}
