import { writingWords } from '../words/writing.ts';
import classes from './form-skeleton.module.css';

const LINES = ['40%', '92%', '86%', '64%', '30%', '88%', '75%'];

/** In place of a page's visual editor while it loads: after a moment, so that a quick one shows nothing in between. */
export function FormSkeleton() {
  return (
    <div className={classes.skeleton} role="status">
      <p className={classes.words}>{writingWords.form.loading}</p>
      {LINES.map((width) => (
        <span key={width} className={classes.line} style={{ width }} />
      ))}
    </div>
  );
}
