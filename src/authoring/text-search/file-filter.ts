/** Which files a search looks into, as people write it: `guides/*, !*.md`. */

/**
 * Whether a path is meant by a list of patterns with commas between. `*` is any part of a name, `**` any folders, `?`
 * one character; a pattern without a star is a part of the path. Those with `!` leave out. An empty list means all.
 */
export function createFileFilter(list: string): (path: string) => boolean {
  const patterns = list
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '' && pattern !== '!');
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!')).map(toExpression);
  const unwanted = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => toExpression(pattern.slice(1)));
  return (path) =>
    (wanted.length === 0 || wanted.some((expression) => expression.test(path))) &&
    !unwanted.some((expression) => expression.test(path));
}

function toExpression(pattern: string): RegExp {
  const bare = pattern.replace(/^\.?\//, '');
  const isPart = !/[*?]/.test(bare);
  // Runs of stars mean no more than two, and would take for ever to try in all combinations.
  const source = bare.replace(/\*{2,}\/?|\*|\?|[\\^$.+()[\]{}|]/g, (part) => {
    if (part.startsWith('**')) return part.endsWith('/') ? '(?:.*/)?' : '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : `\\${part}`;
  });
  if (isPart) return new RegExp(source, 'i');
  // A pattern for names fits in every folder.
  return new RegExp(bare.includes('/') ? `^${source}$` : `(?:^|/)${source}$`, 'i');
}
