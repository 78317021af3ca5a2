const PART = /\$(\$|&|\d{1,2}|<([^>]*)>)|\\([nrt\\])/g;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

/** A replacement with what the match found: `$&` all of it, `$1` and `$<name>` groups, `$$` a dollar, `\n` and `\t`. */
export function expandReplacement(template: string, match: RegExpExecArray): string {
  return template.replace(PART, (written: string, dollar?: string, name?: string, control?: string) => {
    if (control !== undefined) return CONTROLS[control] ?? written;
    if (dollar === '$') return '$';
    if (dollar === '&') return match[0];
    if (name !== undefined) return match.groups === undefined ? written : (match.groups[name] ?? '');
    return group(match, dollar ?? '', written);
  });
}

/** `$12` is group 12 where there is one, else group 1 with a 2 behind it. */
function group(match: RegExpExecArray, digits: string, written: string): string {
  const number = Number(digits);
  if (number > 0 && number < match.length) return match[number] ?? '';
  const first = Number(digits.charAt(0));
  return digits.length > 1 && first > 0 && first < match.length ? (match[first] ?? '') + digits.slice(1) : written;
}
