/** What is wrong with the brackets of an idea or a card. */

const NEEDS_QUOTES = 'A text with brackets in it needs double quotes around it: `name["Text (more)"]`.';
const NOT_CLOSED = 'A text that its bracket closes is expected, and nothing behind it: `name[Text]`.';

/** What to write instead, in a sentence; `undefined` where nothing is wrong. */
export function bracketFault(text: string): string | undefined {
  if (!/[()[\]{}]/.test(text)) return undefined;
  const [, inner] = /^[^()[\]{}"]*(?:\(\(|\)\)|\{\{|[[()])([\s\S]*?)(?:\)\)|\(\(|\}\}|[\])(])$/.exec(text) ?? [];
  if (inner === undefined || inner.trim() === '') return NOT_CLOSED;
  if (/^\s*"[^"]*"\s*$/.test(inner)) return undefined;
  if (inner.includes('"')) return NOT_CLOSED;
  return /[()[\]{}]/.test(inner) ? NEEDS_QUOTES : undefined;
}
