import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { readBlockText } from '../../../../authoring/source-edit/block-text.ts';
import { continueList } from '../../../../authoring/source-edit/continue-list.ts';
import { lineEndOf, type TextRange } from '../../../../project/text-edit.ts';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { commandOfKey, type TextCommand } from '../commands.ts';
import { readProseSelection, selectInProse } from '../prose/prose-dom.ts';
import { ProseField } from '../prose/prose-field.tsx';
import { isLinkKey } from '../prose/prose-tools.tsx';
import { useFollow } from '../prose/use-follow.ts';
import { useWriting } from '../writing-context.ts';
import { BlockBar } from './block-bar.tsx';
import { type BlockPlace, placeOf } from './block-path.ts';
import type { BlockInText } from './block-window.ts';
import { fieldChange } from './field-change.ts';
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
  /** An empty field that stays open when it is left. */
  readonly isLasting?: boolean;
}

/** An empty item of a list, at the end of it. */
const EMPTY_ITEM = /(?:^|\n)[ \t]*(?:[-*+]|\d+[.)])(?:[ \t]+\[[ xX]\])?[ \t]*$/;
/** As long as a click may take that is meant for something below the field. */
const CLOSE_AFTER_MS = 250;
const EMPTY: TextRange = { start: 0, end: 0 };

/**
 * A paragraph or a list, to be written in. What is selected here is selected in the source, so that the buttons
 * above work on it. What the field shows is always what the page has; an empty field becomes a text of the page with
 * its first letter, and stays the same field.
 */
export function SourceField(props: SourceFieldProps) {
  const { path, label, inside, written, actions, isLasting = false } = props;
  const { apply, readNow, select, openLink, isReadOnly } = useWriting();
  const form = usePageForm();
  const field = useRef<HTMLDivElement>(null);
  const menu = useRef<SlashMenuHandle>(null);
  const [typed, setTyped] = useState('');
  /** Line ends behind the words, which the page has only with words behind them. */
  const [tail, setTail] = useState('');
  const value = written ? readBlockText(written.text, written.block).value + tail : typed;

  /** The text of the page now, and the field's part of it. */
  const now = () => {
    const found = form.find(path);
    return found && { ...found, ...readBlockText(found.text, found.block) };
  };
  const mirror = ({ start, end }: TextRange) => {
    const held = written && now();
    // A browser tells of a selection later, when the page may have other words.
    if (!held || held.value + tail !== value) return;
    const wanted = { start: held.toSource(start), end: held.toSource(end) };
    const known = readNow().selection;
    if (known.start !== wanted.start || known.end !== wanted.end) select(wanted);
  };
  const selected = () => {
    const held = written && now();
    const { start, end } = readNow().selection;
    if (!held || start < held.block.start || end > held.block.end) return undefined;
    return { start: held.toShown(start), end: held.toShown(end) };
  };
  useFollow(field, value, () => (tail === '' ? selected() : undefined));

  const writeDraft = (words: string, cursor: number) => {
    setTyped('');
    form.writeDraft(placeOf(path), words, cursor);
  };
  const onDraft = (next: string, cursor: number) => {
    // A slash may become a choice.
    if (next.trim() === '' || menu.current?.isFor(next) === true) setTyped(next);
    else writeDraft(next, cursor);
  };
  const onChange = (words: string, cursor: number, step?: string) => {
    const held = now();
    const rest = /\n\s*$/.exec(words)?.[0] ?? '';
    const next = words.slice(0, words.length - rest.length);
    setTail(rest);
    const change = held && fieldChange(held, next, cursor);
    if (!change) return;
    if (next.trim() === '') return form.empty(path, label);
    if (step === undefined) apply(change, writingStepWords.edit(label.toLowerCase()), `block:${path}`);
    else apply(change, step);
  };
  const run = (command: TextCommand) => {
    const { text, selection } = readNow();
    const change = command.change(text, selection);
    // From a button the focus goes back to the words.
    form.focusAt(change.selection ?? selection);
    apply(change, command.label);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || isReadOnly) return;
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey;
    const command = commandOfKey(event.nativeEvent);
    if (menu.current?.onKey(event.key) === true) return event.preventDefault();
    if (!written) {
      if (event.key === 'Backspace' && typed === '') leaveDraft(event.currentTarget);
      else if (isPlainEnter && typed.trim() !== '') writeDraft(typed, typed.length);
      else if (!isPlainEnter) return;
      return event.preventDefault();
    }
    const { start: selectionStart, end: selectionEnd } = readProseSelection(event.currentTarget) ?? EMPTY;
    mirror({ start: selectionStart, end: selectionEnd });
    const { text, selection } = readNow();
    const place = placeOf(path);
    if (command) run(command);
    else if (isLinkKey(event)) openLink();
    else if (!isPlainEnter) return;
    else if (written.block.kind === 'text') {
      if (selectionStart === value.length) form.openDraft({ ...place, index: place.index + 1 });
      else splitText(selectionStart, selectionEnd);
    } else if (EMPTY_ITEM.test(value) && value.includes('\n') && selectionStart === value.length) endList(place);
    else {
      const change = continueList(text, selection);
      if (!change) return;
      apply(change, writingStepWords.addListItem);
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
    apply(
      { edits: [{ start, end: held.toSource(to + blanks), text: added }], selection },
      writingStepWords.splitParagraph,
    );
  };
  const endList = (place: BlockPlace) => {
    const held = now();
    if (!held) return;
    const start = held.toSource(held.value.length - (EMPTY_ITEM.exec(held.value)?.[0].length ?? 0));
    form.openDraft({ ...place, index: place.index + 1 });
    apply({ edits: [{ start, end: held.block.end, text: '' }] }, writingStepWords.endList);
  };
  return (
    <BlockBar
      className={classes.text}
      path={path}
      isDraft={!written}
      field={field}
      actions={actions}
      onCommand={written && !isReadOnly ? run : undefined}
    >
      <ProseField
        fieldRef={field}
        label={label}
        className={classes.field}
        placeholder={written ? undefined : writingWords.form.placeholder}
        value={value}
        isReadOnly={isReadOnly}
        onSelect={mirror}
        onEnter={() => {
          const selection = selected();
          if (selection && field.current) selectInProse(field.current, selection);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setTail('');
          if (written) return;
          if (typed.trim() !== '') writeDraft(typed, typed.length);
          else if (!isLasting)
            window.setTimeout(() => field.current?.matches(':focus') || form.closeDraft(), CLOSE_AFTER_MS);
        }}
        onChange={written ? onChange : onDraft}
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
    </BlockBar>
  );
}
