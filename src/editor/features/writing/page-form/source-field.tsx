import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { readBlockText } from '../../../../engine/source-edit/block-text.ts';
import { continueList } from '../../../../engine/source-edit/continue-list.ts';
import { lineEndOf, type TextRange } from '../../../../engine/source-edit/text-edit.ts';
import { textDifference } from '../../../../shared/text-difference.ts';
import { commandOfKey } from '../commands.ts';
import { useAt, useWriting } from '../writing-context.ts';
import { BlockActions } from './block-actions.tsx';
import classes from './page-form.module.css';

export interface SourceFieldProps {
  readonly block: TextRange;
  readonly label: string;
  readonly isCode?: boolean;
}

/**
 * A paragraph, a list, or code, to be written in. What is selected here is selected in the source, so that the buttons
 * above work on it. What the field shows is always what the page has.
 */
export function SourceField({ block, label, isCode = false }: SourceFieldProps) {
  const at = useAt();
  const { apply, readNow, select, isReadOnly } = useWriting();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value, indent, toSource, toShown } = readBlockText(at.text, block);

  const mirror = () => {
    const element = field.current;
    if (element) select({ start: toSource(element.selectionStart), end: toSource(element.selectionEnd) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height and other places.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
    if (document.activeElement !== element) return;
    const { start, end } = readNow().selection;
    element.setSelectionRange(toShown(start), toShown(end));
  }, [value]);

  const onChange = (next: string, cursor: number) => {
    const difference = textDifference(value, next);
    if (!difference) return;
    const lineEnd = lineEndOf(at.text);
    const start = toSource(difference.start);
    const write = (part: string) => part.replaceAll('\n', lineEnd + indent);
    const added = write(difference.text);
    // Before the change the places are those of the source; in what was put in they are those of the field.
    const isBefore = cursor <= difference.start;
    const offset = isBefore ? toSource(cursor) : start + write(next.slice(difference.start, cursor)).length;
    apply(
      { edits: [{ start, end: toSource(difference.end), text: added }], selection: { start: offset, end: offset } },
      `Edit ${label.toLowerCase()}`,
      `block:${block.start}`,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = isCode ? undefined : commandOfKey(event.nativeEvent);
    const { text, selection } = readNow();
    if (command) apply(command.change(text, selection), command.label);
    else if (event.key === 'Enter' && !isCode && !event.shiftKey && label !== 'Text') {
      const change = continueList(text, selection);
      if (!change) return;
      apply(change, 'New item of the list');
    } else return;
    event.preventDefault();
  };
  return (
    <div className={classes.text}>
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        className={classes.field}
        data-code={isCode || undefined}
        spellCheck={!isCode}
        value={value}
        readOnly={isReadOnly}
        data-block-start={block.start}
        data-block-end={block.end}
        onSelect={mirror}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.currentTarget.value, event.currentTarget.selectionStart)}
      />
      {!isCode && <BlockActions block={block} label={label} />}
    </div>
  );
}
