/** A file name for a download, such as `acorn-handbook-site.zip`, from a project's name in any language. */
export function exportFileName(projectName: string, kind: 'site' | 'source'): string {
  const words = projectName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${words?.join('-') ?? 'project'}-${kind}.zip`;
}
