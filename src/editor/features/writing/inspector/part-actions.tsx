import { Button } from '@mantine/core';
import { Frame, Trash2 } from 'lucide-react';
import { removeBlock } from '../../../../authoring/source-edit/block-edits.ts';
import { codeBlockAt } from '../../../../authoring/source-edit/code-blocks.ts';
import { frameImage } from '../../../../authoring/source-edit/image-frame.ts';
import { linkAt } from '../../../../authoring/source-edit/links.ts';
import { elementsAround, scanElements } from '../../../../page-source/blocks/jsx-elements.ts';
import { lineAt } from '../../../../page-source/blocks/lines.ts';
import { tableAt } from '../../../../page-source/blocks/tables.ts';
import type { TextRange } from '../../../../project/text-edit.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { writingWords } from '../../../words/writing.ts';
import { blockWords, writingStepWords } from '../../../words/writing-commands.ts';
import { useDelete } from '../use-delete.ts';
import { useWriting } from '../writing-context.ts';

export type Part = 'table' | 'code' | 'image';

const NAMES = { table: blockWords.table, code: blockWords.code, image: blockWords.picture } as const;

export interface PartActionsProps {
  readonly part: Part;
  /** Where it begins in the page. */
  readonly start: number;
  /** Names of the elements around it, from the outermost in. */
  readonly inside: readonly string[];
}

/** What can be done with a table, a code block or a picture as a whole. */
export function PartActions({ part, start, inside }: PartActionsProps) {
  const { apply, readNow, isReadOnly } = useWriting();
  const deleteAs = useDelete();
  const name = NAMES[part];
  const remove = () => {
    const { text } = readNow();
    const range = rangeOf(text, part, start);
    const parent = elementsAround(scanElements(text), start).at(-1);
    if (range) deleteAs(removeBlock(text, range, parent), name);
  };
  const frame = () => {
    const { text } = readNow();
    const range = rangeOf(text, part, start);
    const change = range && frameImage(text, range);
    if (change) apply(change, writingStepWords.frame);
  };
  const { text } = readNow();
  const image = part === 'image' && !inside.includes('Frame') ? rangeOf(text, part, start) : undefined;
  return (
    <>
      {image && frameImage(text, image) && (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<Frame size={13} aria-hidden="true" />}
          disabled={isReadOnly}
          onClick={frame}
        >
          {writingWords.block.frame}
        </Button>
      )}
      <IconButton label={writingWords.block.remove(name)} size={26} disabled={isReadOnly} onClick={remove}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** The whole of it as the page is now: it may have changed since it was drawn. */
function rangeOf(text: string, part: Part, start: number): TextRange | undefined {
  if (part === 'image') {
    const link = linkAt(text, { start: start + 1, end: start + 1 });
    return link?.kind === 'image' ? link : undefined;
  }
  const found = part === 'table' ? tableAt(text, start) : codeBlockAt(text, start);
  // A code block goes on to the start of the line behind it.
  return found && { start: found.start, end: found.end > start ? lineAt(text, found.end - 1).end : found.end };
}
