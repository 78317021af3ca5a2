/** Lines of front matter that are laid out in a way YAML does not read: tabs, too much indentation, no colon. */
import { isKnownKey } from './front-matter-keys.ts';
import type { YamlRepair } from './quote-fix.ts';

const KEY_WITH_VALUE = /^[\w:.-]+:[ \t]+\S/;

/** The first line of a YAML that cannot be read whose layout is at fault. */
export function lineRepair(yaml: string): YamlRepair | undefined {
  const own = new Set([...yaml.matchAll(/^([\w.-]+(?::[\w.-]+)*):(?=[ \t\r]|$)/gm)].map(([, key]) => key));
  let above = '';
  let isInBlock = false;
  let start = 0;
  for (const raw of yaml.split('\n')) {
    const line = raw.replace(/\r$/, '');
    if (line.trim() !== '') {
      if (/^\S/.test(line)) isInBlock = false;
      const found = isInBlock ? undefined : repairOf(line, { above, start, own });
      if (found !== undefined) return found;
      if (/:[ \t]*[|>][+-]?[ \t]*$/.test(line)) isInBlock = true;
      if (!/^\s*#/.test(line)) above = line;
    }
    start += raw.length + 1;
  }
  return undefined;
}

interface Around {
  /** The line above, without comments. */
  readonly above: string;
  /** Offset of the line. */
  readonly start: number;
  /** Keys at the margin: the same key on an indented line takes nothing from them. */
  readonly own: ReadonlySet<string | undefined>;
}

function repairOf(line: string, { above, start, own }: Around): YamlRepair | undefined {
  const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
  const key = /^\s*([\w.-]+(?::[\w.-]+)*):(?:[ \t]|$)/.exec(line)?.[1];
  const isUnderValue = KEY_WITH_VALUE.test(above) && !/:[ \t]+["']/.test(above);
  const edit = (from: number, to: number, text: string) => ({
    start: start + from,
    end: start + Math.max(to, from + 1),
    edits: [{ start: start + from, end: start + to, text }],
  });
  const isSetting = margin !== '' && key !== undefined && !own.has(key);
  if (isSetting && (isUnderValue || (margin.includes('\t') && isKnownKey(key)))) {
    return {
      subject: [key],
      message: `The line of \`${key}\` is indented, so it does not count as a setting of its own.`,
      hint: 'Begin it at the margin, without spaces or tabs.',
      fixTitle: 'Move it to the margin',
      ...edit(0, margin.length, ''),
    };
  }
  if (margin.includes('\t')) {
    return {
      subject: ['tab'],
      message: 'This line is indented with a tab; only spaces are read here.',
      hint: 'Write two spaces instead of the tab.',
      fixTitle: 'Write spaces instead of the tab',
      ...edit(0, margin.length, margin.replaceAll('\t', '  ')),
    };
  }
  const [, word = '', sign = ''] = /^([A-Za-z][\w-]*)(:(?=[^\s:/])|[ \t]*=[ \t]*|[ \t]+(?=[^\s:=]))/.exec(line) ?? [];
  if (key === undefined && isKnownKey(word)) {
    return {
      subject: [word],
      message: `Between \`${word}\` and its value there has to be a colon and a space.`,
      hint: `Write \`${word}: ${line.slice(word.length + sign.length)}\`.`,
      fixTitle: `Write \`${word}: \``,
      ...edit(word.length, word.length + sign.length, ': '),
    };
  }
  if (margin === '' && key === undefined && isUnderValue && /^[^\s\-#"'[\]{}]/.test(line)) {
    return {
      subject: ['line'],
      message: 'A value continues in this line, which is not indented.',
      hint: 'Indent the line by two spaces.',
      fixTitle: 'Indent the line',
      ...edit(0, 0, '  '),
      end: start + line.length,
    };
  }
  return undefined;
}
