import { findAttribute, findComponent } from '../../catalogue/catalogue.ts';
import { findComments } from '../../page-source/comments.ts';
import { meantAttribute } from '../../page-source/meant-names/meant-attribute.ts';
import { isInStretch, scanTags } from '../../page-source/scan-tags.ts';
import type { JsxAttribute } from '../../page-source/tree/read-tag.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import type { Finding, TextRule } from '../rule.ts';

/** Attributes of components that are none of theirs and look like one: `tittle`, `Icon`, `hrfe`. They are read as meant. */
export const misspeltAttribute: TextRule = {
  over: 'text',
  code: 'mdx/misspelt-attribute',
  severity: 'info',
  title: 'Misspelt attribute',
  why: 'It is read as the attribute that was most likely meant. Other tools leave it out without a word.',
  run({ file, text, prepared: { bodyStart, declared } }) {
    if (!/<[A-Z]/.test(text)) return [];
    const found: Finding[] = [];
    const comments = findComments(text);
    for (const { name, kind, start, attributes } of scanTags(text)) {
      if (
        start < bodyStart ||
        kind === 'close' ||
        isInStretch(comments, start) ||
        declared.has(name.replace(/\..*/, ''))
      )
        continue;
      const component = findComponent(name);
      if (component?.kind !== 'component') continue;
      const given = new Set(attributes.map((attribute) => findAttribute(component, attribute.name)?.name));
      for (const attribute of attributes) {
        const meant = attribute.name === '' ? undefined : meantAttribute(component, attribute.name);
        // Who has written the other one too means something else.
        if (meant !== undefined && !given.has(meant)) found.push(misspelt(file, text, name, attribute, meant));
      }
    }
    return found;
  },
};

function misspelt(
  file: string,
  text: string,
  component: string,
  { name, start, nameEnd }: JsxAttribute,
  meant: string,
): Finding {
  return {
    subject: [component, name],
    message: `\`<${component}>\` has no \`${name}\`, so it is read as \`${meant}\`; other tools leave it out.`,
    hint: `Write \`${meant}\`.`,
    file,
    range: { start: positionAt(text, start), end: positionAt(text, nameEnd) },
    fix: { title: `Write \`${meant}\``, edits: [fixEdit(text, start, nameEnd, meant)] },
  };
}
