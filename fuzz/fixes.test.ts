import { expect } from 'vitest';
import { fixEdits } from '../src/authoring/source-edit/fix-edits.ts';
import { compilePage } from '../src/engine/compile/compile-page.ts';
import { testServices } from '../src/engine/render/testing/test-site.ts';
import { parseFrontMatter } from '../src/page-source/front-matter/front-matter.ts';
import { markLength } from '../src/project/text.ts';
import { everyInput } from './every-input.ts';
import { mutatedText, pages } from './mutated-text.ts';

everyInput('every fix that is offered for a broken page fits its text', 1000, mutatedText(pages), (text) => {
  const { diagnostics } = compilePage(testServices, 'page.mdx', text);
  const found = [...parseFrontMatter('page.mdx', text).diagnostics, ...diagnostics];
  for (const { code, fix } of found) {
    if (fix) expect(fixEdits(text.slice(markLength(text)), fix), `${code}: ${JSON.stringify(fix)}`).toBeDefined();
  }
});
