import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { MessageText } from '../../ui/message-text.tsx';
import classes from './brand.module.css';
import type { BrandContext } from './brand-context.ts';
import { settingKey } from './field-parts.ts';

/** Every field frames itself. */
export function FieldFrame({ children }: FieldTemplateProps<unknown, RJSFSchema, BrandContext>) {
  return children;
}

/** A group of settings under its title; the outermost has none. */
export function SettingGroup(props: ObjectFieldTemplateProps<unknown, RJSFSchema, BrandContext>) {
  const { title, description, properties, fieldPathId, formData, errorSchema } = props;
  const contents = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (fieldPathId.path.length === 0) return <div className={classes.form}>{contents}</div>;
  const isOther = formData !== undefined && (typeof formData !== 'object' || Array.isArray(formData));
  const errors = isOther ? ((errorSchema as { readonly __errors?: readonly string[] })?.__errors ?? []) : [];
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
