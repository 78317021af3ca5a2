/** What is told of names in a page that nothing is known of: values, variables, components. */
import { declaredNames, namesOfModule } from '../../page-source/declared-names.ts';
import { endOfBraces } from '../../page-source/tree/braces.ts';
import { nearName } from '../../project/near-name.ts';
import type { SourceModule } from './module-graph.ts';
import type { PageReporter } from './page-reporter.ts';
import { isAttributeValue, nameFixes, renameComponentFix, textFix } from './render-fixes.ts';
import { bodyOf } from './written-source.ts';

/** Gives the expression as its author wrote it. */
export function unknownName(reporter: PageReporter, module: SourceModule, source: string): string {
  const root = /^(?:new )?[\w$]+/.exec(source)?.[0] ?? source;
  const written = writtenExpression(module.text, source);
  reporter.noteShownName(written);
  const place = reporter.placeOfCode(module, source, written);
  const body = bodyOf(module);
  const isValue = place !== undefined && isAttributeValue(body, place.range.start);
  const near = nearName(root, namesOf(module));
  const asText = place && textFix(body, place.range.start);
  const fixes =
    place && near !== undefined ? nameFixes(body, place.range.start, root, near) : asText && { fix: asText };
  const meansText = isValue
    ? 'Put it in quotation marks if it is meant as text.'
    : 'Write `\\{` for a brace that is meant as text.';
  const meansName =
    near === undefined
      ? `To give it a value, put \`export const ${root} = "…"\` at the top of the page.`
      : `\`${near}\` has a value.`;
  reporter.report({
    code: 'mdx/unknown-name',
    severity: 'warning',
    subject: [root, written],
    message: `\`${root}\` has no value on this page, so \`${written.length > 60 ? `${written.slice(0, 60)}…` : written}\` is shown as written.`,
    hint: near === undefined ? `${meansText} ${meansName}` : `${meansName} ${meansText}`,
    file: module.file,
    ...place,
    ...fixes,
  });
  return written;
}

export function unknownVariable(reporter: PageReporter, name: string): void {
  const place = reporter.locate({ texts: [[`{{${name}}}`, `{{ ${name} }}`]] });
  const module = place && reporter.moduleOf(place.file);
  const fix = module && textFix(bodyOf(module), place.range.start);
  reporter.report({
    code: 'mdx/unknown-variable',
    severity: 'warning',
    subject: [name],
    message: `The variable \`{{${name}}}\` has no value, so it is shown as written.`,
    hint: `Give it one under \`variables\` in the configuration, or write \`\\{\\{${name}}}\` when the braces are meant as text.`,
    ...place,
    ...(fix && { fix }),
  });
}

/** `near` is the component that was most likely meant. */
export function unknownComponent(reporter: PageReporter, name: string, near?: string): void {
  const place = reporter.locate({ element: name });
  const module = place && reporter.moduleOf(place.file);
  const fix = module && near !== undefined ? renameComponentFix(bodyOf(module), name, near) : undefined;
  reporter.report(
    {
      code: 'mdx/unknown-component',
      severity: 'warning',
      subject: [name],
      message: `There is no component \`<${name}>\`; only what stands inside it is shown.`,
      hint:
        near === undefined
          ? 'Check the spelling. A component of your own has to be imported at the top of the page.'
          : `Write \`<${near}>\`. A component of your own has to be imported at the top of the page.`,
      ...place,
      ...(fix && { fix }),
    },
    { element: name },
  );
}

/** Names that have a value in a module, but for components, which are no value to be shown. */
function namesOf({ file, text, compiled }: SourceModule): readonly string[] {
  const names = /\.mdx?$/i.test(file) ? declaredNames(text, compiled) : namesOfModule(text, compiled);
  return [...names].filter((name) => !/^[A-Z][a-z]/.test(name));
}

/** `{source}`; where its author wrote it in another way (a call, `region["name"]`), what the text has there. */
function writtenExpression(text: string, source: string): string {
  const plain = `{${source}}`;
  if (text.includes(plain)) return plain;
  const call = source.search(/[([]/);
  const lead = `{${call < 0 ? (/^[\w$]+/.exec(source)?.[0] ?? source) : source.slice(0, call + 1)}`;
  for (let start = text.indexOf(lead); start >= 0; start = text.indexOf(lead, start + 1)) {
    const end = endOfBraces(text, start);
    const written = end === undefined ? '' : text.slice(start, end);
    if (written !== '' && (call >= 0 || written.replace(/\[\s*(["'])([\w$]+)\1\s*\]/g, '.$2') === plain))
      return written;
  }
  return plain;
}
