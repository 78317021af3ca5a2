import { useState } from 'react';
import { lineEndOf, type TextRange } from '../../../../engine/source-edit/text-edit.ts';
import { useWriting } from '../writing-context.ts';
import classes from './page-form.module.css';

/** An empty field below a block: what is written there becomes a paragraph when the field is left, or with Enter. */
export function NewText({ after }: { readonly after: TextRange | undefined }) {
  const { apply, readNow, select } = useWriting();
  const [words, setWords] = useState('');
  const add = () => {
    if (words.trim() === '') return;
    const { text } = readNow();
    const lineEnd = lineEndOf(text);
    const at = after?.end ?? text.length;
    const gap = after === undefined ? (text === '' || text.endsWith('\n') ? '' : lineEnd) : lineEnd + lineEnd;
    const isLast = text.slice(at).trim() === '';
    const added = gap + words.trim() + (isLast && at === text.length ? lineEnd : '');
    const end = at + gap.length + words.trim().length;
    apply({ edits: [{ start: at, end: at, text: added }], selection: { start: end, end } }, 'Add a paragraph');
    setWords('');
  };
  return (
    <textarea
      rows={1}
      className={classes.field}
      aria-label="New paragraph"
      placeholder="Write a new paragraph here, or choose Insert above."
      value={words}
      onFocus={() => {
        const end = after?.end ?? readNow().text.length;
        select({ start: end, end });
      }}
      onChange={(event) => setWords(event.currentTarget.value)}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey) return;
        event.preventDefault();
        add();
      }}
    />
  );
}
