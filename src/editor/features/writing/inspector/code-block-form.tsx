import { memo } from 'react';
import type { AttributeValue } from '../../../../authoring/source-edit/attributes.ts';
import { codeBlockAt } from '../../../../authoring/source-edit/code-blocks.ts';
import { readFenceSettings, setFenceSetting } from '../../../../authoring/source-edit/fence-settings.ts';
import { findFence } from '../../../../catalogue/catalogue.ts';
import type { Attribute } from '../../../../catalogue/component.ts';
import { LANGUAGE } from '../../../../catalogue/shared-attributes.ts';
import { type Fence, fenceLanguageOf } from '../../../../page-source/source-scan.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { FieldGroup } from '../forms/field-group.tsx';
import { useWriting } from '../writing-context.ts';

/** Language, title and settings of a code block. */
export function CodeBlockForm({ fence }: { readonly fence: Fence }) {
  return <CodeBlockFields info={fence.info} start={fence.start} />;
}

interface CodeBlockFieldsProps {
  /** What stands behind the backticks. */
  readonly info: string;
  /** Offset of the fence, which is looked up there: the page may have changed since it was drawn. */
  readonly start: number;
}

/** Apart, so that typing in the code draws none of it again. */
const CodeBlockFields = memo(({ info, start }: CodeBlockFieldsProps) => {
  const { apply, readNow, isReadOnly } = useWriting();
  const { attributes } = findFence(fenceLanguageOf(info));
  const onChange = ({ name, label }: Attribute, value: AttributeValue | undefined, isTyping: boolean) => {
    const current = codeBlockAt(readNow().text, start);
    if (!current) return;
    const edits = setFenceSetting(current, name, value);
    apply(
      { edits },
      writingStepWords.setting(label, writingStepWords.theCodeBlock),
      isTyping ? `code:${start}:${name}` : undefined,
    );
  };
  return (
    <FieldGroup
      specs={[LANGUAGE, ...attributes]}
      values={readFenceSettings(info)}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
  );
});
