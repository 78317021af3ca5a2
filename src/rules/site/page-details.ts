/** What is common to rules about what a page says of itself. */
import { quote } from '../../config/describe-value.ts';
import { fileOf, type PageModel, type SiteModel } from '../../engine/index.ts';
import { rangeAt } from '../../project/diagnostics.ts';
import type { Finding } from '../rule.ts';

/** More than these are told in one problem: most projects that leave descriptions out do so on all pages. */
const MOST_ALONE = 3;

interface Detail {
  readonly isMissing: (page: PageModel) => boolean;
  /** After the name of one page, or how many there are. */
  readonly message: (subject: string, isOne: boolean) => string;
  readonly hint: string;
}

/** A problem for each page that lacks a detail, or one for all of them. */
export function findMissingDetail(
  { pages: all }: Pick<SiteModel, 'pages'>,
  { isMissing, message, hint }: Detail,
): readonly Finding[] {
  const pages = [...all.values()].filter((page) => isRead(page) && isMissing(page));
  if (pages.length <= MOST_ALONE) {
    return pages.map((page) => ({ message: message('The page', true), hint, ...placeOf(page) }));
  }
  return [
    {
      message: message(`${pages.length} pages`, false),
      hint,
      parts: pages.map((page) => ({ text: quote(fileOf(page) ?? page.path), ...placeOf(page) })),
    },
  ];
}

/** A page of an author's that readers find in the navigation; one made from an API description has its details there. */
function isRead({ source, isInNavigation, isHidden, frontMatter }: PageModel): boolean {
  const { url, openapi, 'openapi-schema': model } = frontMatter;
  return (
    source.kind === 'file' && isInNavigation && !isHidden && [url, openapi, model].every((one) => one === undefined)
  );
}

function placeOf(page: PageModel): Pick<Finding, 'file' | 'range'> {
  const file = fileOf(page);
  return file === undefined ? {} : { file, range: rangeAt(1, 1) };
}
