import { apiReference } from '../api-reference/api-generator.ts';
import { notFoundPage } from './not-found-page.ts';
import type { PageGenerator } from './page-generator.ts';

/** All that makes pages of a site besides its files. Of two pages with the same address the first counts. */
export const PAGE_GENERATORS: readonly PageGenerator[] = [apiReference, notFoundPage];
