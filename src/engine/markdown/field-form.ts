/** A parameter or a field of an answer as an entry of a list. */
import { joinItem, listItem } from './block-writer.ts';
import type { ComponentForm } from './component-forms.ts';
import { flagProp, prop, textProp } from './markdown-props.ts';
import { inlineCode } from './markdown-text.ts';

const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** ``- `limit` (query, integer, required, default `20`): how many`` */
export const fieldForm: ComponentForm = (props, scribe) => {
  const location = LOCATIONS.find((name) => textProp(props, name) !== undefined);
  const name = textProp(props, location ?? 'name', 'name') ?? 'field';
  const fallback = prop(props, 'default');
  const notes = [
    location ?? textProp(props, 'in'),
    textProp(props, 'type'),
    flagProp(props, 'required') ? 'required' : undefined,
    flagProp(props, 'readOnly') ? 'read-only' : undefined,
    flagProp(props, 'writeOnly') ? 'write-only' : undefined,
    flagProp(props, 'deprecated') ? 'deprecated' : undefined,
    fallback === undefined || fallback === null || fallback === ''
      ? undefined
      : `default ${inlineCode(shown(fallback))}`,
  ].filter((note) => note !== undefined);
  const head = `${inlineCode(name)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
  const [first, ...rest] = scribe.blocks(props.children);
  const text =
    first?.kind === 'paragraph'
      ? joinItem([{ kind: 'paragraph', text: `${head}: ${first.text}` }, ...rest])
      : joinItem([{ kind: 'paragraph', text: head }, ...(first === undefined ? [] : [first]), ...rest]);
  return [{ kind: 'list', text: listItem('- ', text) }];
};

function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
