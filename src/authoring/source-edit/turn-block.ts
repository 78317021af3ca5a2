/** Blocks of a page that become another kind of block, with all their words. Pure. */
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import type { BlockChange } from './block-actions.ts';
import { hasOwnLines, replaceBlock } from './block-edits.ts';
import {
  BLOCK_FORMS,
  type BlockBody,
  type BlockForm,
  bodyOf,
  flatItems,
  formOf,
  isCallout,
  isHeadingLine,
  isTitleLine,
} from './block-forms.ts';
import { holdsText } from './what-holds.ts';

const TITLED: Readonly<Partial<Record<BlockForm, string>>> = { card: 'Card', accordion: 'Accordion' };
/** Of these, one takes the attributes of the other as they are. */
const SHARED: ReadonlySet<string> = new Set(['title', 'icon', 'iconType']);

/** What a block can become, in the order of the menu: nothing of its words is lost, and it can be turned back. */
export function formsFor(found: FoundBlock): readonly BlockForm[] {
  const own = turnableForm(found);
  if (own === undefined) return [];
  return BLOCK_FORMS.filter((form) => form !== own && sourceAs(found, form) !== undefined);
}

/** The form of a block that can become another one where it stands. */
function turnableForm({ text, block, list }: FoundBlock): BlockForm | undefined {
  return holdsText(list.parent) && hasOwnLines(text, block) ? formOf(text, block) : undefined;
}

/** Makes a block another one; `undefined` where it cannot become that. The cursor is at its first words. */
export function turnBlock(found: FoundBlock, form: BlockForm): BlockChange | undefined {
  const own = turnableForm(found);
  const source = own === undefined || own === form ? undefined : sourceAs(found, form);
  if (source === undefined) return undefined;
  const words = bodyOf(found.text, found.block);
  const first = words?.title ?? flatItems(words?.source ?? '')?.[0] ?? words?.source ?? '';
  const at = Math.max(source.indexOf(first.split('\n')[0] ?? ''), 0);
  const change = replaceBlock(found.text, found.block, source, at);
  return change?.selection && { edits: change.edits, selection: change.selection };
}

function sourceAs(found: FoundBlock, form: BlockForm): string | undefined {
  const { text, block } = found;
  const renamed = withOtherTags(text, block, form);
  if (renamed !== undefined) return renamed;
  const body = mayBecome(text, block, form) ? bodyOf(text, block) : undefined;
  const source = body && write(body, form);
  if (!body || source === undefined || !isAs(source, form, body)) return undefined;
  // What was shown as it is must not become signs.
  const isCodeAsText = block.kind !== 'code' || (isAllText(source) && flatItems(source) === undefined);
  return isCodeAsText ? source : undefined;
}

/** Lists with more than words in their items stay lists, and code becomes a text only. */
function mayBecome(text: string, block: PageBlock, form: BlockForm): boolean {
  if (block.kind === 'code') return form === 'text';
  if (block.kind !== 'list' || form === 'quote' || isCallout(form)) return true;
  return flatItems(bodyOf(text, block)?.source ?? '') !== undefined;
}

function isAllText(source: string): boolean {
  return readPageBlocks(source).every(({ kind }) => kind === 'text');
}

/** Callouts take one another's place with all that they have; so do cards and accordions. */
function withOtherTags(text: string, block: PageBlock, form: BlockForm): string | undefined {
  if (block.kind !== 'element' || !block.element.closing) return undefined;
  const { name, nameEnd, attributes, closing } = block.element;
  const tag =
    isCallout(name) && isCallout(form) ? form : Object.values(TITLED).includes(name) ? TITLED[form] : undefined;
  const areShared = isCallout(name) || attributes.every((attribute) => SHARED.has(attribute.name));
  if (tag === undefined || !areShared) return undefined;
  const own = text.slice(nameEnd, closing.start);
  const indent = / *$/.exec(text.slice(0, block.start).split('\n').at(-1) ?? '')?.[0] ?? '';
  return `<${tag}${own}</${tag}>`.replace(/\r\n/g, '\n').replaceAll(`\n${indent}`, '\n');
}

function write({ title, source }: BlockBody, form: BlockForm): string | undefined {
  const items = flatItems(source);
  switch (form) {
    case 'text':
      return [title, items ? items.join('\n\n') : source]
        .filter((part) => part !== undefined && part !== '')
        .join('\n\n');
    case 'heading-2':
    case 'heading-3':
    case 'heading-4': {
      const words = oneLine({ title, source });
      return words === undefined ? undefined : `${'#'.repeat(Number(form.slice(-1)))} ${words}`;
    }
    case 'bullet':
    case 'numbered':
      return title === undefined ? asList(items ?? source.split(/\n{2,}/), form) : undefined;
    case 'quote':
      return title === undefined ? source.replace(/^.*$/gm, (line) => (line === '' ? '>' : `> ${line}`)) : undefined;
    case 'code':
      return title === undefined && !/[<{]/.test(source) ? asCode(source) : undefined;
    case 'steps':
    case 'card':
    case 'accordion':
      return asTitled({ title, source }, form);
    default:
      return title === undefined ? inTags(form, source) : undefined;
  }
}

/** The words of what is one line of text: as a heading, they are all of it. */
function oneLine({
  title,
  source,
}: {
  readonly title: string | undefined;
  readonly source: string;
}): string | undefined {
  const words = title === undefined || source === '' ? (title ?? flatItems(source)?.join('\n') ?? source) : '';
  return isHeadingLine(words) ? words : undefined;
}

function asList(paragraphs: readonly string[], form: 'bullet' | 'numbered'): string {
  return paragraphs
    .map((words, index) => {
      const mark = form === 'bullet' ? '- ' : `${index + 1}. `;
      return mark + words.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function asCode(source: string): string {
  const longest = Math.max(2, ...(source.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${source}\n${fence}`;
}

function inTags(name: string, source: string, attributes = ''): string {
  const inner = source === '' ? '' : `${source.replace(/^(?=.)/gm, '  ')}\n`;
  return `<${name}${attributes}>\n${inner}</${name}>`;
}

/** A short line becomes the title. */
function asTitled(
  { title, source }: { readonly title: string | undefined; readonly source: string },
  form: 'steps' | 'card' | 'accordion',
): string | undefined {
  const line = title ?? oneLine({ title, source });
  if (line === undefined || !isTitleLine(line)) return undefined;
  const element = inTags(TITLED[form] ?? 'Step', title === undefined ? '' : source, ` title="${line}"`);
  return form === 'steps' ? inTags('Steps', element) : element;
}

/** Whether source is read as the form that it was written as, and as nothing more than that. */
function isAs(source: string, form: BlockForm, { title }: BlockBody): boolean {
  const blocks = readPageBlocks(source);
  const [first] = blocks;
  if (!first || blocks.some(({ kind }) => kind === 'source')) return false;
  if (form === 'text') return title === undefined || formOf(source, first) === 'text';
  return blocks.length === 1 && formOf(source, first) === form && hasSameWords(source, first, form);
}

/** A list of several paragraphs has as many items; what is within tags can be taken out of them again. */
function hasSameWords(source: string, block: PageBlock, form: BlockForm): boolean {
  if (form === 'bullet' || form === 'numbered') return flatItems(source) !== undefined;
  return bodyOf(source, block) !== undefined;
}
