import type { ReactNode } from 'react';
import { MessageText } from '../../ui/message-text.tsx';
import classes from './brand.module.css';

export interface SettingFrameProps {
  /** Id of the input that the label names. */
  readonly inputId: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** The key in the file, such as `colors.primary`. */
  readonly settingKey: string;
  readonly errors?: readonly string[] | undefined;
  /** It is missing, and the site needs it. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** The ids that the input of a setting points at with `aria-describedby`. */
export function describedBy(inputId: string): string {
  return `${inputId}-description ${inputId}-errors`;
}

/** Label, key, help and errors around the input of one setting. */
export function SettingFrame(props: SettingFrameProps) {
  const { inputId, title, description, settingKey, errors = [], isNeeded, children } = props;
  return (
    <div className={classes.setting}>
      <div className={classes.labelRow}>
        <label className={classes.label} htmlFor={inputId}>
          {title}
          {isNeeded && <span className={classes.required}> (needed)</span>}
        </label>
        <code className={classes.key}>{settingKey}</code>
      </div>
      {description !== undefined && (
        <p className={classes.description} id={`${inputId}-description`}>
          {description}
        </p>
      )}
      {children}
      <div id={`${inputId}-errors`} className={classes.errors} aria-live="polite">
        {errors.map((error) => (
          <p key={error}>
            <MessageText text={error} />
          </p>
        ))}
      </div>
    </div>
  );
}
