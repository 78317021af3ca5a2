/** Longer names are cut, so that what comes after them and a folder to unzip into still fit. */
const MAX_NAME_LENGTH = 60;

/** A file name for a download, such as `acorn-handbook-site.zip`, from a project's name in any language. */
export function exportFileName(projectName: string, kind: 'site' | 'source'): string {
  const words = projectName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = [...(words?.join('-') ?? 'project')].slice(0, MAX_NAME_LENGTH).join('').replace(/-$/, '');
  return `${name}-${kind}.zip`;
}
