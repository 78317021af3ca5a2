import { scanTags } from '../../page-source/scan-tags.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import { positionAt } from '../../project/text-position.ts';
import type { Finding, TextRule } from '../rule.ts';
import { WRITTEN_ATTRIBUTE } from './written-attribute.ts';

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
      for (const match of text.slice(tag.start, tag.end).matchAll(WRITTEN_ATTRIBUTE)) {
        const [written, name = '', equals = '', value = ''] = match;
        if (!EVENT.test(name) || !/^["']/.test(value)) continue;
        const start = tag.start + match.index;
        const at = positionAt(text, start + written.indexOf(name));
        found.push({
          subject: [name + equals.trim()],
          message: `\`${name}${equals.trim()}…\` would run code when the page is read, so it is left out.`,
          hint: 'Remove it. What reacts to readers is made in a component of your own.',
          file,
          range: { start: at, end: { ...at, column: at.column + name.length } },
          fix: { title: `Remove \`${name}\``, edits: [fixEdit(text, start, start + written.length, '')] },
        });
      }
    }
    return found;
  },
};
