import { encodeValue, type FormField } from './sample-request.ts';

/** Fields as `application/x-www-form-urlencoded` has them. */
export function formText(fields: readonly FormField[]): string {
  return fields.map(({ name, value }) => `${encodeValue(name)}=${encodeValue(value)}`).join('&');
}
