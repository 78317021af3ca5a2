import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { TextEdit, TextRange } from '../../../../engine/source-edit/text-edit.ts';
import { textDifference } from '../../../../shared/text-difference.ts';
import { useProjectActions } from '../../../project-context.ts';
import classes from './prose.module.css';
import { drawProse, offsetIn, readProse, readProseSelection, revealSigns, selectInProse } from './prose-dom.ts';
import { editOfInput } from './prose-input.ts';

export interface ProseFieldProps {
  readonly fieldRef: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly className: string | undefined;
  /** The source: what is shown of it looks as readers see it. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly isSingleLine?: boolean;
  readonly placeholder?: string | undefined;
  /** With the place of the cursor in the new value. */
  readonly onChange: (value: string, cursor: number) => void;
  readonly onSelect?: (selection: TextRange) => void;
  /** The focus came by keys or by a command. */
  readonly onEnter?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly onBlur?: () => void;
}

/**
 * A field for words with Markdown in it, for those who know no Markdown: bold words are bold, links are links, and signs
 * come into sight only around the cursor. What it holds is the source itself, so nothing is ever written anew: each key
 * is one edit of it. The browser only tells what it was about to do; while it puts letters together (as for Japanese) it
 * does it itself, and the difference is taken over.
 */
export function ProseField(props: ProseFieldProps) {
  const { fieldRef, label, className, value, isReadOnly, isSingleLine = false, placeholder } = props;
  const { undo, redo } = useProjectActions();
  const latest = useRef(props);
  latest.current = props;
  const composes = useRef(false);
  const cursor = useRef<number>(undefined);
  const pointerIsDown = useRef(false);

  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field || composes.current) return;
    drawProse(field, value);
    if (document.activeElement !== field) return;
    const at = cursor.current;
    cursor.current = undefined;
    if (at !== undefined) selectInProse(field, { start: at, end: at });
    else revealSigns(field, readProseSelection(field));
  }, [fieldRef, value]);

  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    const give = ({ start, end, text }: TextEdit) => {
      const { value: before, onChange, isSingleLine: isOneLine } = latest.current;
      const added = isOneLine === true ? text.replace(/\s*\n\s*/g, ' ') : text;
      if (start === end && added === '') return;
      cursor.current = start + added.length;
      onChange(before.slice(0, start) + added + before.slice(end), cursor.current);
    };
    const onBeforeInput = (event: InputEvent) => {
      if (composes.current || event.isComposing) return;
      event.preventDefault();
      const selection = readProseSelection(field);
      if (!selection) return;
      const [range] = event.getTargetRanges();
      const target = range
        ? {
            start: offsetIn(field, range.startContainer, range.startOffset),
            end: offsetIn(field, range.endContainer, range.endOffset),
          }
        : selection;
      const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const edit = editOfInput(latest.current.value, selection, { type: event.inputType, data, target });
      if (edit) give(edit);
    };
    const onCompositionEnd = () => {
      composes.current = false;
      const difference = textDifference(latest.current.value, readProse(field));
      const at = readProseSelection(field)?.end;
      drawProse(field, latest.current.value);
      if (difference) give(difference);
      else if (at !== undefined) selectInProse(field, { start: at, end: at });
    };
    const onCompositionStart = () => {
      composes.current = true;
    };
    const onSelection = () => {
      if (document.activeElement !== field || composes.current) return;
      const selection = readProseSelection(field);
      // Words must not move away under a pointer that selects them.
      if (!pointerIsDown.current) revealSigns(field, selection);
      if (selection) latest.current.onSelect?.(selection);
    };
    const onPointerUp = () => {
      if (!pointerIsDown.current) return;
      pointerIsDown.current = false;
      onSelection();
    };
    field.addEventListener('beforeinput', onBeforeInput);
    field.addEventListener('compositionstart', onCompositionStart);
    field.addEventListener('compositionend', onCompositionEnd);
    const onFocus = () => document.addEventListener('selectionchange', onSelection);
    const onBlur = () => document.removeEventListener('selectionchange', onSelection);
    const onPointerDown = () => {
      pointerIsDown.current = true;
      for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, onPointerUp, { once: true });
    };
    field.addEventListener('focus', onFocus);
    field.addEventListener('blur', onBlur);
    field.addEventListener('pointerdown', onPointerDown);
    return () => {
      onBlur();
      for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, onPointerUp);
      field.removeEventListener('beforeinput', onBeforeInput);
      field.removeEventListener('compositionstart', onCompositionStart);
      field.removeEventListener('compositionend', onCompositionEnd);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('blur', onBlur);
      field.removeEventListener('pointerdown', onPointerDown);
    };
  }, [fieldRef]);

  const onCopy = (event: ClipboardEvent<HTMLDivElement>) => {
    const selection = readProseSelection(event.currentTarget);
    if (!selection || selection.start === selection.end) return;
    // With the signs, so that what is pasted looks the same.
    event.clipboardData.setData('text/plain', value.slice(selection.start, selection.end));
    event.preventDefault();
    if (event.type !== 'cut' || isReadOnly) return;
    cursor.current = selection.start;
    props.onChange(value.slice(0, selection.start) + value.slice(selection.end), selection.start);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = isReadOnly ? undefined : stepOfKey(event);
    if (!step) return props.onKeyDown?.(event);
    event.preventDefault();
    if (step === 'undo') undo();
    else redo();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea cannot show words as readers see them.
    <div
      ref={fieldRef}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline={!isSingleLine}
      aria-readonly={isReadOnly || undefined}
      className={`${classes.prose} ${className ?? ''}`}
      contentEditable={isReadOnly ? false : 'plaintext-only'}
      suppressContentEditableWarning
      data-text={label}
      data-placeholder={placeholder}
      spellCheck
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onDragStart={(event) => event.preventDefault()}
      onFocus={() => {
        if (!pointerIsDown.current) props.onEnter?.();
      }}
      onBlur={(event) => {
        revealSigns(event.currentTarget, undefined);
        props.onBlur?.();
      }}
    />
  );
}

/** The steps of the page are undone: the browser's own know nothing of them. */
function stepOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
