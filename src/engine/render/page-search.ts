/** What the search knows of a page, from its sections. */
import type { PageSearch } from '../site/output-file.ts';
import type { PageModel } from '../site/site-model.ts';
import type { SearchSection } from './search-sections.ts';
import { extractSearchWords } from './search-words.ts';

export function pageSearch(
  { title, description = '', frontMatter }: Pick<PageModel, 'title' | 'description' | 'frontMatter'>,
  sections: readonly SearchSection[],
): PageSearch {
  const keywords = Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [];
  const below = sections.filter(({ anchor }) => anchor !== '');
  const before = sections.find(({ anchor }) => anchor === '')?.text ?? '';
  return {
    headings: below.map(({ anchor, heading }) => [anchor, heading]),
    texts: JSON.stringify([before, ...below.map(({ text }) => text)]),
    words: extractSearchWords([
      title,
      description,
      ...keywords,
      ...sections.flatMap(({ heading, text }) => [heading, text]),
    ]),
  };
}
