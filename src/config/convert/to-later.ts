/** Settings of the contract's format → the later format; all but the navigation. */
import { isRecord } from '../../shared/record.ts';
import { readColor, readColors } from '../normalize/colors.ts';
import { readTopbarButton } from '../normalize/links.ts';
import { silentReader } from '../normalize/silent-reader.ts';
import type { Draft } from './draft.ts';
import { copyOf } from './plain-object.ts';
import { moveFonts, moveFooterColumns, moveLinks, moveSchemaAddress, renameIn } from './shared-moves.ts';

/** Layouts that the later format has. */
const THEMES: ReadonlySet<string> = new Set([
  ...['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'luma', 'sequoia'],
]);

/** Has no place in the later format, and changes nothing in a site made here. */
const WITHOUT_PLACE: readonly (readonly string[])[] = [
  ['layout'],
  ['sidebar'],
  ['topbar'],
  ['search', 'location'],
  ['api', 'maintainOrder'],
  ['api', 'paramFields'],
];

/** What is left below these once everything with a place has moved is kept in the note. */
const CONTRACT_ONLY: readonly (readonly string[])[] = [
  ['topbarLinks'],
  ['topbarCtaButton'],
  ['footerSocials'],
  ['modeToggle'],
  ['backgroundImage'],
  ['colors', 'background'],
  ['background', 'style'],
  ['openapi'],
  ['font'],
  ['eyebrow'],
  ['codeBlock'],
  ['metadata'],
  ['analytics'],
  ['seo', 'indexHiddenPages'],
  ['api', 'baseUrl'],
  ['api', 'auth'],
  ['api', 'request'],
  ['api', 'playground', 'mode'],
  ['api', 'playground', 'disableProxy'],
  ['navigation'],
  ['tabs'],
  ['anchors'],
  ['topAnchor'],
  ['primaryTab'],
  ['versions'],
];

/** Settings that the contract's format does not read, and that would begin to count once the file has the later one. */
const WITHOUT_EFFECT: readonly (readonly string[])[] = [
  ...['navbar', 'appearance', 'fonts', 'styling'].map((key) => [key]),
  ['background', 'color'],
  ['background', 'image'],
  ['background', 'decoration'],
  ['seo', 'indexing'],
  ['seo', 'metatags'],
  ['api', 'openapi'],
  ['api', 'mdx'],
  ['api', 'display'],
  ['api', 'playground', 'display'],
];

/** The navigation has been placed before. */
export function settingsToLater(draft: Draft): void {
  for (const path of WITHOUT_EFFECT) {
    draft.keep(path, 'It was written for the newer format and had no effect here. The site stays as it is.');
  }
  moveSchemaAddress(draft, /\bschema\.json$/, 'docs.json');
  moveTheme(draft);
  moveToLater(draft);
  for (const path of WITHOUT_PLACE) draft.keep(path);
  for (const path of CONTRACT_ONLY) draft.keep(path);
}

/** What has a place in the later format goes there. */
export function moveToLater(draft: Draft): void {
  moveLook(draft);
  moveBars(draft);
  moveApi(draft);
  moveSearchEngines(draft);
}

function moveTheme(draft: Draft): void {
  const theme = draft.at(['theme']);
  if (typeof theme === 'string' && THEMES.has(theme)) draft.move(['theme'], ['theme']);
  else draft.keep(['theme'], 'The newer format has other layouts.');
  draft.fill(['theme'], 'mint', 'The newer format has to name a layout. A site made here looks the same with any.');
}

function moveLook(draft: Draft): void {
  fillColors(draft);
  draft.move(['colors', 'background'], ['background', 'color']);
  draft.move(['backgroundImage'], ['background', 'image']);
  draft.move(['background', 'style'], ['background', 'decoration']);
  draft.move(['modeToggle', 'default'], ['appearance', 'default']);
  draft.move(['modeToggle', 'isHidden'], ['appearance', 'strict']);
  moveFonts(draft, 'font', 'fonts', { headings: 'heading' }, { url: 'source' });
  draft.move(['eyebrow', 'display'], ['styling', 'eyebrows']);
  draft.move(['codeBlock', 'mode'], ['styling', 'codeblocks'], (mode) =>
    mode === 'dark' ? 'dark' : mode === 'auto' ? 'system' : undefined,
  );
}

/** The colours that a site without some of them has, so that it keeps them. */
function fillColors(draft: Draft): void {
  const root = silentReader(draft.source);
  const colors = readColors(root.at('colors'), root.in('colors', 'background'));
  const given = draft.at(['colors']);
  if (given !== undefined && !isRecord(given)) draft.keep(['colors']);
  draft.move(['colors', 'primary'], ['colors', 'primary']);
  const isNamed = ['primary', 'light', 'dark'].some((key) => readColor(root.in('colors', key)) !== undefined);
  const words = 'The newer format needs this colour. It is the one that the site has now.';
  draft.fill(['colors', 'primary'], colors.primary, words);
  if (isNamed) return;
  draft.fill(['colors', 'light'], colors.light, words);
  draft.fill(['colors', 'dark'], colors.dark, words);
}

function moveBars(draft: Draft): void {
  moveLinks(draft, ['topbarLinks'], ['navbar', 'links'], { name: 'label', url: 'href' });
  moveButton(draft);
  moveFooterColumns(draft, { title: 'header', links: 'items' }, { name: 'label', url: 'href' });
  const own = draft.at(['footer', 'socials']);
  if (own !== undefined) draft.keepWhile(['footer', 'socials'], copyOf(own), [['footer', 'socials']]);
  draft.move(['footer', 'socials'], ['footer', 'socials']);
  moveSocials(draft);
}

function moveButton(draft: Draft): void {
  const from = ['topbarCtaButton'];
  const to = ['navbar', 'primary'];
  const shown = readTopbarButton(silentReader(draft.source).at('topbarCtaButton'));
  const before = draft.at(from);
  const isMoved = draft.move(from, to, (button) => {
    const renamed = renameIn(draft, from, to, button, { name: 'label', url: 'href' });
    if (!isRecord(renamed)) return undefined;
    const { type } = renamed;
    return { ...renamed, type: type === undefined || type === 'link' ? 'button' : type };
  });
  if (!isMoved) return;
  const type = isRecord(before) ? before.type : undefined;
  if (type !== undefined && type !== 'link' && type !== 'github') draft.keepWhile(from, copyOf(before), [to]);
  draft.say('moved', [...from, 'type'], {
    to: [...to, 'type'],
    words: 'A button that leads somewhere is called `button` there.',
  });
  if (shown?.kind === 'link') {
    draft.fill(
      [...to, 'label'],
      shown.label,
      'The newer format needs a text on the button. It is the one that readers see now.',
    );
  }
}

/** A list of accounts becomes a group, unless one of them occurs twice. */
function moveSocials(draft: Draft): void {
  const list = draft.at(['footerSocials']);
  const pairs = Array.isArray(list) ? list.map(pairOf) : [];
  const isGroup =
    pairs.every((pair) => pair !== undefined) && new Set(pairs.map((pair) => pair?.[0])).size === pairs.length;
  if (!Array.isArray(list) || !isGroup) {
    const isMoved = draft.move(['footerSocials'], ['footer', 'socials']);
    if (isMoved && Array.isArray(list)) {
      draft.say('meaning', ['footerSocials'], {
        words:
          'It stays a list, for a platform occurs twice in it. Other programs expect one address for each platform.',
      });
    }
    return;
  }
  draft.keepWhile(['footerSocials'], list, [['footer', 'socials']]);
  draft.move(['footerSocials'], ['footer', 'socials'], () =>
    Object.fromEntries(pairs.flatMap((pair) => (pair ? [pair] : []))),
  );
}

function pairOf(entry: unknown): readonly [string, string] | undefined {
  if (!isRecord(entry) || Object.keys(entry).length !== 2) return undefined;
  const { type, url } = entry;
  return typeof type === 'string' && typeof url === 'string' ? [type, url] : undefined;
}

function moveApi(draft: Draft): void {
  draft.move(['openapi'], ['api', 'openapi']);
  draft.move(['api', 'baseUrl'], ['api', 'mdx', 'server']);
  draft.move(['api', 'auth'], ['api', 'mdx', 'auth'], (auth) => (typeof auth === 'string' ? { method: auth } : auth));
  if (isRecord(draft.source.api) && isRecord(draft.source.api.auth) && 'inputPrefix' in draft.source.api.auth) {
    draft.say('meaning', ['api', 'auth', 'inputPrefix'], {
      to: ['api', 'mdx', 'auth', 'inputPrefix'],
      words: 'It goes on working here. The newer format does not know it, so other programs pass it over.',
    });
  }
  draft.move(['api', 'playground', 'mode'], ['api', 'playground', 'display'], (mode) => DISPLAYS.get(mode) ?? mode);
  draft.move(['api', 'playground', 'disableProxy'], ['api', 'playground', 'proxy'], (isOff) =>
    typeof isOff === 'boolean' ? !isOff : undefined,
  );
  draft.move(['api', 'examples'], ['api', 'examples']);
  draft.move(['api', 'request', 'example', 'languages'], ['api', 'examples', 'languages']);
}

const DISPLAYS: ReadonlyMap<unknown, string> = new Map([
  ['show', 'interactive'],
  ['simple', 'simple'],
  ['hide', 'none'],
]);

function moveSearchEngines(draft: Draft): void {
  draft.move(['metadata'], ['seo', 'metatags']);
  draft.move(['seo', 'indexHiddenPages'], ['seo', 'indexing'], (isAll) => {
    const flag = isAll === 'true' ? true : isAll === 'false' ? false : isAll;
    return typeof flag === 'boolean' ? (flag ? 'all' : 'navigable') : undefined;
  });
  draft.move(['analytics'], ['integrations']);
}
