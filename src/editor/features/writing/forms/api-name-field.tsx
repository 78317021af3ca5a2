import { useMemo } from 'react';
import type { Attribute } from '../../../../catalogue/component.ts';
import { useProject } from '../../../project-context.ts';
import { selectApiNames } from '../../../store/index.ts';
import { formWords } from '../../../words/writing-forms.ts';
import { type FieldProps, wordsOf } from './field-spec.ts';
import { SuggestedField } from './path-fields.tsx';

const LISTS = { openapi: 'operations', 'openapi-schema': 'schemas' } as const;

export function isApiName({ name }: Attribute): boolean {
  return name in LISTS;
}

/** An operation or a data model of the project's API descriptions. */
export function ApiNameField(props: FieldProps) {
  const names = useProject(selectApiNames);
  const list = names[LISTS[props.spec.name as keyof typeof LISTS]];
  const offered = useMemo(() => new Map(list.map(({ name, note }) => [name, note ?? ''])), [list]);
  const written = wordsOf(props.value).toLowerCase();
  const isUnknown = written !== '' && list.length > 0 && !list.some(({ name }) => written.endsWith(name.toLowerCase()));
  return <SuggestedField {...props} offered={offered} note={isUnknown ? formWords.noApiName : undefined} />;
}
