import { findComponent } from '../../catalogue/catalogue.ts';
import { scanTags } from '../../page-source/scan-tags.ts';
import type { FixEdit } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import type { TextRule } from '../rule.ts';
import { WRITTEN_ATTRIBUTE } from './written-attribute.ts';

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
/** Attributes in the spelling of HTML are read as meant. One note for a page, at the first, whose fix changes all. */
export const htmlAttribute: TextRule = {
  over: 'text',
  code: 'mdx/html-attribute',
  severity: 'info',
  title: 'Attribute in the spelling of HTML',
  why: 'Pages are MDX, in which some attributes have other names than in HTML. It works here, and not in every other tool.',
  run({ file, text, prepared: { bodyStart } }) {
    if (file.endsWith('.md') || !ANY.test(text)) return [];
    const edits: FixEdit[] = [];
    let first: { readonly name: string; readonly start: number } | undefined;
    for (const tag of scanTags(text)) {
      if (tag.start < bodyStart || tag.kind === 'close') continue;
      const own = findComponent(tag.name)?.attributes;
      for (const match of text.slice(tag.start, tag.end).matchAll(WRITTEN_ATTRIBUTE)) {
        // `<Visibility for="humans">`: the component calls it so.
        if (own?.some(({ name }) => name === match[1])) continue;
        const change = respell(match);
        if (change === undefined) continue;
        const start = tag.start + match.index + change.offset;
        first ??= { name: change.written.replace(/\s*=.*/s, ''), start };
        edits.push(fixEdit(text, start, start + change.written.length, change.text));
      }
    }
    const [at] = edits;
    if (first === undefined || at === undefined) return [];
    const start = positionAt(text, first.start);
    return [
      {
        subject: [first.name],
        message: `\`${first.name}\` is written as in HTML; it works here, but not in other tools.`,
        hint: `Write \`${at.text}\`.`,
        file,
        range: { start, end: { ...start, column: start.column + first.name.length } },
        fix: { title: edits.length === 1 ? `Write \`${at.text}\`` : `Respell all ${edits.length} of the page`, edits },
      },
    ];
  },
};

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
