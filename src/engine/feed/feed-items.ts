/** From the updates of a page to the entries of its feed. */
import type { Props } from '../jsx/jsx.ts';
import type { MarkdownBlock } from '../markdown/block-writer.ts';
import { listProp, prop, textProp } from '../markdown/markdown-props.ts';
import type { Heading } from '../render/theme-contract.ts';
import { findDate } from './find-date.ts';
import { plainText } from './plain-text.ts';

export interface FeedItem {
  readonly title: string;
  /** Id of the place in the page. */
  readonly anchor: string;
  readonly date?: string;
  readonly tags: readonly string[];
  readonly content: readonly MarkdownBlock[];
}

/** An `<Update>` as it was written: its properties, and what stands in it. */
export interface WrittenUpdate {
  readonly props: Props;
  readonly blocks: readonly MarkdownBlock[];
}

/** An entry for each heading of an update; for an update without headings, or with words of its own, one. */
export function feedItems(updates: readonly WrittenUpdate[], headings: readonly Heading[]): readonly FeedItem[] {
  const find = createHeadingFinder(headings);
  return updates.flatMap(({ props, blocks }) => {
    const label = textProp(props, 'label') ?? 'Update';
    const anchor = find(label) ?? '';
    const date = findDate(label) ?? findDate(textProp(props, 'description') ?? '');
    const shared = { tags: listProp(props, 'tags'), ...(date !== undefined && { date }) };
    const own = ownWords(props);
    const sections = cutAtHeadings(blocks);
    const [lead] = sections;
    if (own !== undefined || lead === undefined || sections.length === 1) {
      const described: readonly MarkdownBlock[] | undefined =
        own?.description === undefined ? undefined : [{ kind: 'paragraph', text: own.description }];
      return [{ title: own?.title ?? label, anchor, ...shared, content: described ?? blocks }];
    }
    return sections.slice(1).map(({ title, content }) => ({
      title,
      anchor: find(title) ?? anchor,
      ...shared,
      content,
    }));
  });
}

interface Section {
  readonly title: string;
  readonly content: MarkdownBlock[];
}

/** The first section is what stands before the first heading. */
function cutAtHeadings(blocks: readonly MarkdownBlock[]): readonly Section[] {
  const sections: Section[] = [{ title: '', content: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: plainText(block.text), content: [] });
    else sections.at(-1)?.content.push(block);
  }
  return sections;
}

/** `rss={{ title, description }}`. */
function ownWords(props: Props): { readonly title?: string; readonly description?: string } | undefined {
  const given = prop(props, 'rss');
  if (typeof given !== 'object' || given === null) return undefined;
  const title = textProp(given as Props, 'title');
  const description = textProp(given as Props, 'description');
  return { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
}

/** Gives the id of the next heading with a text; headings are asked for in the order of the page. */
function createHeadingFinder(headings: readonly Heading[]): (text: string) => string | undefined {
  let next = 0;
  const simple = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
  const known = headings.map(({ text }) => simple(text));
  return (text) => {
    const at = known.indexOf(simple(text), next);
    if (at < 0) return undefined;
    next = at + 1;
    return headings[at]?.id;
  };
}
