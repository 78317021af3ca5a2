/** Attributes of components that are none of theirs and look like one: `tittle`, `Icon`, `hrfe`. They are read as meant. */
import { findAttribute, findComponent } from '../../catalogue/catalogue.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import { findComments } from '../comments.ts';
import { isInside, scanTags } from '../scan-tags.ts';
import { type JsxAttribute, readTag } from '../tree/read-tag.ts';
import { meantAttribute } from './meant-attribute.ts';

/** `declared`: names that the page gives to components of its own. */
export function noteMisspeltAttributes(
  file: string,
  source: string,
  bodyStart: number,
  declared: ReadonlySet<string>,
): Diagnostic[] {
  if (!/<[A-Z]/.test(source)) return [];
  const found: Diagnostic[] = [];
  const comments = findComments(source, bodyStart);
  for (const { name, kind, start } of scanTags(source)) {
    if (start < bodyStart || kind === 'close' || isInside(comments, start) || declared.has(name.replace(/\..*/, '')))
      continue;
    const component = findComponent(name);
    if (component?.kind !== 'component') continue;
    const attributes = readTag(source, start)?.attributes ?? [];
    const given = new Set(attributes.map((attribute) => findAttribute(component, attribute.name)?.name));
    for (const attribute of attributes) {
      const meant = attribute.name === '' ? undefined : meantAttribute(component, attribute.name);
      // Who has written the other one too means something else.
      if (meant !== undefined && !given.has(meant)) found.push(misspelt(file, source, name, attribute, meant));
    }
  }
  return found;
}

function misspelt(
  file: string,
  source: string,
  component: string,
  { name, start, nameEnd }: JsxAttribute,
  meant: string,
): Diagnostic {
  return {
    code: 'mdx/misspelt-attribute',
    severity: 'info',
    subject: [component, name],
    message: `\`<${component}>\` has no \`${name}\`, so it is read as \`${meant}\`; other tools leave it out.`,
    hint: `Write \`${meant}\`.`,
    file,
    range: { start: positionAt(source, start), end: positionAt(source, nameEnd) },
    fix: { title: `Write \`${meant}\``, edits: [fixEdit(source, start, nameEnd, meant)] },
  };
}
