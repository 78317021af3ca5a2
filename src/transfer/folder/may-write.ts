/** Whether a path is one that a project may put into a folder on the computer. */

/** Where other programs keep what they run or made. Compared as file systems do that know no case. */
const FOREIGN: ReadonlySet<string> = new Set(['node_modules', '__macosx']);

/**
 * Nothing hidden, and nothing that a file system may take for something hidden: `.git` holds commands that run, and
 * Windows knows it by the short name `GIT~1` as well. What comes from a stranger's zip must not end there.
 */
export function mayWrite(path: string): boolean {
  return path.split('/').every((name) => {
    const plain = name.trim().replace(/[.\s]+$/, '');
    if (plain === '' || plain !== name || plain.startsWith('.')) return false;
    return !/~\d/.test(plain) && !/[\\:\p{Cc}\p{Cf}]/u.test(plain) && !FOREIGN.has(plain.toLowerCase());
  });
}
