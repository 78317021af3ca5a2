/**
 * Names that Windows cannot keep: its devices, whatever their extension, with blanks before it or not; letters that it does
 * not allow; a dot or a space at the end. From "Naming Files, Paths, and Namespaces" of Microsoft's documentation.
 */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)|[<>:"|?*]|[. ]$/i;

/** The first name in a path that Windows cannot keep. */
export function reservedName(path: string): string | undefined {
  return path.split('/').find((name) => RESERVED.test(name));
}
