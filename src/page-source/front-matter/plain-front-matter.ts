/** The fast way through front matter that is only `key: value` lines, as nearly all of it is. */

const LINE = /^([A-Za-z][\w.-]*|"[\w:.-]+"|'[\w:.-]+'):[ \t]+(\S.*?)[ \t]*$/;
/** A value that YAML reads as the text it is: no comment, no nested key, no indicator, no number, date or null. */
const PLAIN = /^[A-Za-z/(À-\uFFFF](?:[^:#]|:(?=[^\s:])|(?<=\S)#)*$/;
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/;
const SPECIAL = /^(?:true|false|null|yes|no|on|off|nan|inf)$/i;

/** Keys and values, or `undefined` when any line needs a YAML parser. */
export function readPlainFrontMatter(yaml: string): Record<string, unknown> | undefined {
  const result: Record<string, unknown> = {};
  for (const line of yaml.split('\n')) {
    const match = LINE.exec(line.endsWith('\r') ? line.slice(0, -1) : line);
    if (match === null) {
      if (line.trim() === '') continue;
      return undefined;
    }
    const [, key = '', value = ''] = match;
    const read = readValue(value);
    if (read === undefined) return undefined;
    const name = QUOTED.exec(key)?.[1] ?? QUOTED.exec(key)?.[2] ?? key;
    if (Object.hasOwn(result, name)) return undefined;
    result[name] = read;
  }
  return result;
}

function readValue(value: string): string | boolean | undefined {
  const quoted = QUOTED.exec(value);
  if (quoted !== null) return quoted[1] ?? quoted[2];
  if (value === 'true') return true;
  if (value === 'false') return false;
  return PLAIN.test(value) && !SPECIAL.test(value) ? value : undefined;
}
