/** Attributes in the spelling of HTML: read as meant, with a note and the spelling that every MDX tool reads. */
import { findComponent } from '../../catalogue/catalogue.ts';
import type { Diagnostic, FixEdit } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import { scanTags } from '../scan-tags.ts';

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  frameborder: 'frameBorder',
  allowfullscreen: 'allowFullScreen',
  autoplay: 'autoPlay',
  playsinline: 'playsInline',
  crossorigin: 'crossOrigin',
  referrerpolicy: 'referrerPolicy',
  maxlength: 'maxLength',
  readonly: 'readOnly',
};

const names = Object.keys(NAMES).join('|');
/** Quick to say no: most pages have none. */
const ANY = new RegExp(String.raw`\s(?:(?:${names})(?=[\s=/>])|style\s*=\s*["'])`);
/** An attribute with its value; strings and braces without others inside are enough, since the tag could be read. */
const ATTRIBUTE = /\s([A-Za-z_:][\w:.-]*)(?:(\s*=\s*)("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?/g;

/** A value for an event as in HTML: code in a text, which no page runs. */
const EVENT = /^on[a-z]{3,}$/i;
const ANY_EVENT = /\son[a-z]{3,}\s*=\s*["']/i;

/** One note for a page, at the first attribute in the spelling of HTML, whose fix changes all; one for each event. */
export function noteHtmlAttributes(file: string, source: string, bodyStart: number): Diagnostic[] {
  const spelling = file.endsWith('.md') ? undefined : noteSpelling(file, source, bodyStart);
  return [...(spelling === undefined ? [] : [spelling]), ...noteEvents(file, source, bodyStart)];
}

function noteEvents(file: string, source: string, bodyStart: number): Diagnostic[] {
  if (!ANY_EVENT.test(source)) return [];
  const found: Diagnostic[] = [];
  for (const tag of scanTags(source)) {
    if (tag.start < bodyStart || tag.kind === 'close') continue;
    for (const match of source.slice(tag.start, tag.end).matchAll(ATTRIBUTE)) {
      const [written, name = '', equals = '', value = ''] = match;
      if (!EVENT.test(name) || !/^["']/.test(value)) continue;
      const start = tag.start + match.index;
      const at = positionAt(source, start + written.indexOf(name));
      found.push({
        code: 'mdx/event-attribute',
        severity: 'warning',
        subject: [name + equals.trim()],
        message: `\`${name}${equals.trim()}…\` would run code when the page is read, so it is left out.`,
        hint: 'Remove it. What reacts to readers is made in a component of your own.',
        file,
        range: { start: at, end: { ...at, column: at.column + name.length } },
        fix: { title: `Remove \`${name}\``, edits: [fixEdit(source, start, start + written.length, '')] },
      });
    }
  }
  return found;
}

function noteSpelling(file: string, source: string, bodyStart: number): Diagnostic | undefined {
  if (!ANY.test(source)) return undefined;
  const edits: FixEdit[] = [];
  let first: { readonly name: string; readonly start: number } | undefined;
  for (const tag of scanTags(source)) {
    if (tag.start < bodyStart || tag.kind === 'close') continue;
    const text = source.slice(tag.start, tag.end);
    const own = findComponent(tag.name)?.attributes;
    for (const match of text.matchAll(ATTRIBUTE)) {
      // `<Visibility for="humans">`: the component calls it so.
      if (own?.some(({ name }) => name === match[1])) continue;
      const change = respell(match);
      if (change === undefined) continue;
      const start = tag.start + match.index + change.offset;
      first ??= { name: change.written.replace(/\s*=.*/s, ''), start };
      edits.push(fixEdit(source, start, start + change.written.length, change.text));
    }
  }
  const [at] = edits;
  if (first === undefined || at === undefined) return undefined;
  const start = positionAt(source, first.start);
  return {
    code: 'mdx/html-attribute',
    severity: 'info',
    subject: [first.name],
    message: `\`${first.name}\` is written as in HTML; it works here, but not in other tools.`,
    hint: `Write \`${at.text}\`.`,
    file,
    range: { start, end: { ...start, column: start.column + first.name.length } },
    fix: { title: edits.length === 1 ? `Write \`${at.text}\`` : `Respell all ${edits.length} of the page`, edits },
  };
}

interface Respelling {
  /** Of what is changed, from the beginning of the match. */
  readonly offset: number;
  readonly written: string;
  readonly text: string;
}

function respell(match: RegExpMatchArray): Respelling | undefined {
  const [whole, name = '', equals = '', value = ''] = match;
  const offset = whole.indexOf(name);
  const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (known !== undefined) return { offset, written: name, text: known };
  if (name !== 'style' || !/^["']/.test(value)) return undefined;
  const style = styleObject(value.slice(1, -1));
  return style === undefined ? undefined : { offset, written: name + equals + value, text: `style={${style}}` };
}

/** `color: red; --gap: 2px` → `{ color: "red", "--gap": "2px" }`; `undefined` for what is not so plain. */
function styleObject(css: string): string | undefined {
  const entries: string[] = [];
  for (const declaration of css.split(';')) {
    if (declaration.trim() === '') continue;
    const match = /^\s*(-{0,2}[a-z][\w-]*)\s*:\s*([^:{}"'\\]+?)\s*$/i.exec(declaration);
    if (match === null) return undefined;
    const [, property = '', value = ''] = match;
    entries.push(`${propertyName(property)}: ${JSON.stringify(value)}`);
  }
  return entries.length === 0 ? undefined : `{ ${entries.join(', ')} }`;
}

function propertyName(property: string): string {
  if (property.startsWith('--')) return JSON.stringify(property);
  const [first = '', ...rest] = property.replace(/^-(?=ms-)/, '').split('-');
  return first.toLowerCase() + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join('');
}
