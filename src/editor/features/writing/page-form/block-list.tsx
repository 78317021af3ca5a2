import { Fragment, useState } from 'react';
import { pathOf, placeOf } from '../../../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import { AddHere } from './add-here.tsx';
import { Block } from './block.tsx';
import { keyEntries, type ListedEntries, NOTHING_KEYED } from './block-keys.ts';
import { BlockMarks } from './marks/marks-list.tsx';

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
  const endsEmpty = hasEnd && !isReadOnly && draftIndex !== blocks.length;
  if (endsEmpty) entries.push(undefined);
  const keys = useKeys({ text, entries, hasEnd: endsEmpty });
  let next = 0;
  return (
    <>
      {entries.map((block, entry) => {
        const index = next;
        if (block) next++;
        const isBehindDraft = entries[entry - 1] === undefined && entry > 0;
        return (
          <Fragment key={keys[entry]}>
            {!isReadOnly && block && !isBehindDraft && <AddHere list={list} index={index} inside={inside} />}
            <Block
              text={text}
              block={block}
              path={pathOf({ list, index })}
              isLast={index === blocks.length - 1}
              inside={inside}
              draft={draft?.startsWith(`${pathOf({ list, index })}.`) ? draft : undefined}
              isLasting={endsEmpty && entry === entries.length - 1}
            />
            {block && <BlockMarks path={pathOf({ list, index })} />}
          </Fragment>
        );
      })}
      {!isReadOnly && !hasEnd && draftIndex !== blocks.length && (
        <AddHere list={list} index={blocks.length} inside={inside} isOnly={blocks.length === 0} />
      )}
    </>
  );
}

/** A key for each entry, which it keeps while others come and go. */
function useKeys(now: ListedEntries): readonly string[] {
  const [keyed, setKeyed] = useState(() => keyEntries(NOTHING_KEYED, now));
  const isSame =
    keyed.text === now.text &&
    keyed.entries.length === now.entries.length &&
    keyed.hasEnd === now.hasEnd &&
    keyed.entries.every((entry, index) => entry === now.entries[index]);
  if (isSame) return keyed.keys;
  const next = keyEntries(keyed, now);
  setKeyed(next);
  return next.keys;
}
