import { type ReactNode, useState } from 'react';
import { type HeadingLevel, setHeading } from '../../../../engine/source-edit/headings.ts';
import type { PageBlock } from '../../../../engine/source-edit/page-blocks.ts';
import { HEADING_LABELS } from '../commands.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useWriting } from '../writing-context.ts';
import { placeOf } from './block-path.ts';
import classes from './page-form.module.css';
import { usePageForm } from './page-form-context.ts';

export interface HeadingFieldProps {
  readonly path: string;
  /** The text that the block's offsets are of. */
  readonly text: string;
  readonly block: Extract<PageBlock, { kind: 'heading' }>;
  readonly actions: ReactNode;
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** The words of a heading, and its level. */
export function HeadingField({ path, text, block, actions }: HeadingFieldProps) {
  const { apply, select, isReadOnly } = useWriting();
  const form = usePageForm();
  const { shown, setDraft, onBlur } = useDraft(text.slice(block.words.start, block.words.end));
  const now = () => {
    const found = form.find(path);
    return found?.block.kind === 'heading' ? { ...found, block: found.block } : undefined;
  };
  return (
    <div className={classes.heading} data-level={block.level} data-block={path}>
      <input
        aria-label="Heading"
        data-text="Heading"
        value={shown}
        readOnly={isReadOnly}
        onFocus={() => {
          const end = now()?.block.words.end;
          if (end !== undefined) select({ start: end, end });
        }}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (isReadOnly || event.nativeEvent.isComposing) return;
          const place = placeOf(path);
          if (event.key === 'Enter') form.openDraft({ ...place, index: place.index + 1 });
          else if (event.key === 'Backspace' && shown === '') form.empty(path, 'Heading');
          else return;
          event.preventDefault();
        }}
        onChange={(event) => {
          const words = event.currentTarget.value;
          const found = now();
          setDraft(words);
          if (found)
            apply({ edits: [{ ...found.block.words, text: words.trim() }] }, 'Edit a heading', `heading:${path}`);
        }}
      />
      <LevelSelect
        level={block.level as HeadingLevel}
        isReadOnly={isReadOnly}
        onChange={(level) => {
          const found = now();
          const at = found?.block.start ?? 0;
          if (found) apply(setHeading(found.text, { start: at, end: at }, level), HEADING_LABELS[level]);
        }}
      />
      {actions}
    </div>
  );
}

interface LevelSelectProps {
  readonly level: HeadingLevel;
  readonly isReadOnly: boolean;
  readonly onChange: (level: HeadingLevel) => void;
}

/** The other levels are drawn when they are asked for: a long page has many headings. */
function LevelSelect({ level, isReadOnly, onChange }: LevelSelectProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <select
      aria-label="Level of the heading"
      className={classes.level}
      value={String(level)}
      disabled={isReadOnly}
      onFocus={() => setAsked(true)}
      onPointerDown={() => setAsked(true)}
      onChange={(event) => onChange(Number(event.currentTarget.value) as HeadingLevel)}
    >
      {LEVELS.filter((one) => isAsked || one === level).map((one) => (
        <option key={one} value={one}>
          {HEADING_LABELS[one]}
        </option>
      ))}
    </select>
  );
}
