/** Pages that do not say what they are called or what they are about. */
import { quote } from '../config/describe-value.ts';
import { fileOf, type PageModel, type SiteModel } from '../engine/index.ts';
import { type Diagnostic, rangeAt } from '../project/diagnostics.ts';

/** More than these are told in one problem: most projects that leave descriptions out do so on all pages. */
const MOST_ALONE = 3;

interface Detail {
  readonly code: 'pages/no-title' | 'pages/no-description';
  readonly severity: 'warning' | 'info';
  readonly isMissing: (page: PageModel) => boolean;
  /** After the name of one page, or how many there are. */
  readonly message: (subject: string, isOne: boolean) => string;
  readonly hint: string;
}

const DETAILS: readonly Detail[] = [
  {
    code: 'pages/no-title',
    severity: 'warning',
    isMissing: ({ frontMatter, path }) => frontMatter.title === undefined && path !== 'index',
    message: (subject, isOne) =>
      `${subject} ${isOne ? 'has no title; its file name stands' : 'have no title; their file names stand'} in.`,
    hint: 'Add `title` to the details of the page.',
  },
  {
    code: 'pages/no-description',
    severity: 'info',
    isMissing: ({ description }) => description === undefined,
    message: (subject, isOne) =>
      `${subject} ${isOne ? 'has' : 'have'} no description for search results and shared links.`,
    hint: 'Say in a sentence what the page is about: `description` in its details.',
  },
];

export function checkPageDetails({ pages }: Pick<SiteModel, 'pages'>): readonly Diagnostic[] {
  const shown = [...pages.values()].filter(isRead);
  return DETAILS.flatMap((detail) => describe(detail, shown.filter(detail.isMissing)));
}

/** A page of an author's that readers find in the navigation; one made from an API description has its details there. */
function isRead({ source, isInNavigation, isHidden, frontMatter }: PageModel): boolean {
  const { url, openapi } = frontMatter;
  return source.kind === 'file' && isInNavigation && !isHidden && url === undefined && openapi === undefined;
}

function describe({ code, severity, message, hint }: Detail, pages: readonly PageModel[]): readonly Diagnostic[] {
  if (pages.length <= MOST_ALONE) {
    return pages.map((page) => ({ code, severity, message: message('The page', true), hint, ...placeOf(page) }));
  }
  return [
    {
      code,
      severity,
      message: message(`${pages.length} pages`, false),
      hint,
      parts: pages.map((page) => ({ text: quote(fileOf(page) ?? page.path), ...placeOf(page) })),
    },
  ];
}

function placeOf(page: PageModel): Pick<Diagnostic, 'file' | 'range'> {
  const file = fileOf(page);
  return file === undefined ? {} : { file, range: rangeAt(1, 1) };
}
