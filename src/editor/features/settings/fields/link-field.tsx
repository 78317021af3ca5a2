import { textOf } from '../setting-value.ts';
import { LinkInput } from './link-input.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** Settings that say which pages belong to them, by their folder. */
const OWNERS: ReadonlySet<unknown> = new Set(['tabs', 'anchors']);

export function LinkField(props: FieldInput) {
  const field = useField(props);
  const { edit } = field;
  return (
    <SettingFrame field={field}>
      <LinkInput
        id={field.id}
        value={textOf(field.value)}
        placeholder={field.placeholder}
        hasError={field.error !== undefined}
        isReadOnly={field.isReadOnly}
        offersFolders={OWNERS.has(field.path[0]) && field.path.at(-1) === 'url'}
        onChange={(text) => edit(text === '' ? undefined : text)}
      />
    </SettingFrame>
  );
}
