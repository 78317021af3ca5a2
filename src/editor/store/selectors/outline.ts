import { findFrontMatter, parseFrontMatter } from '../../../engine/mdx/front-matter.ts';
import { titleFromFile } from '../../../engine/mdx/page-title.ts';
import { type FindPage, type Outline, type PageFacts, readOutline } from '../../../engine/navigation-edit/outline.ts';
import { classifyFile } from '../../../engine/project/classify-file.ts';
import { comparePaths, withoutExtension } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { readText } from '../../../engine/project/text.ts';
import type { ProjectState } from '../project-state.ts';
import { selectConfigSyntax } from './config.ts';
import { createStableList, memoizeByKey } from './memoize.ts';

export interface ProjectOutline extends Outline {
  /** Files of pages that no entry names, by path. */
  readonly unlisted: readonly UnlistedPage[];
}

export interface UnlistedPage extends PageFacts {
  /** As an entry names it. */
  readonly page: string;
}

/** The navigation as it is edited; `undefined` while the configuration cannot be read. Follows every keystroke. */
export function selectOutline(state: Pick<ProjectState, 'files'>): ProjectOutline | undefined {
  const syntax = selectConfigSyntax(state);
  if (syntax?.status !== 'ok' || typeof syntax.value !== 'object' || syntax.value === null) return undefined;
  return outlineOf(syntax.value)(cardsOf(state.files));
}

interface Card {
  readonly page: string;
  readonly facts: PageFacts;
  /** Not a note for people who work on the project. */
  readonly isPage: boolean;
}

const outlineOf = memoizeByKey((config: object) =>
  memoizeByKey((cards: readonly Card[]): ProjectOutline => {
    const byPath = new Map(cards.map((card) => [card.page, card]));
    const listed = new Set<Card>();
    const findPage: FindPage = (page) => {
      const card = byPath.get(page) ?? byPath.get(page === '' ? 'index' : `${page}/index`);
      if (card !== undefined) listed.add(card);
      return card?.facts;
    };
    const outline = readOutline(config, findPage);
    const missing = cards.filter((card) => card.isPage && !listed.has(card));
    const unlisted = missing.map(({ page, facts }) => ({ ...facts, page }));
    return { ...outline, unlisted: unlisted.sort((one, other) => comparePaths(one.page, other.page)) };
  }),
);

const stable = createStableList<Card>();

/** The same list while nothing changes that an entry shows: typing in a page draws no tree anew. */
const cardsOf = memoizeByKey((files: ProjectFiles) => {
  const cards: Card[] = [];
  for (const [file, bytes] of files) {
    const card = knownCards.get(bytes)?.facts.file === file ? knownCards.get(bytes) : cardOf(file, bytes);
    if (card !== undefined) cards.push(card);
  }
  return stable(cards);
});

/** By the bytes of the page: of thousands of pages only those that changed are looked at again. */
const knownCards = new WeakMap<Uint8Array, Card>();
/** By file, so that a page whose text changed below its front matter keeps its card. */
const lastCards = new Map<string, Card>();

/** Nearly all front matter is shorter; a page may be long. */
const MOST_FRONT_MATTER_BYTES = 2048;

function cardOf(file: string, bytes: Uint8Array): Card | undefined {
  if (!(file.endsWith('.mdx') || file.endsWith('.md'))) return undefined;
  const role = classifyFile(file);
  if (role !== 'page' && role !== 'repository') return undefined;
  const beginning = readText(bytes.subarray(0, MOST_FRONT_MATTER_BYTES));
  const text = findFrontMatter(beginning) === undefined ? readText(bytes) : beginning;
  const { title, sidebarTitle, url, icon } = parseFrontMatter('', text).frontMatter;
  const shown = sidebarTitle || title || titleFromFile(file);
  const last = lastCards.get(file);
  const isSame = last?.facts.title === shown && last.facts.url === url && last.facts.icon === icon;
  const facts = { file, title: shown, ...(url && { url }), ...(icon && { icon }) };
  const card = last !== undefined && isSame ? last : { page: withoutExtension(file), facts, isPage: role === 'page' };
  lastCards.set(file, card);
  knownCards.set(bytes, card);
  return card;
}
