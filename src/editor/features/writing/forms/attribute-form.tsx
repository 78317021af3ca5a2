import { memo } from 'react';
import { type AttributeValue, readAttributeValue, setAttribute } from '../../../../authoring/source-edit/attributes.ts';
import { findAttribute, findComponent } from '../../../../catalogue/catalogue.ts';
import type { Attribute } from '../../../../catalogue/component.ts';
import type { JsxElement } from '../../../../page-source/blocks/jsx-elements.ts';
import { scanElements } from '../../../../page-source/blocks/jsx-elements.ts';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { findElement } from '../read-cursor.ts';
import { useAt, useWriting } from '../writing-context.ts';
import { FieldGroup } from './field-group.tsx';

/** The attributes of a component or an element of HTML as fields. What the catalogue does not know is shown, and kept. */
export function AttributeForm({ element, isBrief = false }: AttributeFormProps) {
  const { text } = useAt();
  return <AttributeFields element={element} text={text} isBrief={isBrief} />;
}

interface AttributeFormProps {
  readonly element: JsxElement;
  /** At first only what is needed or written. */
  readonly isBrief?: boolean;
}

interface AttributeFieldsProps extends AttributeFormProps {
  /** Of the page that the element was read from. */
  readonly text: string;
}

const AttributeFields = memo(({ element, text: drawn, isBrief = false }: AttributeFieldsProps) => {
  const { apply, isReadOnly, readNow } = useWriting();
  const component = findComponent(element.name);
  const written = element.attributes.filter(({ name }) => name !== '');
  const known = component?.attributes ?? [];
  /** Under the name that the form has for it; the page may have another spelling. */
  const values = new Map<string, AttributeValue>(
    written.map((attribute) => {
      const spec = component && findAttribute(component, attribute.name);
      return [spec?.name ?? attribute.name, readAttributeValue(drawn, attribute)];
    }),
  );
  const unknown = written
    .filter(({ name }) => !component || !findAttribute(component, name))
    .map(({ name }): Attribute => ({ name, label: name, description: writingWords.customAttribute, type: 'text' }));

  const onChange = (spec: Attribute, value: AttributeValue | undefined, isTyping: boolean) => {
    const { text } = readNow();
    // The page may have changed since it was drawn: the tag is looked up where it begins.
    const current = findElement(scanElements(text), element.start);
    if (current?.name !== element.name) return;
    const own = component && findAttribute(component, spec.name);
    const spellings = [spec.name, ...(own?.otherNames ?? [])];
    const name = current.attributes.find((attribute) => spellings.includes(attribute.name))?.name ?? spec.name;
    const edits = setAttribute(text, current, name, value);
    apply(
      { edits },
      writingStepWords.setting(spec.label, component?.label ?? element.name),
      isTyping ? `${element.start}:${name}` : undefined,
    );
  };
  return (
    <FieldGroup
      specs={[...known, ...unknown]}
      values={values}
      isReadOnly={isReadOnly}
      onChange={onChange}
      about={isBrief ? undefined : component?.description}
      isBrief={isBrief}
    />
  );
}, hasSameTag);

/** Typing inside of an element or behind it changes nothing of its form. */
function hasSameTag(one: AttributeFieldsProps, other: AttributeFieldsProps): boolean {
  return one.element.start === other.element.start && openingTag(one) === openingTag(other);
}

function openingTag({ element, text }: AttributeFieldsProps): string {
  return text.slice(element.start, element.openEnd);
}
