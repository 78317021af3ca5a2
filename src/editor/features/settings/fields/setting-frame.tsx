import type { ReactNode } from 'react';
import { MessageText } from '../../../ui/message-text.tsx';
import { settingsWords } from '../../../words/settings.ts';
import classes from '../settings.module.css';
import { KeptMark } from './kept-mark.tsx';
import type { SettingField } from './use-field.ts';

export interface SettingFrameProps {
  readonly field: Pick<SettingField, 'id' | 'path' | 'key' | 'title' | 'description' | 'error' | 'isNeeded'>;
  /** Id of the input that the label names, where it is not the field's own. Empty: the frame itself is a group. */
  readonly inputId?: string;
  /** An error to show in place of the field's own. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The ids that the input of a setting points at with `aria-describedby`. */
export function describedBy(inputId: string): string {
  return `${inputId}-description ${inputId}-errors`;
}

/** Label, key, help and errors around the input of one setting. */
export function SettingFrame({ field, inputId = field.id, error = field.error, children }: SettingFrameProps) {
  const { id, path, key, title, description, isNeeded } = field;
  const label = (
    <>
      {title}
      <KeptMark path={path} />
      {isNeeded && <span className={classes.required}> {settingsWords.required}</span>}
    </>
  );
  const contents = (
    <>
      <div className={classes.labelRow}>
        {inputId === '' ? (
          <span className={classes.label} id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className={classes.label} htmlFor={inputId}>
            {label}
          </label>
        )}
        <code className={classes.key}>{keyInItem(path)}</code>
      </div>
      {description !== undefined && (
        <p className={classes.description} id={`${inputId || id}-description`}>
          <MessageText text={description} />
        </p>
      )}
      {children}
      <div id={`${inputId || id}-errors`} className={classes.errors} aria-live="polite">
        {error !== undefined && (
          <p>
            <MessageText text={error} />
          </p>
        )}
      </div>
    </>
  );
  const shared = { className: classes.setting, 'data-setting': key };
  if (inputId !== '') return <div {...shared}>{contents}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid with its legend in a row.
    <div {...shared} role="group" aria-labelledby={`${id}-label`}>
      {contents}
    </div>
  );
}

/** Inside an item of a list, the list's own name says nothing new. */
function keyInItem(path: SettingField['path']): string {
  const inner = path.slice(path.findLastIndex((step) => typeof step === 'number') + 1);
  return inner.join('.');
}
