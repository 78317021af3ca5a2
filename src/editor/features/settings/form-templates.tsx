import type { FieldTemplateProps, GenericObjectType, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { MessageText } from '../../ui/message-text.tsx';
import { AuthExample } from './fields/auth-example.tsx';
import { KeptMark } from './fields/kept-mark.tsx';
import { LogoPalette } from './palette/logo-palette.tsx';
import { settingKey, valueAt } from './setting-value.ts';
import classes from './settings.module.css';
import { useSettings } from './settings-context.ts';

/** Every field frames itself. */
export function FieldFrame({ children }: FieldTemplateProps<unknown, RJSFSchema, GenericObjectType>) {
  return children;
}

/** A group of settings under its title; the outermost has none. One of many services opens when it is wanted. */
export function SettingGroup(props: ObjectFieldTemplateProps<unknown, RJSFSchema, GenericObjectType>) {
  const { title, description, properties, fieldPathId, uiSchema } = props;
  const { errors, config } = useSettings();
  const { path } = fieldPathId;
  const contents = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (path.length === 0) return <div className={classes.form}>{contents}</div>;
  const key = settingKey(path);
  const error = errors.get(key);
  const words = (
    <>
      {typeof description === 'string' && (
        <p className={classes.description}>
          <MessageText text={description} />
        </p>
      )}
      <div className={classes.errors} aria-live="polite">
        {error !== undefined && (
          <p>
            <MessageText text={error} />
          </p>
        )}
      </div>
    </>
  );
  if (uiSchema?.['ui:closed'] === true) {
    return (
      <details className={classes.service} data-setting={key} open={valueAt(config, path) !== undefined || undefined}>
        <summary>
          {title}
          <KeptMark path={path} />
        </summary>
        <div className={classes.inner}>
          {words}
          {contents}
        </div>
      </details>
    );
  }
  return (
    <fieldset className={classes.group} data-depth={path.length} data-setting={key}>
      <legend className={classes.legend}>
        {title}
        <KeptMark path={path} /> <code className={classes.key}>{key}</code>
      </legend>
      {words}
      {uiSchema?.['ui:note'] === 'logo-palette' && <LogoPalette />}
      {contents}
      {uiSchema?.['ui:note'] === 'auth-header' && <AuthExample auth={valueAt(config, path)} />}
    </fieldset>
  );
}
