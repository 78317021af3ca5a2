/** Settings of the later format → the contract's format; all but the navigation. */
import { isRecord } from '../../shared/record.ts';
import { type ConfigPath, valueAt } from '../config-path.ts';
import { isSameJson } from '../json-value.ts';
import { readTopbarButton } from '../normalize/links.ts';
import { silentReader } from '../normalize/silent-reader.ts';
import { STATISTICS_SERVICES } from '../statistics/services.ts';
import type { Draft } from './draft.ts';
import { copyOf } from './plain-object.ts';
import { moveFonts, moveFooterColumns, moveLinks, moveSchemaAddress, renameIn } from './shared-moves.ts';

/** Has no place in the contract's format, and is not read there here either; what is left below it goes into the note. */
const LATER_ONLY: readonly (readonly string[])[] = [
  ['theme'],
  ['navbar'],
  ['topbar'],
  ['appearance'],
  ['background'],
  ['fonts'],
  ['styling'],
  ['thumbnails'],
  ['interaction'],
  ['markdown'],
  ['metadata', 'timestamp'],
  ['seo'],
  ['search', 'location'],
  ['contextual', 'display'],
  ['footer', 'socials'],
  ['api', 'openapi'],
  ['api', 'mdx'],
  ['api', 'display'],
  ['api', 'playground'],
  ['api', 'params'],
  ['api', 'url'],
  ['api', 'examples', 'defaults'],
  ['api', 'examples', 'prefill'],
  ['navigation'],
];

/** Stay under their names: the contract's format allows other settings, and a site made here goes on using these. */
const STAYING: readonly string[] = ['description', 'banner', 'contextual', 'icons', 'redirects', 'variables', 'errors'];

/** Settings of the contract's format in a later file, which are passed over where the later one beside them is there. */
const STRAY: readonly (readonly [ConfigPath, ConfigPath])[] = [
  [['topbarLinks'], ['navbar', 'links']],
  [['topbarCtaButton'], ['navbar', 'primary']],
  [['footerSocials'], ['footer', 'socials']],
  [['backgroundImage'], ['background', 'image']],
  [
    ['modeToggle', 'default'],
    ['appearance', 'default'],
  ],
  [
    ['modeToggle', 'isHidden'],
    ['appearance', 'strict'],
  ],
  [['font'], ['fonts']],
  [
    ['eyebrow', 'display'],
    ['styling', 'eyebrows'],
  ],
  [
    ['codeBlock', 'mode'],
    ['styling', 'codeblocks'],
  ],
  [['rounded'], ['styling', 'rounded']],
  [['openapi'], ['api', 'openapi']],
  [
    ['colors', 'background'],
    ['background', 'color'],
  ],
  [
    ['api', 'baseUrl'],
    ['api', 'mdx', 'server'],
  ],
  [
    ['api', 'baseUrl'],
    ['api', 'mdx', 'base'],
  ],
  [
    ['api', 'auth'],
    ['api', 'mdx', 'auth'],
  ],
  [
    ['api', 'playground', 'mode'],
    ['api', 'playground', 'display'],
  ],
  [
    ['seo', 'indexHiddenPages'],
    ['seo', 'indexing'],
  ],
  ...['tabs', 'anchors', 'topAnchor', 'primaryTab', 'versions'].map((key) => [[key], ['navigation']] as const),
];

/** The navigation has been placed before. */
export function settingsToContract(draft: Draft): void {
  for (const [stray, own] of STRAY) {
    const there = valueAt(draft.source, own);
    if (there === undefined || there === null) continue;
    draft.keep(stray, 'It was written for the older format and had no effect here. The site stays as it is.');
  }
  moveSchemaAddress(draft, /\bdocs\.json$/, 'schema.json');
  moveToContract(draft);
  for (const path of LATER_ONLY) draft.keep(path);
  for (const key of STAYING) {
    if (draft.at([key]) !== undefined) {
      draft.say('meaning', [key], {
        to: [key],
        words:
          'It stays, and works here as before. The older format does not list it, so other programs may pass it over.',
      });
    }
  }
}

/** What has a place in the older format goes there. */
export function moveToContract(draft: Draft): void {
  moveLook(draft);
  moveBars(draft);
  moveApi(draft);
  moveSearchEngines(draft);
}

function moveLook(draft: Draft): void {
  onePicture(draft, ['favicon'], ['favicon']);
  draft.move(['background', 'color'], ['colors', 'background']);
  onePicture(draft, ['background', 'image'], ['backgroundImage']);
  draft.move(['background', 'decoration'], ['background', 'style']);
  const mode = draft.at(['appearance', 'default']);
  if (mode === 'light' || mode === 'dark') draft.move(['appearance', 'default'], ['modeToggle', 'default']);
  else draft.keep(['appearance', 'default'], 'The older format leaves it out where readers’ systems decide.');
  draft.move(['appearance', 'strict'], ['modeToggle', 'isHidden']);
  moveFonts(draft, 'fonts', 'font', { heading: 'headings' }, { source: 'url' });
  draft.move(['styling', 'eyebrows'], ['eyebrow', 'display']);
  draft.move(['styling', 'rounded'], ['rounded']);
  draft.move(['styling', 'codeblocks'], ['codeBlock', 'mode'], (mode) =>
    typeof mode === 'string' ? (mode === 'dark' ? 'dark' : mode === 'system' ? 'auto' : undefined) : undefined,
  );
}

/** The contract's format has one file where the later one may have two. */
function onePicture(draft: Draft, from: ConfigPath, to: ConfigPath): void {
  const picture = draft.at(from);
  if (!isRecord(picture)) {
    draft.move(from, to);
    return;
  }
  const { light = picture.dark, dark = light } = picture;
  const isOne = isSameJson(light, dark);
  const before = copyOf(picture);
  const isMoved = draft.move(from, to, () => (typeof light === 'string' ? light : undefined));
  if (!isMoved) return;
  draft.keepWhile(from, before, [to]);
  if (!isOne) {
    draft.say('meaning', from, {
      to,
      words: 'There is one picture for both modes: the one for light mode. The note keeps the other.',
    });
  }
}

function moveBars(draft: Draft): void {
  const bar = draft.at(['navbar']) === undefined && isRecord(draft.at(['topbar'])) ? 'topbar' : 'navbar';
  moveLinks(draft, [bar, 'links'], ['topbarLinks'], { label: 'name', href: 'url' });
  moveButton(draft, bar);
  moveFooterColumns(draft, { header: 'title', items: 'links' }, { href: 'url' });
  draft.move(['footer', 'socials'], ['footerSocials']);
}

/** A button for a platform other than a repository's host becomes a link with its name. */
function moveButton(draft: Draft, bar: string): void {
  const from = [bar, 'primary'];
  const to = ['topbarCtaButton'];
  const shown = readTopbarButton(silentReader(draft.source).in(...from));
  const before = draft.at(from);
  const isMoved = draft.move(from, to, (button) => {
    const renamed = renameIn(draft, from, to, button, { label: 'name', href: 'url' });
    if (!isRecord(renamed)) return undefined;
    const { type, ...others } = renamed;
    if (shown?.kind === 'repository') return renamed;
    return { ...(type === undefined ? {} : { type: 'link' }), ...others };
  });
  if (!isMoved || shown === undefined) return;
  draft.say('moved', [...from, 'type'], { to: [...to, 'type'] });
  if (shown.kind !== 'link' || !isRecord(before) || before.type === 'button') return;
  draft.keepWhile(from, copyOf(before), [to]);
  draft.say('meaning', [...from, 'type'], {
    to: [...to, 'type'],
    words: 'The older format knows links and repositories only: it becomes a link. The note keeps what it was.',
  });
  draft.fill([...to, 'name'], shown.label, 'A link needs a text. It is the one that readers see now.');
}

function moveApi(draft: Draft): void {
  moveOpenapi(draft);
  draft.move(['api', 'mdx', 'server'], ['api', 'baseUrl']);
  draft.move(['api', 'mdx', 'base'], ['api', 'baseUrl']);
  const auth = draft.at(['api', 'mdx', 'auth']);
  draft.move(['api', 'mdx', 'auth'], ['api', 'auth'], () => (typeof auth === 'string' ? { method: auth } : auth));
  const at =
    draft.at(['api', 'playground', 'display']) === undefined ? ['api', 'display'] : ['api', 'playground', 'display'];
  const display = draft.at(at);
  draft.move(at, ['api', 'playground', 'mode'], (value) => MODES.get(value) ?? value);
  if (display === 'auth') {
    draft.keepWhile(at, display, [['api', 'playground', 'mode']]);
    draft.say('meaning', at, { words: 'Without accounts for readers it is shown to everybody, as it is here anyway.' });
  }
  draft.move(['api', 'playground', 'proxy'], ['api', 'playground', 'disableProxy'], (isOn) =>
    typeof isOn === 'boolean' ? !isOn : undefined,
  );
}

const MODES: ReadonlyMap<unknown, string> = new Map([
  ['interactive', 'show'],
  ['auth', 'show'],
  ['simple', 'simple'],
  ['none', 'hide'],
]);

/** One file or several; the folder of generated pages has no place. */
function moveOpenapi(draft: Draft): void {
  const from = ['api', 'openapi'];
  const before = draft.at(from);
  const sources = (Array.isArray(before) ? before : [before]).flatMap((one) =>
    isRecord(one) ? (one.source === undefined ? [] : [one.source]) : [one],
  );
  const isMoved = draft.move(from, ['openapi'], (openapi) => {
    if (!Array.isArray(openapi) && sources.length !== 1) return undefined;
    return Array.isArray(openapi) ? sources : sources[0];
  });
  if (!isMoved || isSameJson(before, draft.result.openapi)) return;
  draft.keepWhile(from, copyOf(before), [['openapi']]);
  draft.say('meaning', from, {
    to: ['openapi'],
    words: 'Only the files go along. The note keeps the folder of the generated pages.',
  });
}

function moveSearchEngines(draft: Draft): void {
  const tags = draft.at(['metadata']);
  const isTag = (key: string): boolean => /^(og|twitter|article):/.test(key);
  if (isRecord(tags)) for (const key of Object.keys(tags)) if (!isTag(key)) draft.keep(['metadata', key]);
  const metatags = draft.at(['seo', 'metatags']);
  if (isRecord(metatags)) {
    for (const key of Object.keys(metatags)) draft.move(['seo', 'metatags', key], ['metadata', key]);
  }
  draft.move(['seo', 'indexing'], ['seo', 'indexHiddenPages'], (word) =>
    word === 'all' ? true : word === 'navigable' ? false : undefined,
  );
  draft.move(['seo', 'indexHiddenPages'], ['seo', 'indexHiddenPages']);
  for (const { key } of STATISTICS_SERVICES) draft.move(['integrations', key], ['analytics', key]);
}
