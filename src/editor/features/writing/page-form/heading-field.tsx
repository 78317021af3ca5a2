import { NativeSelect, TextInput } from '@mantine/core';
import { type HeadingLevel, setHeading } from '../../../../engine/source-edit/headings.ts';
import type { PageBlock } from '../../../../engine/source-edit/page-blocks.ts';
import { HEADING_LABELS } from '../commands.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useAt, useWriting } from '../writing-context.ts';
import { BlockActions } from './block-actions.tsx';
import classes from './page-form.module.css';

type Heading = Extract<PageBlock, { kind: 'heading' }>;

/** The words of a heading, and its level. */
export function HeadingField({ block }: { readonly block: Heading }) {
  const at = useAt();
  const { apply, readNow, select, isReadOnly } = useWriting();
  const { words, level } = block;
  const { shown, setDraft, onBlur } = useDraft(at.text.slice(words.start, words.end));
  return (
    <div className={classes.heading} data-level={level}>
      <TextInput
        aria-label="Heading"
        variant="unstyled"
        value={shown}
        readOnly={isReadOnly}
        data-block-start={block.start}
        data-block-end={block.end}
        onFocus={() => select({ start: words.end, end: words.end })}
        onBlur={onBlur}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          apply({ edits: [{ ...words, text: text.trim() }] }, 'Edit a heading', `heading:${block.start}`);
        }}
      />
      <NativeSelect
        aria-label="Level of the heading"
        value={String(level)}
        disabled={isReadOnly}
        data={([1, 2, 3, 4, 5, 6] as const).map((one) => ({ value: String(one), label: HEADING_LABELS[one] }))}
        onChange={(event) => {
          const next = Number(event.currentTarget.value) as HeadingLevel;
          apply(setHeading(readNow().text, { start: block.start, end: block.start }, next), HEADING_LABELS[next]);
        }}
      />
      <BlockActions block={block} label="Heading" />
    </div>
  );
}
