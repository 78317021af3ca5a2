import type { SettingPath } from '../../../store/index.ts';
import { settingsWords } from '../../../words/settings.ts';
import { FORMS } from '../form.ts';
import { isKept, schemaAt } from '../setting-schema.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';

/** Beside the title of a setting that the site makes nothing of, and that stays in the file. Its help says what it does elsewhere. */
export function KeptMark({ path }: { readonly path: SettingPath }) {
  const { format } = useSettings();
  if (!isKept(schemaAt(FORMS[format].schema, path))) return null;
  return (
    <>
      {' '}
      <span className={classes.kept}>{settingsWords.kept}</span>
    </>
  );
}
