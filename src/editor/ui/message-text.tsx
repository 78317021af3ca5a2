import classes from './message-text.module.css';

/** The sentence of a problem: what stands in backticks is the author's and is shown as code. */
export function MessageText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
      <code key={index} className={classes.code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
