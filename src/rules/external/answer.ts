/** What came of asking another host whether what is linked to is there. */
export type Answer =
  /** It is there, or its host does not tell programs. */
  | { readonly kind: 'there' }
  /** Its host says that it is not. */
  | { readonly kind: 'gone'; readonly status: number }
  /** Its host answers, and does not let a page of another site read the answer. In browsers only. */
  | { readonly kind: 'hidden' }
  /** Nobody answers, or the host has a fault of its own. */
  | { readonly kind: 'silent'; readonly reason: string };

export function answerOf(status: number): Answer {
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status >= 500) return { kind: 'silent', reason: `it answers with ${status}` };
  // Who has to sign in, asks too often or is taken for a robot cannot tell.
  return { kind: 'there' };
}
