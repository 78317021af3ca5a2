import { useProject } from '../../project-context.ts';
import { selectProblems } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { exportWords as words } from '../../words/export.ts';
import classes from './export-dialog.module.css';

/** What the project holds and the site does not, a sentence for each; nothing when there is none. */
export function LeftOutNotice() {
  const problems = useProject(selectProblems);
  const parts = problems.filter(({ code }) => code === 'site/left-out').flatMap(({ parts: listed = [] }) => listed);
  if (parts.length === 0) return null;
  return (
    <details className={classes.leftOut}>
      <summary>{words.leftOut}</summary>
      <ul>
        {parts.map(({ text }) => (
          <li key={text}>
            <MessageText text={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}
