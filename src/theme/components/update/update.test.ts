import { expect, test } from 'vitest';
import { renderPage, textOfHtml } from '../../testing/render.ts';

const TAGGED = `<Update label="2.0" tags={["Client", "R&D"]}>Two</Update>

<Update label="1.0" tags="Client">One</Update>

<Update label="0.9">Nought</Update>`;

function filtersOf(page: string): string {
  return /<lw-filters[\s\S]*<\/lw-filters>/.exec(page)?.[0] ?? '';
}

test('the tags of all updates become filters, each with its number', async () => {
  const filters = filtersOf(await renderPage(TAGGED));
  expect(textOfHtml(filters)).toBe('Filter by tag Client 2 R&amp;D 1 Clear');
  expect(filters.match(/aria-pressed="false"/g)).toHaveLength(2);
});

test('without script every update stands there, with its label in the table of contents', async () => {
  const page = await renderPage(TAGGED);
  expect(page.match(/<section class="update"/g)).toHaveLength(3);
  expect(page).toMatch(/class="toc"[\s\S]*href="#2-0"[\s\S]*href="#1-0"[\s\S]*href="#0-9"/);
  expect(page).not.toMatch(/<section class="update"[^>]* hidden/);
});

test('a changelog without tags has no filters', async () => {
  expect(filtersOf(await renderPage('<Update label="1.0">One</Update>'))).toBe('');
});

test('a label may hold Markdown, and a missing one has a name', async () => {
  const page = await renderPage('<Update label="`v1`">One</Update>\n\n<Update>Two</Update>');
  expect(page).toMatch(/id="v1"[\s\S]*<code>v1<\/code>/);
  expect(page).toContain('id="update"');
});
