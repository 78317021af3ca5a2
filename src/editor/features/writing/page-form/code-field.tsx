import { useLayoutEffect, useRef } from 'react';
import { readBlockText } from '../../../../authoring/source-edit/block-text.ts';
import { codeInside } from '../../../../authoring/source-edit/code-blocks.ts';
import { fieldChange } from '../../../../authoring/source-edit/field-change.ts';
import { FITS_ITSELF } from '../../../ui/growing-textarea/fits-itself.ts';
import { blockWords, writingStepWords } from '../../../words/writing-commands.ts';
import { useWriting } from '../writing-context.ts';
import type { BlockInText } from './block-window.ts';
import classes from './page-form.module.css';
import { usePageFormActions } from './page-form-context.ts';

export interface CodeFieldProps {
  readonly path: string;
  readonly written: BlockInText;
}

/** The code of a code block, to be written in as it is. */
export function CodeField({ path, written }: CodeFieldProps) {
  const { apply, readNow, select, isReadOnly } = useWriting();
  const { find } = usePageFormActions();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value } = readCode(written);

  /** The text of the page now, and the code in it. */
  const now = () => {
    const found = find(path);
    return found && { text: found.text, ...readCode(found) };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height and other places.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    if (!FITS_ITSELF) {
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight + 2}px`;
    }
    const held = document.activeElement === element ? now() : undefined;
    if (!held) return;
    const { start, end } = readNow().selection;
    element.setSelectionRange(held.toShown(start), held.toShown(end));
  }, [value]);

  const onChange = (next: string, cursor: number) => {
    const held = now();
    const change = held && fieldChange(held, next, cursor);
    if (change) apply(change, writingStepWords.editCode, `block:${path}`);
  };
  return (
    <div className={classes.code}>
      <textarea
        ref={field}
        rows={1}
        aria-label={blockWords.codeField}
        className={classes.field}
        spellCheck={false}
        value={value}
        readOnly={isReadOnly}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          const held = now();
          if (held) select({ start: held.toSource(selectionStart), end: held.toSource(selectionEnd) });
        }}
        onChange={(event) => onChange(event.currentTarget.value, event.currentTarget.selectionStart)}
      />
    </div>
  );
}

/** `tail` has to follow the first words in an empty field. */
function readCode({ text, block }: BlockInText) {
  const range = codeInside(text, block);
  return { ...readBlockText(text, range), tail: range.isMissing ? '\n' : '' };
}
