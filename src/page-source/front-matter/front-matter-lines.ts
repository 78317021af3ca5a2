/** Front matter that is not YAML, read line by line as its author most likely meant it. */

const KEY = /^(?:"([^"]+)"|'([^']+)'|([A-Za-z_][\w:.-]*?))[ \t]*:(?:[ \t]+([^\n]*))?$/;
/** A text whose quotation marks are closed, and a comment behind it. */
const CLOSED_TEXT = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:[ \t]+#.*)?$/;

/**
 * Every line that begins with a key starts a value; any other line goes on with the last one, unless that is closed.
 * Values are text or lists.
 */
export function readFrontMatterLines(yaml: string): Record<string, unknown> {
  const lines = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const raw of yaml.split(/\r?\n/)) {
    const match = KEY.exec(raw);
    if (match !== null) {
      current = [match[4] ?? ''];
      lines.set(match[1] ?? match[2] ?? match[3] ?? '', current);
    } else if (raw.trim() !== '' && !raw.startsWith('#') && current && !CLOSED_TEXT.test(joined(current))) {
      current.push(raw.trim());
    }
  }
  const result: Record<string, unknown> = {};
  for (const [key, parts] of lines) if (key !== '__proto__') result[key] = readParts(parts);
  return result;
}

function readParts(parts: readonly string[]): unknown {
  const [first = '', ...rest] = parts.map((part) => part.trim());
  if (first === '' && rest.length > 0 && rest.every((part) => part.startsWith('-'))) {
    return rest.map((part) => unquote(part.slice(1).trim()));
  }
  const isBlock = /^[|>][+-]?$/.test(first);
  const written = joined([...(isBlock ? [] : [first]), ...rest]);
  const text = unquote(CLOSED_TEXT.exec(written)?.[1] ?? written);
  if (text === 'true') return true;
  if (text === 'false') return false;
  const list = /^\[(.*)\]$/.exec(text);
  return list === null ? text : (list[1] ?? '').split(',').map((item) => unquote(item.trim()));
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

function unquote(text: string): string {
  const quote = text.charAt(0);
  if (quote !== '"' && quote !== "'") return text;
  const inner = text.length > 1 && text.endsWith(quote) ? text.slice(1, -1) : text.slice(1);
  return quote === '"' ? inner.replaceAll('\\"', '"') : inner.replaceAll("''", "'");
}
