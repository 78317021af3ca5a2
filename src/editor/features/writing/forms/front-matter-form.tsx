import { memo } from 'react';
import type { AttributeValue } from '../../../../authoring/source-edit/attributes.ts';
import {
  type FieldValue,
  readFrontMatterFields,
  setFrontMatterField,
} from '../../../../authoring/source-edit/front-matter-fields.ts';
import type { Attribute } from '../../../../catalogue/component.ts';
import { findFrontMatter } from '../../../../page-source/front-matter/front-matter.ts';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { useAt, useWriting } from '../writing-context.ts';
import { FieldGroup } from './field-group.tsx';
import classes from './forms.module.css';
import { FRONT_MATTER_KEYS, FRONT_MATTER_SPECS } from './front-matter-specs.ts';

/** Title, description and everything else that a page says about itself. Keys that no schema knows are shown and kept. */
export function FrontMatterForm({ isBrief = false }: { readonly isBrief?: boolean }) {
  const { text } = useAt();
  return <FrontMatterFields source={text.slice(0, findFrontMatter(text)?.bodyStart ?? 0)} isBrief={isBrief} />;
}

interface FrontMatterFieldsProps {
  readonly source: string;
  /** At first only what is needed or written. */
  readonly isBrief: boolean;
}

/** Apart, so that typing in the text below the front matter (`source`) draws none of it again. */
const FrontMatterFields = memo(({ source, isBrief }: FrontMatterFieldsProps) => {
  const { apply, isReadOnly, readNow } = useWriting();
  const fields = readFrontMatterFields(source);
  const values = new Map(
    fields.flatMap(({ key, value }) => (value === undefined ? [] : [[key, asValue(value)] as const])),
  );
  const known = new Set(FRONT_MATTER_SPECS.map(({ name }) => name));
  const own = fields
    .filter(({ key, value }) => !known.has(key) && value !== undefined)
    .map(
      ({ key, value }): Attribute => ({
        name: key,
        label: key,
        description: writingWords.customSetting,
        type: Array.isArray(value) ? 'list' : typeof value === 'boolean' ? 'boolean' : 'text',
      }),
    );
  const inSource = fields.filter(({ value }) => value === undefined).map(({ key }) => key);

  const onChange = (spec: Attribute, value: AttributeValue | undefined, isTyping: boolean) => {
    const edits = setFrontMatterField(readNow().text, spec.name, fromValue(value, spec), FRONT_MATTER_KEYS);
    apply(
      { edits },
      writingStepWords.setting(spec.label, writingStepWords.thePage),
      isTyping ? `front-matter:${spec.name}` : undefined,
    );
  };
  return (
    <>
      <FieldGroup
        specs={[...FRONT_MATTER_SPECS, ...own]}
        values={values}
        isReadOnly={isReadOnly}
        onChange={onChange}
        isBrief={isBrief}
      />
      {inSource.length > 0 && (
        <p className={classes.about} style={{ padding: '0 16px 16px' }}>
          {writingWords.alsoInSource(inSource.join(', '))}
        </p>
      )}
    </>
  );
});

function asValue(value: FieldValue): AttributeValue {
  if (typeof value === 'string') return { kind: 'text', value };
  if (typeof value === 'number') return { kind: 'number', value };
  return typeof value === 'boolean' ? { kind: 'boolean', value } : { kind: 'list', value };
}

function fromValue(value: AttributeValue | undefined, spec: Attribute): FieldValue | undefined {
  if (value === undefined || value.kind === 'expression') return undefined;
  // A number in words (`version: 2`) stays what it is.
  return spec.type === 'text' && value.kind === 'number' ? String(value.value) : value.value;
}
