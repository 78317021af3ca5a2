/** Components in the spelling of HTML tags: `<card>`, `<card-group>`. */
import { componentNames } from '../../catalogue/catalogue.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import { scanTags } from '../scan-tags.ts';

/** Elements of HTML and SVG with the name of a component. */
export const TAGS_OF_THEIR_OWN: ReadonlySet<string> = new Set('frame heading view table color'.split(' '));

const MEANT: ReadonlyMap<string, string> = new Map(
  componentNames()
    .filter((name) => /^\w+$/.test(name) && !TAGS_OF_THEIR_OWN.has(name.toLowerCase()))
    .flatMap((name) => spellingsOf(name).map((spelling) => [spelling, name] as const)),
);

/** `CardGroup` → `cardgroup`, `card-group`. */
export function spellingsOf(name: string): readonly string[] {
  const parts = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return [...new Set([name.toLowerCase(), parts])];
}

/** One problem for each such name, at its first tag; its fix renames all of them. */
export function noteComponentCase(file: string, source: string, bodyStart: number): Diagnostic[] {
  const written = new Set([...source.matchAll(/<([a-z][a-z-]*)(?=[\s/>])/g)].map((match) => match[1] ?? ''));
  const wrong = [...written].filter((name) => MEANT.has(name));
  if (wrong.length === 0) return [];
  const tags = scanTags(source).filter(({ start }) => start >= bodyStart);
  return wrong.flatMap((name) => {
    const own = tags.filter((tag) => tag.name === name);
    const [first] = own;
    if (first === undefined) return [];
    const meant = MEANT.get(name) ?? name;
    const edits = own.map(({ start, kind }) => {
      const at = start + (kind === 'close' ? 2 : 1);
      return fixEdit(source, at, at + name.length, meant);
    });
    const start = positionAt(source, first.start);
    const problem: Diagnostic = {
      code: 'mdx/component-case',
      severity: 'warning',
      subject: [name],
      message: `\`<${name}>\` is read as the component \`<${meant}>\`; other tools do not know it in this spelling.`,
      hint: `Write \`<${meant}>\`.`,
      file,
      range: { start, end: { ...start, column: start.column + 1 + name.length } },
      fix: { title: `Write \`<${meant}>\``, edits },
    };
    return [problem];
  });
}
