import type { Attribute } from '../../../../catalogue/component.ts';
import type { AttributeValue } from '../../../../engine/source-edit/attributes.ts';
import { type MarkdownLink, readLink, setImage } from '../../../../engine/source-edit/links.ts';
import { FieldGroup } from '../forms/field-group.tsx';
import { wordsOf } from '../forms/field-spec.ts';
import { useAt, useWriting } from '../writing-context.ts';

const SPECS: readonly Attribute[] = [
  {
    name: 'src',
    label: 'Picture',
    description: 'A picture of the project, or an address.',
    type: 'image',
    isRequired: true,
  },
  {
    name: 'alt',
    label: 'Alternative text',
    description: 'What the picture shows, for those who do not see it.',
    type: 'text',
    isRequired: true,
  },
];

/** A picture that is written as Markdown. */
export function ImageForm({ image }: { readonly image: MarkdownLink }) {
  const at = useAt();
  const { apply, readNow, isReadOnly } = useWriting();
  const { label: alt, href: src } = readLink(at.text, image);
  const values = new Map<string, AttributeValue>([
    ['src', { kind: 'text', value: src }],
    ['alt', { kind: 'text', value: alt }],
  ]);
  const onChange = ({ name, label }: Attribute, value: AttributeValue | undefined, isTyping: boolean) => {
    const words = wordsOf(value);
    const place = { start: image.start + 1, end: image.start + 1 };
    const change = setImage(readNow().text, place, name === 'src' ? words : src, name === 'alt' ? words : alt);
    if (change) apply(change, `${label} of a picture`, isTyping ? `image:${image.start}:${name}` : undefined);
  };
  return <FieldGroup specs={SPECS} values={values} isReadOnly={isReadOnly} onChange={onChange} />;
}
