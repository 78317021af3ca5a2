import type { Fix, FixEdit } from '../project/diagnostics.ts';

/** Writes another value, as JSON, in the place of what stands there. */
export function replaceFix(edit: Omit<FixEdit, 'text'>, json: string): Fix {
  return { title: `Write \`${json}\``, edits: [{ ...edit, text: json }] };
}
