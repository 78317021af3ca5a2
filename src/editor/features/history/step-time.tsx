import classes from './history.module.css';

const SHORT = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const LONG = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** When a step was made. */
export function StepTime({ at }: { readonly at: number }) {
  const date = new Date(at);
  return (
    <time className={classes.time} dateTime={date.toISOString()} title={LONG.format(date)}>
      {SHORT.format(date)}
    </time>
  );
}
