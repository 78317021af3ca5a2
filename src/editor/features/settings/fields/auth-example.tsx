import { settingsFieldWords } from '../../../words/settings-fields.ts';
import classes from '../settings.module.css';
import { authHeader } from './auth-header.ts';

/** The header that a request made from the site carries. */
export function AuthExample({ auth }: { readonly auth: unknown }) {
  const header = authHeader(auth);
  if (header === undefined) return null;
  return (
    <div className={classes.example} role="note" aria-label={settingsFieldWords.header}>
      <span>{settingsFieldWords.headerSent}</span>
      <code>{header}</code>
    </div>
  );
}
