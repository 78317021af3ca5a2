import { expect } from 'vitest';
import { setFrontMatterField } from '../src/authoring/source-edit/front-matter-fields.ts';
import { parseFrontMatter } from '../src/page-source/front-matter/front-matter.ts';
import { applyTextEdits } from '../src/project/text-edit.ts';
import { everyInput } from './every-input.ts';
import { mutatedText } from './mutated-text.ts';

/** As people get it wrong, too. */
const frontMatters = [
  '---\ntitle: Birds\ndescription: "All of them" # a note\ntags: [a, b]\n---\n\n# Birds\n\nWords.\n',
  '---\r\ntitle: Birds\r\nicon: star\r\nlist:\r\n  - a\r\n  - b\r\n---\r\nWords.\r\n',
  '---\n# \n---\n\nWords.\n',
  '---\n---\nWords.\n',
  '---\n- a\n- b\n---\nWords.\n',
  'Words without settings.\n',
];

everyInput(
  'a title that is set is the page’s title, and every other line of the page stays',
  1500,
  mutatedText(frontMatters),
  (text) => {
    const edits = setFrontMatterField(text, 'title', 'Of: owls');
    const after = applyTextEdits(text, edits);
    expect(parseFrontMatter('page.mdx', after).frontMatter.title).toBe('Of: owls');
    const [first] = edits;
    if (first) {
      expect(after.startsWith(text.slice(0, first.start))).toBe(true);
      expect(after.endsWith(text.slice(first.end))).toBe(true);
    }
  },
);
