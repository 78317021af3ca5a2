import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { MessageText } from '../../ui/message-text.tsx';
import classes from './brand.module.css';
import type { FormContext } from './brand-context.ts';
import { settingKey } from './field-parts.ts';

/** Every field frames itself. */
export function FieldFrame({ children }: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  return children;
}

/** A group of settings under its title; the outermost has none. */
export function SettingGroup(props: ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const { title, description, properties, fieldPathId, registry } = props;
  const contents = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (fieldPathId.path.length === 0) return <div className={classes.form}>{contents}</div>;
  const errors = registry.formContext.errors.get(settingKey(fieldPathId.path)) ?? [];
  return (
    <fieldset className={classes.group} data-depth={fieldPathId.path.length}>
      <legend className={classes.legend}>{title}</legend>
      <code className={classes.key}>{settingKey(fieldPathId.path)}</code>
      {description && <p className={classes.description}>{description}</p>}
      <div className={classes.errors} aria-live="polite">
        {errors.map((error) => (
          <p key={error}>
            <MessageText text={error} />
          </p>
        ))}
      </div>
      {contents}
    </fieldset>
  );
}
