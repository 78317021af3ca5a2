/** Words within a tag, on one line: what Markdown begins there it also ends there, so that no tag stands crosswise to it. */

/** A sign that is escaped; an address; a whole link; whole emphasis. */
const WHOLE = new RegExp(
  [
    '\\\\[!-/:-@[-`{-~]',
    '(?<![a-z\\d])(?<scheme>https?:|www\\.)(?<path>[^\\s<]*)',
    '(?<label>!?\\[[^\\][\\n]*)\\]\\((?<address>[^()\\s<>{}`|\\\\]*)\\)',
    '(?<![^\\s(])(?<mark>\\*\\*|__|[*_]|~~)(?=[\\p{L}\\p{N}])(?<words>[^*_~[\\]`<{|\\\\]*)(?<=[\\p{L}\\p{N}])\\k<mark>(?![^\\s.,;:!?)])',
  ].join('|'),
  'giu',
);
/** An underscore within a word begins nothing. */
const SIGNS = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\$\$|[\\`*~[\]{}<|]/gu;

export function lineText(text: string): string {
  const line = text.replace(/\s*\n[\s>]*/g, ' ');
  let made = '';
  let at = 0;
  for (const match of line.matchAll(WHOLE)) {
    const { label, address, scheme, path = '' } = match.groups ?? {};
    made += escaped(line.slice(at, match.index));
    at = match.index + match[0].length;
    if (label !== undefined) made += `${label.replace(/[^[!].*$/s, escaped)}](${address})`;
    else if (scheme === undefined) made += match[0];
    else made += addressText(scheme, path, line[at] === '<');
  }
  return made + escaped(line.slice(at));
}

/** An address with signs to be escaped is no link: a link would take the backslashes for its own. */
function addressText(scheme: string, path: string, isBeforeTag: boolean): string {
  if (isBeforeTag || /[\\`*{}[\]|]/.test(path))
    return escaped(scheme + path).replace(/(?<=https?)(?=:)|(?<=www)(?=\.)/gi, '\\');
  const end = /[^\w/&=#%-]*$|_*$/.exec(path)?.index ?? path.length;
  return scheme + path.slice(0, end) + escaped(path.slice(end));
}

function escaped(text: string): string {
  return text.replace(SIGNS, (signs) => signs.replace(/./g, '\\$&'));
}
