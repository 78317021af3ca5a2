/** The parts that sources of all diagrams have: front matter, directives, comments, names for screen readers. */
import { Faults } from './fault.ts';
import { readSettings, type Settings } from './settings.ts';

export interface SourceLine {
  /** Trimmed. */
  readonly text: string;
  /** In the source as written, from 1. */
  readonly number: number;
  /** Characters before the text. */
  readonly indent: number;
  /** A comment stood behind it. */
  readonly hasComment?: true;
}

export interface DiagramSource {
  /** First word: `flowchart`, `sequenceDiagram`. */
  readonly type: string;
  readonly header: SourceLine;
  /** What stands behind the type in its line. */
  readonly rest: string;
  /** Lines with content behind the first. */
  readonly lines: readonly SourceLine[];
  readonly settings: Settings;
  readonly title?: string;
  readonly accessibleTitle?: string;
  readonly accessibleDescription?: string;
  /** What is found to be wrong while it is read. */
  readonly faults: Faults;
}

/** `undefined` for a source without content. */
export function readSource(written: string): DiagramSource | undefined {
  const { text, title, frontMatter } = takeFrontMatter(written.replaceAll('\r\n', '\n'));
  const noted: { title?: string; description?: string } = {};
  const directives = [...text.matchAll(/%%\{([\s\S]*?)\}%%/g)].map((match) => match[1] ?? '');
  const bare = takeNotes(blankOut(text, /%%\{[\s\S]*?\}%%/g), noted);
  const lines = bare
    .split('\n')
    .map((line, index) => {
      const text = line.trim();
      const bare = withoutComment(text);
      return {
        text: bare,
        number: index + 1,
        indent: line.length - line.trimStart().length,
        ...(bare === text ? {} : { hasComment: true as const }),
      };
    })
    .filter((line) => line.text !== '' && !line.text.startsWith('%%'));
  const [header, ...rest] = lines;
  const faults = new Faults();
  noteFrontMatter(frontMatter, written, faults);
  if (header === undefined) return undefined;
  const type = /^[^\s;:]+/.exec(header.text)?.[0] ?? '';
  return {
    type,
    header,
    rest: header.text.slice(type.length).trim(),
    lines: rest,
    settings: readSettings(frontMatter, directives),
    faults,
    ...(title === undefined ? {} : { title }),
    ...(noted.title === undefined ? {} : { accessibleTitle: noted.title }),
    ...(noted.description === undefined ? {} : { accessibleDescription: noted.description }),
  };
}

/** `A --> B %% why`: a comment begins behind a space, outside of quotes. */
function withoutComment(text: string): string {
  if (!text.includes('%%')) return text;
  for (const { index } of text.matchAll(/\s+%%(?!\{)/g)) {
    if ((text.slice(0, index).match(/"/g)?.length ?? 0) % 2 === 0) return text.slice(0, index);
  }
  return text;
}

function takeFrontMatter(text: string): {
  readonly text: string;
  readonly frontMatter: string;
  readonly title?: string;
} {
  const match = /^\s*---[ \t]*\n([\s\S]*?)\n[ \t]*---[ \t]*(?=\n|$)/.exec(text);
  if (match === null) return { text, frontMatter: '' };
  const frontMatter = match[1] ?? '';
  const title = /^[ \t]*title:[ \t]*(.+)$/m.exec(frontMatter)?.[1]?.trim();
  return {
    frontMatter,
    text: blank(match[0]) + text.slice(match[0].length),
    ...(title === undefined ? {} : { title: title.replace(/^(["'])(.*)\1$/, '$2') }),
  };
}

const SETTING = /^\s*(?:#.*|-\s.*|[\]}]|(?:[\w$./*-]+|"[^"]*"|'[^']*')\s*:(?:\s+(.*))?)?$/;

/** Front matter that is no YAML. */
function noteFrontMatter(frontMatter: string, written: string, faults: Faults): void {
  const start = written.split('\n').findIndex((line) => line.trim() === '---') + 2;
  frontMatter.split('\n').forEach((text, index) => {
    const value = SETTING.exec(text)?.[1]?.trim() ?? '';
    const isOpen = /^(?:"[^"]*|'[^']*)$/.test(value) || (/^[^"']*\s.*:\s/.test(value) && !/^[{[|>]/.test(value));
    if (!SETTING.test(text) || isOpen)
      faults.add(
        'guessed',
        { text: text.trim(), number: start + index },
        'A setting such as `theme: dark` is expected between the lines `---`.',
      );
  });
}

function takeNotes(text: string, noted: { title?: string; description?: string }): string {
  return text
    .replace(/^[ \t]*accTitle[ \t]*:[ \t]*(.*)$/gm, (_whole, title: string) => {
      noted.title = title.trim();
      return '';
    })
    .replace(/^[ \t]*accDescr[ \t]*:[ \t]*(.*)$/gm, (_whole, description: string) => {
      noted.description = description.trim();
      return '';
    })
    .replace(/^[ \t]*accDescr[ \t]*\{([^}]*)\}/gm, (whole, description: string) => {
      noted.description = description.replace(/\s+/g, ' ').trim();
      return blank(whole);
    });
}

function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, blank);
}

/** Only the line ends, so that numbers of lines stay. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, '');
}
