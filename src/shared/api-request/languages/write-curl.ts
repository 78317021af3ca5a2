import { encodeValue, type FormField, type SampleRequest } from '../sample-request.ts';
import { jsonText, shellQuoted } from './literals.ts';

/** For any shell of Unix. */
export function writeCurl({ method, address, headers, body }: SampleRequest): string {
  const parts = [
    // Told to send `HEAD` by its name, curl waits for a body.
    method === 'HEAD' ? 'curl --head' : `curl --request ${method}`,
    `--url ${shellQuoted(address)}`,
    ...headers.map(({ name, value }) => `--header ${shellQuoted(`${name}: ${value}`)}`),
  ];
  switch (body?.kind) {
    case 'json':
      parts.push(`--data ${shellQuoted(jsonText(body.value))}`);
      break;
    case 'text':
      // `--data` would read a file where the text begins with `@`.
      parts.push(`--data-raw ${shellQuoted(body.text)}`);
      break;
    case 'file':
      parts.push(`--data-binary ${shellQuoted(`@${body.name}`)}`);
      break;
    case 'form':
      for (const { name, value } of body.fields)
        parts.push(`--data-urlencode ${shellQuoted(`${encodeValue(name)}=${value}`)}`);
      break;
    case 'multipart':
      for (const field of body.fields) parts.push(partOf(field));
  }
  return parts.join(' \\\n  ');
}

function partOf({ name, value, isFile, type }: FormField): string {
  const end = type === undefined ? '' : `;type=${type}`;
  if (isFile) return `--form ${shellQuoted(`${name}=@${value}${end}`)}`;
  if (type === undefined) return `--form-string ${shellQuoted(`${name}=${value}`)}`;
  return `--form ${shellQuoted(`${name}=${formValue(value)}${end}`)}`;
}

/** A value before its type. In quotation marks nothing has a meaning for curl but these and what escapes them. */
function formValue(value: string): string {
  const isPlain = /^[^"@<(\s;](?:[^;]*[^\s;])?$/.test(value);
  return isPlain ? value : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
