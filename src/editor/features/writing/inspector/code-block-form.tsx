import type { Attribute } from '../../../../catalogue/component.ts';
import type { Fence } from '../../../../engine/mdx/source-scan.ts';
import type { AttributeValue } from '../../../../engine/source-edit/attributes.ts';
import { codeBlockAt, readFenceInfo, setFenceInfo } from '../../../../engine/source-edit/code-blocks.ts';
import { FieldGroup } from '../forms/field-group.tsx';
import { wordsOf } from '../forms/field-spec.ts';
import { useWriting } from '../writing-context.ts';

const SPECS: readonly Attribute[] = [
  {
    name: 'language',
    label: 'Language',
    description: 'Gives the code its colours: js, python, bash …',
    type: 'text',
    example: 'js',
  },
  { name: 'title', label: 'Title', description: 'A file name or a few words above the code.', type: 'text' },
];

/** Language and title of a code block. */
export function CodeBlockForm({ fence }: { readonly fence: Fence }) {
  const { apply, readNow, isReadOnly } = useWriting();
  const info = readFenceInfo(fence);
  const values = new Map<string, AttributeValue>(
    Object.entries(info).flatMap(([name, value]) => (value === '' ? [] : [[name, { kind: 'text', value }] as const])),
  );
  const onChange = ({ name, label }: Attribute, value: AttributeValue | undefined, isTyping: boolean) => {
    const current = codeBlockAt(readNow().text, fence.start);
    if (!current) return;
    const edits = setFenceInfo(current, { ...readFenceInfo(current), [name]: wordsOf(value) });
    apply({ edits }, `${label} of the code block`, isTyping ? `code:${fence.start}:${name}` : undefined);
  };
  return <FieldGroup specs={SPECS} values={values} isReadOnly={isReadOnly} onChange={onChange} />;
}
