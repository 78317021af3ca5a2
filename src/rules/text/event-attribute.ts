import { scanTags } from '../../page-source/scan-tags.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import type { Finding, TextRule } from '../rule.ts';

/** A value for an event as in HTML: code in a text, which no page runs. */
const EVENT = /^on[a-z]{3,}$/i;
const ANY_EVENT = /\son[a-z]{3,}\s*=\s*["']/i;

export const eventAttribute: TextRule = {
  over: 'text',
  code: 'mdx/event-attribute',
  severity: 'warning',
  title: 'Code in an attribute',
  why: 'Code in the text of an attribute is never run, so that nothing which was pasted into a page can act in the name of its reader.',
  run({ file, text, prepared: { bodyStart } }) {
    if (!ANY_EVENT.test(text)) return [];
    const found: Finding[] = [];
    for (const tag of scanTags(text)) {
      if (tag.start < bodyStart || tag.kind === 'close') continue;
      for (const { name, value, start, end } of tag.attributes) {
        if (!EVENT.test(name) || value?.kind !== 'string') continue;
        const at = positionAt(text, start);
        // With the blank before it.
        const from = /\s/.test(text.charAt(start - 1)) ? start - 1 : start;
        found.push({
          subject: [`${name}=`],
          message: `\`${name}=…\` would run code when the page is read, so it is left out.`,
          hint: 'Remove it. What reacts to readers is made in a component of your own.',
          file,
          range: { start: at, end: { ...at, column: at.column + name.length } },
          fix: { title: `Remove \`${name}\``, edits: [fixEdit(text, from, end, '')] },
        });
      }
    }
    return found;
  },
};
