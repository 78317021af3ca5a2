/** Paths of archive entries and dropped files, which strangers may have made. */

/**
 * An entry's path as one inside the archive, or `undefined` when it leads elsewhere: out by `..`, to the root of a
 * disk, or to a drive. Backslashes count as slashes, as they do where such paths do harm. Letters with accents get
 * their one-character form, so that links find them whatever system made the archive.
 */
export function safeEntryPath(name: string): string | undefined {
  const path = name.replaceAll('\\', '/').normalize('NFC');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || path.includes('\0')) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.length === 0 || segments.includes('..') ? undefined : segments.join('/');
}
