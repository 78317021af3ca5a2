import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { pasteAddress } from '../../../../authoring/source-edit/paste-address.ts';
import type { TextEdit, TextRange } from '../../../../project/text-edit.ts';
import { drawProse, readProseSelection, revealSigns, selectInProse } from '../../../../prose/prose-dom.ts';
import { connectProse, type ProseConnection } from '../../../../prose/prose-events.ts';
import { proseHtml } from '../../../../prose/prose-html.ts';
import { withSigns } from '../../../../prose/prose-input.ts';
import { stepOfKey } from '../../../../shared/keyboard.ts';
import { useProjectActions } from '../../../project-context.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { LINK_STEP } from '../commands.ts';
import classes from './prose.module.css';

export interface ProseFieldProps {
  readonly fieldRef: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly className: string | undefined;
  /** The source: what is shown of it looks as readers see it. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly isSingleLine?: boolean;
  readonly placeholder?: string | undefined;
  /** Of a cell: row and column, for finding it. */
  readonly place?: string;
  /** With the place of the cursor in the new value. What has a name is a step of its own. */
  readonly onChange: (value: string, cursor: number, step?: string) => void;
  readonly onSelect?: (selection: TextRange) => void;
  readonly onFocus?: () => void;
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
  const latest = useLatest(props);
  const connection = useRef<ProseConnection>(undefined);
  const cursor = useRef<number>(undefined);

  const give = ({ start, end, text }: TextEdit, step?: string) => {
    const { value: before, onChange, isSingleLine: isLine } = latest.current;
    const added = isLine ? text.replace(/\s*\n\s*/g, ' ') : text;
    if (start === end && added === '') return;
    cursor.current = start + added.length;
    onChange(before.slice(0, start) + added + before.slice(end), cursor.current, step);
  };

  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field || connection.current?.isComposing()) return;
    drawProse(field, value);
    if (document.activeElement !== field) return;
    const at = cursor.current;
    cursor.current = undefined;
    if (at !== undefined) selectInProse(field, { start: at, end: at });
    else revealSigns(field, readProseSelection(field));
  }, [fieldRef, value]);

  /** Only when it is used: a page has hundreds of fields. */
  const connect = (): ProseConnection | undefined => {
    const field = fieldRef.current;
    if (field) {
      connection.current ??= connectProse(field, {
        readValue: () => latest.current.value,
        onEdit: give,
        onSelect: (selection) => latest.current.onSelect?.(selection),
        onPaste: (words, selection) => {
          const [link] = pasteAddress(latest.current.value, selection, words)?.edits ?? [];
          if (link) give(link, LINK_STEP);
          return link !== undefined;
        },
      });
    }
    return connection.current;
  };
  useEffect(
    () => () => {
      connection.current?.stop();
      connection.current = undefined;
    },
    [],
  );

  const onCopy = (event: ClipboardEvent<HTMLDivElement>) => {
    const selection = readProseSelection(event.currentTarget);
    if (!selection || selection.start === selection.end) return;
    // With the signs, so that what is pasted looks the same; other programs take the HTML.
    event.clipboardData.setData('text/plain', value.slice(selection.start, selection.end));
    event.clipboardData.setData('text/html', proseHtml(value, selection));
    event.preventDefault();
    if (event.type !== 'cut' || isReadOnly) return;
    give(withSigns(value, { ...selection, text: '' }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    connection.current?.settle();
    // The steps of the page are undone: the browser's own know nothing of them.
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
      dir="auto"
      aria-label={label}
      aria-multiline={!isSingleLine}
      aria-readonly={isReadOnly || undefined}
      className={`${classes.prose} ${className ?? ''}`}
      contentEditable={isReadOnly ? false : 'plaintext-only'}
      suppressContentEditableWarning
      data-text={props.place === undefined ? label : undefined}
      data-cell={props.place}
      data-placeholder={placeholder}
      spellCheck
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={() => connect()?.point()}
      onFocus={() => {
        props.onFocus?.();
        if (connect()?.isPointed() !== true) props.onEnter?.();
      }}
      onBlur={(event) => {
        revealSigns(event.currentTarget, undefined);
        props.onBlur?.();
      }}
    />
  );
}
