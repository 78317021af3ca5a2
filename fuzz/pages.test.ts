import { expect } from 'vitest';
import { renderFirst } from '../src/engine/render/testing/render-pages.ts';
import { everyInput } from './every-input.ts';
import { mutatedText, pages } from './mutated-text.ts';

everyInput('every page becomes a document', 600, mutatedText(pages), async (text) => {
  expect((await renderFirst({ 'page.mdx': text })).html).toContain('</html>');
});
