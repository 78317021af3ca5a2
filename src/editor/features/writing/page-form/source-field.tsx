import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type BlockText, readBlockText } from '../../../../engine/source-edit/block-text.ts';
import { codeInside } from '../../../../engine/source-edit/code-blocks.ts';
import { continueList } from '../../../../engine/source-edit/continue-list.ts';
import { lineEndOf } from '../../../../engine/source-edit/text-edit.ts';
import { textDifference } from '../../../../shared/text-difference.ts';
import { commandOfKey } from '../commands.ts';
import { useWriting } from '../writing-context.ts';
import { type BlockPlace, placeOf } from './block-path.ts';
import type { BlockInText } from './block-window.ts';
import { FieldSlashMenu, type SlashMenuHandle } from './field-slash-menu.tsx';
import classes from './page-form.module.css';
import { usePageForm } from './page-form-context.ts';

export interface SourceFieldProps {
  readonly path: string;
  readonly label: string;
  /** Names of the elements around it, with blanks between them. */
  readonly inside: string;
  /** What the page has for it; nothing yet in an empty field. */
  readonly written?: BlockInText;
  readonly actions: ReactNode;
  readonly isCode?: boolean;
  /** An empty field that stays open when it is left. */
  readonly isLasting?: boolean;
}

/** An empty item of a list, at the end of it. */
const EMPTY_ITEM = /(?:^|\n)[ \t]*(?:[-*+]|\d+[.)])(?:[ \t]+\[[ xX]\])?[ \t]*$/;
/** As long as a click may take that is meant for something below the field. */
const CLOSE_AFTER_MS = 250;

/**
 * A paragraph, a list, or code, to be written in. What is selected here is selected in the source, so that the buttons
 * above work on it. What the field shows is always what the page has; an empty field becomes a text of the page with
 * its first letter, and stays the same field.
 */
export function SourceField(props: SourceFieldProps) {
  const { path, label, inside, written, actions, isCode = false, isLasting = false } = props;
  const { apply, readNow, select, isReadOnly } = useWriting();
  const form = usePageForm();
  const field = useRef<HTMLTextAreaElement>(null);
  const menu = useRef<SlashMenuHandle>(null);
  const [typed, setTyped] = useState('');
  const value = written ? readText(written, isCode).value : typed;

  /** The text of the page now, and the field's part of it. */
  const now = () => {
    const found = form.find(path);
    return found && { ...found, ...readText(found, isCode) };
  };
  const mirror = () => {
    const element = field.current;
    const held = element && written && now();
    if (held) select({ start: held.toSource(element.selectionStart), end: held.toSource(element.selectionEnd) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height and other places.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
    const held = document.activeElement === element && written ? now() : undefined;
    if (!held) return;
    const { start, end } = readNow().selection;
    element.setSelectionRange(held.toShown(start), held.toShown(end));
  }, [value]);

  const writeDraft = (words: string) => {
    setTyped('');
    form.writeDraft(placeOf(path), words, field.current?.selectionEnd ?? words.length);
  };
  const onDraft = (next: string, isComposing: boolean) => {
    // A slash may become a choice, and letters that are still being put together another letter.
    if (next.trim() === '' || isComposing || menu.current?.isFor(next) === true) setTyped(next);
    else writeDraft(next);
  };
  const onChange = (next: string, cursor: number) => {
    const held = now();
    const difference = held && textDifference(held.value, next);
    if (!difference) return;
    if (next.trim() === '' && !isCode) return form.empty(path, label);
    const lineEnd = lineEndOf(held.text);
    const start = held.toSource(difference.start);
    const write = (part: string) => part.replaceAll('\n', lineEnd + held.indent);
    const added = write(difference.text) + held.tail.replaceAll('\n', lineEnd + held.indent);
    // Before the change the places are those of the source; in what was put in they are those of the field.
    const isBefore = cursor <= difference.start;
    const offset = isBefore ? held.toSource(cursor) : start + write(next.slice(difference.start, cursor)).length;
    apply(
      {
        edits: [{ start, end: held.toSource(difference.end), text: added }],
        selection: { start: offset, end: offset },
      },
      `Edit ${label.toLowerCase()}`,
      `block:${path}`,
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || isReadOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !isCode;
    const command = isCode ? undefined : commandOfKey(event.nativeEvent);
    if (menu.current?.onKey(event.key) === true) return event.preventDefault();
    if (!written) {
      if (event.key === 'Backspace' && typed === '') leaveDraft(event.currentTarget);
      else if (isPlainEnter && typed.trim() !== '') writeDraft(typed);
      else if (!isPlainEnter) return;
      return event.preventDefault();
    }
    const { text, selection } = readNow();
    const place = placeOf(path);
    if (command) apply(command.change(text, selection), command.label);
    else if (!isPlainEnter) return;
    else if (label === 'Text') {
      if (selectionStart === value.length) form.openDraft({ ...place, index: place.index + 1 });
      else splitText(selectionStart, selectionEnd);
    } else if (EMPTY_ITEM.test(value) && value.includes('\n') && selectionStart === value.length) endList(place);
    else {
      const change = continueList(text, selection);
      if (!change) return;
      apply(change, 'New item of the list');
    }
    event.preventDefault();
  };
  const leaveDraft = (element: HTMLElement) => {
    form.focusBefore(element);
    form.closeDraft();
  };
  const splitText = (from: number, to: number) => {
    const held = now();
    if (!held) return;
    const start = held.toSource(from);
    const blanks = /^[ \t]*\n?/.exec(held.value.slice(to))?.[0].length ?? 0;
    const lineEnd = lineEndOf(held.text);
    const added = lineEnd + lineEnd + held.indent;
    const selection = { start: start + added.length, end: start + added.length };
    form.focusAt(selection);
    apply({ edits: [{ start, end: held.toSource(to + blanks), text: added }], selection }, 'Begin a new paragraph');
  };
  const endList = (place: BlockPlace) => {
    const held = now();
    if (!held) return;
    const start = held.toSource(held.value.length - (EMPTY_ITEM.exec(held.value)?.[0].length ?? 0));
    form.openDraft({ ...place, index: place.index + 1 });
    apply({ edits: [{ start, end: held.block.end, text: '' }] }, 'End the list');
  };
  return (
    <div className={classes.text} data-block={isCode ? undefined : path}>
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        className={classes.field}
        data-code={isCode || undefined}
        data-text={isCode ? undefined : label}
        spellCheck={!isCode}
        placeholder={written ? undefined : 'Write, or type / to choose what to add'}
        value={value}
        readOnly={isReadOnly}
        onSelect={mirror}
        onKeyDown={onKeyDown}
        onCompositionEnd={(event) => !written && onDraft(event.currentTarget.value, false)}
        onBlur={() => {
          if (written) return;
          if (typed.trim() !== '') writeDraft(typed);
          else if (!isLasting)
            window.setTimeout(() => field.current?.matches(':focus') || form.closeDraft(), CLOSE_AFTER_MS);
        }}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (written) onChange(next, event.currentTarget.selectionStart);
          else onDraft(next, (event.nativeEvent as InputEvent).isComposing);
        }}
      />
      {!written && (
        <FieldSlashMenu
          ref={menu}
          typed={typed}
          inside={inside}
          field={field}
          onChoose={(item) => {
            setTyped('');
            form.insert(placeOf(path), item);
          }}
        />
      )}
      {actions}
    </div>
  );
}

interface FieldText extends BlockText {
  /** What has to follow the first words in an empty field. */
  readonly tail: string;
}

function readText({ text, block }: BlockInText, isCode: boolean): FieldText {
  if (!isCode) return { ...readBlockText(text, block), tail: '' };
  const range = codeInside(text, block);
  return { ...readBlockText(text, range), tail: range.isMissing ? '\n' : '' };
}
