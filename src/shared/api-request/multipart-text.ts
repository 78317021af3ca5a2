/** Parts of a `multipart/form-data` body, for languages that have none of their own to make one, and for what a browser sends. */
import type { FormField } from './sample-request.ts';

const BOUNDARY = 'sample-boundary';

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** What stands before the value of a field. Behind each value stands a line end. */
export function partHead(field: FormField, boundary = BOUNDARY): string {
  const type = field.type === undefined ? '' : `\r\nContent-Type: ${field.type}`;
  return `--${boundary}\r\nContent-Disposition: ${partName(field)}${type}\r\n\r\n`;
}

/** The name of a part, as a header holds it. */
export function partName({ name, value, isFile }: FormField): string {
  return `form-data; name="${encodedName(name)}"${isFile ? `; filename="${encodedName(value)}"` : ''}`;
}

/** What stands behind the last part. */
export function partsEnd(boundary = BOUNDARY): string {
  return `--${boundary}--\r\n`;
}

/** As browsers write names of parts. */
function encodedName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\n', '%0D%0A');
}
