import { SettingFrame } from './setting-frame.tsx';
import { SocialAddresses } from './social-addresses.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** Accounts on other platforms; by platform or as a list, as the file has them. */
export function SocialsField(props: FieldInput) {
  const field = useField(props);
  return (
    <SettingFrame field={field} inputId="">
      <SocialAddresses field={field} platforms={props.schema.properties ?? {}} />
    </SettingFrame>
  );
}
