/** Kinds of picture that a browser does not tell by their bytes. */
const IMAGE_TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', ico: 'image/x-icon' };

/** The type of a picture for a `Blob`; `undefined` where the browser finds out by itself. */
export function imageType(path: string): string | undefined {
  return IMAGE_TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}
