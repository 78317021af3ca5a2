/** The kinds of pages that a new one starts from. */
import { CHANGELOG } from './changelog.ts';
import { ENDPOINT } from './endpoint.ts';
import { GUIDE } from './guide.ts';
import type { PageTemplate } from './page-template.ts';
import { REFERENCE } from './reference.ts';
import { TUTORIAL } from './tutorial.ts';

const BLANK: PageTemplate = {
  id: 'blank',
  label: 'Blank',
  words: 'A title, and the rest is yours.',
  outline: ['text'],
  title: 'Quickstart',
  description: '',
  body: 'Write here.\n',
};

export const PAGE_TEMPLATES: readonly PageTemplate[] = [BLANK, GUIDE, TUTORIAL, REFERENCE, CHANGELOG, ENDPOINT];
