/** What a request carries for each way of signing in, as an example. Pure. */
import { isRecord } from '../../../../shared/record.ts';

const BASIC_EXAMPLE = 'dXNlcjpwYXNzd29yZA==';

/** The header's line, for example `Authorization: Bearer sk-…`; `undefined` while no known method is chosen. */
export function authHeader(auth: unknown): string | undefined {
  if (!isRecord(auth)) return undefined;
  const prefix = typeof auth.inputPrefix === 'string' ? auth.inputPrefix : '';
  const name = typeof auth.name === 'string' ? auth.name : '';
  switch (auth.method) {
    case 'bearer':
      return `${name || 'Authorization'}: Bearer ${prefix}…`;
    case 'basic':
      return `Authorization: Basic ${BASIC_EXAMPLE}`;
    case 'key':
      return `${name || 'x-api-key'}: ${prefix}…`;
    default:
      return undefined;
  }
}
