import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { SettingPath } from '../../store/index.ts';
import type { BrandContext } from './brand-context.ts';

type Field = FieldProps<unknown, RJSFSchema, BrandContext>;

/** The sentences about this very setting, without those about settings inside it. */
export function fieldErrors({ errorSchema }: Field): readonly string[] {
  return [...new Set((errorSchema as { readonly __errors?: readonly string[] } | undefined)?.__errors ?? [])];
}

export function fieldTitle({ schema, name }: Field): string {
  return schema.title ?? name;
}

/** A setting's place as people write it: `colors.background.light`. */
export function settingKey(path: SettingPath): string {
  return path.join('.');
}
