/** Parts of a `multipart/form-data` body, for languages that have none of their own to make one. */
import type { FormField } from './sample-request.ts';

const BOUNDARY = 'sample-boundary';

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** What stands before the value of a field. Behind each value stands a line end. */
export function partHead({ name, value, isFile }: FormField): string {
  const file = isFile ? `; filename="${encodedName(value)}"` : '';
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${encodedName(name)}"${file}\r\n\r\n`;
}

/** What stands behind the last part. */
export const PARTS_END = `--${BOUNDARY}--\r\n`;

/** As browsers write names of parts. */
function encodedName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\n', '%0D%0A');
}
