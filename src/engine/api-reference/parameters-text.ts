/** Parameters of a request as parts of a page, one for each place where they stand. */

import { type FieldPlace, fieldsText } from './field-text.ts';
import { attribute } from './mdx-text.ts';
import { type Operation, parametersOf } from './operations.ts';
import { type FieldView, SchemaReader } from './schema-view.ts';
import { type SectionOptions, sectionText } from './section-text.ts';
import type { SpecNode } from './spec-node.ts';
import { writtenParameter } from './written-parameter.ts';

export function parameterSections(
  operation: Pick<Operation, 'item' | 'node'>,
  options: SectionOptions = {},
): readonly string[] {
  const parameters = parametersOf(operation);
  return (['path', 'query', 'header', 'cookie'] as const).flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.text('in') === place);
    const fields = here.map((one) => ({ ...parameterField(one), notes: writtenText(one) }));
    return sectionText(place, fieldsText(fields, place satisfies FieldPlace), options);
  });
}

/** What cannot be seen from its type: how several values become one text, and of which kind that is. */
function writtenText(parameter: SpecNode): readonly string[] {
  const [content] = parameter.at('content').entries()[0] ?? [];
  const written = writtenParameter(parameter);
  const facts = [
    content === undefined ? '' : attribute('content', content),
    written === undefined ? '' : attribute('written', written),
  ].join('');
  return facts === '' ? [] : [`<ApiFacts${facts} />`];
}

/** A parameter's own words count more than those of its schema. */
export function parameterField(parameter: SpecNode): FieldView {
  const [, media] = parameter.at('content').entries()[0] ?? [];
  const schema = new SchemaReader('request').read((media ?? parameter).at('schema'));
  const description = parameter.text('description');
  const examples = examplesOf(parameter);
  return {
    name: parameter.text('name') ?? '',
    isRequired: parameter.flag('required') || parameter.text('in') === 'path',
    schema: {
      ...schema,
      ...(description !== undefined && { description: description.trim() }),
      ...(examples.length > 0 && { examples }),
      isDeprecated: parameter.flag('deprecated') || schema.isDeprecated,
    },
  };
}

function examplesOf(parameter: SpecNode): readonly unknown[] {
  const one = parameter.plain('example');
  if (one !== undefined) return [one];
  return parameter
    .at('examples')
    .entries()
    .flatMap(([, example]) => {
      const value = example.plain('value');
      return value === undefined ? [] : [value];
    });
}
