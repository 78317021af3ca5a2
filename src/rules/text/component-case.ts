import { meantComponent } from '../../page-source/meant-names/meant-component.ts';
import { scanTags } from '../../page-source/scan-tags.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import type { TextRule } from '../rule.ts';

/** One problem for each such name, at its first tag; its fix renames all of them. */
export const componentCase: TextRule = {
  over: 'text',
  code: 'mdx/component-case',
  severity: 'warning',
  title: 'Component written like an HTML tag',
  why: 'Names of components begin with a capital letter. Other tools take this tag for HTML and show nothing of the component.',
  run({ file, text, prepared: { bodyStart } }) {
    // Texts without such a tag need no tree.
    if (!/<[a-z]/.test(text)) return [];
    const tags = scanTags(text).filter(({ start }) => start >= bodyStart);
    const written = new Set(tags.flatMap(({ name, kind }) => (kind === 'close' ? [] : [name])));
    const wrong = [...written].filter((name) => /^[a-z][a-z-]*$/.test(name) && meantComponent(name) !== undefined);
    return wrong.flatMap((name) => {
      const own = tags.filter((tag) => tag.name === name);
      const [first] = own;
      if (first === undefined) return [];
      const meant = meantComponent(name) ?? name;
      const edits = own.map(({ start, kind }) => {
        const at = start + (kind === 'close' ? 2 : 1);
        return fixEdit(text, at, at + name.length, meant);
      });
      const start = positionAt(text, first.start);
      return [
        {
          subject: [name],
          message: `\`<${name}>\` is read as the component \`<${meant}>\`; other tools do not know it in this spelling.`,
          hint: `Write \`<${meant}>\`.`,
          file,
          range: { start, end: { ...start, column: start.column + 1 + name.length } },
          fix: { title: `Write \`<${meant}>\``, edits },
        },
      ];
    });
  },
};
