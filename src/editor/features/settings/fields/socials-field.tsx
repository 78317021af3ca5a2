import { isRecord } from '../setting-value.ts';
import { ListItems } from './list-items.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { SocialAddresses } from './social-addresses.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** Accounts on other platforms: an address for each, or a list, as the file has them. */
export function SocialsField(props: FieldInput) {
  const field = useField(props);
  const { value } = field;
  return (
    <SettingFrame field={field} inputId="">
      {Array.isArray(value) ? (
        <ListItems registry={props.registry} schema={props.schema} uiSchema={props.uiSchema} field={field} />
      ) : (
        <SocialAddresses
          field={field}
          platforms={props.schema.properties ?? {}}
          written={isRecord(value) ? value : {}}
        />
      )}
    </SettingFrame>
  );
}
