import { Fragment } from 'react';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import { AddHere } from './add-here.tsx';
import { Block } from './block.tsx';
import { pathOf, placeOf } from './block-path.ts';

export interface BlockListProps {
  /** The text that the offsets of the blocks are of. */
  readonly text: string;
  readonly blocks: readonly PageBlock[];
  /** Path of the element that holds them; empty for the page. */
  readonly list: string;
  /** Names of the elements around them, with blanks between them. */
  readonly inside: string;
  /** Where an empty field is open, as a path. */
  readonly draft: string | undefined;
  readonly isReadOnly: boolean;
  /** An empty field stays open at the end. */
  readonly hasEnd?: boolean;
}

/** Blocks one below the other, with a place to add something between any two. */
export function BlockList(props: BlockListProps) {
  const { text, blocks, list, inside, draft, isReadOnly, hasEnd = false } = props;
  const open = draft === undefined ? undefined : placeOf(draft);
  const draftIndex = open?.list === list && !isReadOnly ? open.index : undefined;
  const entries: (PageBlock | undefined)[] = [...blocks];
  if (draftIndex !== undefined) entries.splice(draftIndex, 0, undefined);
  if (hasEnd && !isReadOnly && draftIndex !== blocks.length) entries.push(undefined);
  let next = 0;
  return (
    <>
      {entries.map((block, entry) => {
        const index = next;
        if (block) next++;
        const isBehindDraft = entries[entry - 1] === undefined && entry > 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; offsets change with every key.
          <Fragment key={`${entry}:${groupOf(block)}`}>
            {!isReadOnly && block && !isBehindDraft && <AddHere list={list} index={index} inside={inside} />}
            <Block
              text={text}
              block={block}
              path={pathOf({ list, index })}
              isLast={index === blocks.length - 1}
              inside={inside}
              draft={draft?.startsWith(`${pathOf({ list, index })}.`) ? draft : undefined}
              isLasting={hasEnd && block === undefined && entry === entries.length - 1}
            />
          </Fragment>
        );
      })}
      {!isReadOnly && !hasEnd && draftIndex !== blocks.length && (
        <AddHere list={list} index={blocks.length} inside={inside} isOnly={blocks.length === 0} />
      )}
    </>
  );
}

/** Text that becomes a list stays in its field, and an empty field becomes text in place. */
function groupOf(block: PageBlock | undefined): string {
  if (block === undefined || block.kind === 'list' || block.kind === 'quote') return 'text';
  return block.kind;
}
