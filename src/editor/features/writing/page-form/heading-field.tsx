import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type HeadingLevel, setHeading } from '../../../../authoring/source-edit/headings.ts';
import { placeOf } from '../../../../page-source/blocks/block-path.ts';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import type { TextRange } from '../../../../project/text-edit.ts';
import { readProseSelection } from '../../../../prose/prose-dom.ts';
import { markOfKey } from '../../../../shared/mark-keys.ts';
import { blockWords, writingStepWords } from '../../../words/writing-commands.ts';
import { commandOfKey, HEADING_LABELS, type TextCommand } from '../commands.ts';
import { useTypedText } from '../forms/use-typed-text.ts';
import { ProseField } from '../prose/prose-field.tsx';
import { useFollow } from '../prose/use-follow.ts';
import { useWriting } from '../writing-context.ts';
import { BlockBar } from './block-bar.tsx';
import classes from './page-form.module.css';
import { usePageFormActions } from './page-form-context.ts';

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
  const { apply, readNow, select, openLink, isReadOnly } = useWriting();
  const form = usePageFormActions();
  const field = useRef<HTMLDivElement>(null);
  const { shown, isTyped, type, onBlur } = useTypedText(text.slice(block.words.start, block.words.end));
  const now = () => {
    const found = form.find(path);
    return found?.block.kind === 'heading' ? { ...found, block: found.block } : undefined;
  };
  const mirror = ({ start, end }: TextRange) => {
    const words = now()?.block.words;
    if (!words) return;
    const inside = (offset: number) => Math.min(words.start + offset, words.end);
    select({ start: inside(start), end: inside(end) });
  };
  useFollow(field, shown, () => {
    const words = now()?.block.words;
    const { start, end } = readNow().selection;
    if (isTyped || !words || start < words.start || end > words.end) return undefined;
    return { start: start - words.start, end: end - words.start };
  });
  const run = (command: TextCommand) => {
    const { text: page, selection } = readNow();
    const change = command.change(page, selection);
    // From a button the focus goes back to the words.
    form.focusAt(change.selection ?? selection);
    apply(change, command.label);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    const place = placeOf(path);
    const command = commandOfKey(event.nativeEvent);
    mirror(readProseSelection(event.currentTarget) ?? { start: 0, end: 0 });
    if (command) run(command);
    else if (markOfKey(event.nativeEvent) === 'link') openLink();
    else if (event.key === 'Enter') form.openDraft({ ...place, index: place.index + 1 });
    else if (event.key === 'Backspace' && shown === '') form.empty(path, blockWords.heading);
    else return;
    event.preventDefault();
  };
  return (
    <BlockBar
      className={classes.heading}
      level={block.level}
      path={path}
      field={field}
      actions={actions}
      onCommand={isReadOnly ? undefined : run}
    >
      <ProseField
        fieldRef={field}
        label={blockWords.heading}
        className={classes.headingField}
        isSingleLine
        value={shown}
        isReadOnly={isReadOnly}
        onSelect={mirror}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onChange={(words, _cursor, step) => {
          const found = now();
          if (!found) return;
          const edits = [{ ...found.block.words, text: words.trim() }];
          type(words, () =>
            apply({ edits }, step ?? writingStepWords.editHeading, step ? undefined : `heading:${path}`),
          );
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
    </BlockBar>
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
      aria-label={blockWords.headingLevel}
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
