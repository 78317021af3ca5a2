import { findComponent } from '../../catalogue/catalogue.ts';
import { scanTags } from '../../page-source/scan-tags.ts';
import type { JsxAttribute } from '../../page-source/tree/read-tag.ts';
import type { FixEdit } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import type { TextRule } from '../rule.ts';

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
      for (const attribute of tag.attributes) {
        const { name, start } = attribute;
        // `<Visibility for="humans">`: the component calls it so.
        if (own?.some((one) => one.name === name)) continue;
        const change = respell(text, attribute);
        if (change === undefined) continue;
        first ??= { name, start };
        edits.push(fixEdit(text, start, change.end, change.text));
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
  /** Offset behind what is changed, which is the name or all of the attribute. */
  readonly end: number;
  readonly text: string;
}

function respell(text: string, { name, nameEnd, value, end }: JsxAttribute): Respelling | undefined {
  const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (known !== undefined) return { end: nameEnd, text: known };
  if (name !== 'style' || value?.kind !== 'string') return undefined;
  const style = styleObject(text.slice(value.start + 1, value.end - 1));
  return style === undefined ? undefined : { end, text: `style={${style}}` };
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
