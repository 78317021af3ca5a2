import type { AttributeValue } from '../../../../authoring/source-edit/attributes.ts';
import { readLink, setImage } from '../../../../authoring/source-edit/links.ts';
import type { Attribute } from '../../../../catalogue/component.ts';
import type { MarkdownLink } from '../../../../page-source/blocks/inline-links.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { pictureWords } from '../../../words/writing-forms.ts';
import { FieldGroup } from '../forms/field-group.tsx';
import { wordsOf } from '../forms/field-spec.ts';
import { useAt, useWriting } from '../writing-context.ts';

const SPECS: readonly Attribute[] = [
  {
    name: 'src',
    label: pictureWords.picture,
    description: pictureWords.pictureHelp,
    type: 'image',
    isRequired: true,
  },
  {
    name: 'alt',
    label: pictureWords.alt,
    description: pictureWords.altHelp,
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
    if (change)
      apply(
        change,
        writingStepWords.setting(label, writingStepWords.aPicture),
        isTyping ? `image:${image.start}:${name}` : undefined,
      );
  };
  return <FieldGroup specs={SPECS} values={values} isReadOnly={isReadOnly} onChange={onChange} />;
}
