/**
 * Settings in a configuration that are written for the other format: left over from it, copied from a page about it, or
 * written by an older converter. Each has a place in the format that the file has.
 */
import { isExternalUrl } from '../../project/written-address.ts';
import { isRecord } from '../../shared/record.ts';
import type { ConfigFormat } from '../config-format.ts';
import { type ConfigPath, valueAt } from '../config-path.ts';
import { Draft } from './draft.ts';
import { copyOf, type PlainObject, putAt } from './plain-object.ts';
import { moveToContract } from './to-contract.ts';
import { moveToLater } from './to-later.ts';

export interface StraySetting {
  readonly from: ConfigPath;
  /** Its place in the format of the file; absent where it has none beside this navigation. */
  readonly to?: ConfigPath;
  /** What belongs there. */
  readonly value?: unknown;
}

/** Written by nobody but the older format. */
const CONTRACT_ONLY: readonly ConfigPath[] = [
  ...[
    'topbarLinks',
    'topbarCtaButton',
    'footerSocials',
    'backgroundImage',
    'modeToggle',
    'font',
    'eyebrow',
    'codeBlock',
  ],
  ...['openapi', 'analytics'],
]
  .map((key) => [key] as ConfigPath)
  .concat([
    ['colors', 'background'],
    ['background', 'style'],
    ['api', 'baseUrl'],
    ['api', 'auth'],
    ['api', 'playground', 'mode'],
    ['api', 'playground', 'disableProxy'],
    ['seo', 'indexHiddenPages'],
  ]);

/** Written by nobody but the later format, with the names that an older converter gave to some of it. */
const LATER_ONLY: readonly ConfigPath[] = [
  ['navbar'],
  ['topbar', 'links'],
  ['topbar', 'primary'],
  ['appearance', 'default'],
  ['appearance', 'strict'],
  ['fonts'],
  ['styling', 'eyebrows'],
  ['styling', 'codeblocks'],
  ['styling', 'rounded'],
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

/** Names that an older converter wrote into a later file, with those that are read by everybody. */
const CONVERTED: readonly (readonly [ConfigPath, ConfigPath])[] = [
  [
    ['topbar', 'links'],
    ['navbar', 'links'],
  ],
  [
    ['topbar', 'primary'],
    ['navbar', 'primary'],
  ],
  [
    ['api', 'display'],
    ['api', 'playground', 'display'],
  ],
  [
    ['api', 'mdx', 'base'],
    ['api', 'mdx', 'server'],
  ],
];

/** In the order of the file; nothing where all is written for the format that the file has. */
export function findStraySettings(config: unknown, format: ConfigFormat): readonly StraySetting[] {
  if (!isRecord(config)) return [];
  const found = format === 'later' ? strayInLater(config) : movedBy(pick(config, LATER_ONLY), 'contract');
  const keys = Object.keys(config);
  const place = ({ from }: StraySetting): number => keys.indexOf(String(from[0]));
  return found.toSorted((one, other) => place(one) - place(other));
}

function strayInLater(config: PlainObject): readonly StraySetting[] {
  const converted = CONVERTED.flatMap(([from, to]): readonly StraySetting[] => {
    const value = valueAt(config, from);
    return isWritten(value) ? [{ from, to, value }] : [];
  });
  const auth = valueAt(config, ['api', 'mdx', 'auth']);
  const method =
    typeof auth === 'string'
      ? [{ from: ['api', 'mdx', 'auth'], to: ['api', 'mdx', 'auth'], value: { method: auth } }]
      : [];
  return [...movedBy(pick(config, CONTRACT_ONLY), 'later'), ...converted, ...method, ...strayNavigation(config)];
}

/** Shortcuts and tabs beside the later navigation: those that lead out of the site go on showing. */
function strayNavigation(config: PlainObject): readonly StraySetting[] {
  const lists = [
    ['tabs', 'tab'],
    ['anchors', 'anchor'],
  ].flatMap(([list = '', name = '']): readonly StraySetting[] => {
    const items = config[list];
    if (!isWritten(items)) return [];
    const isLink = (item: unknown): item is PlainObject =>
      isRecord(item) && typeof item.name === 'string' && typeof item.url === 'string' && isExternalUrl(item.url);
    if (!Array.isArray(items) || !items.every(isLink)) return [{ from: [list] }];
    const value = items.map(({ name: label, url, ...others }) => ({ [name]: label, href: url, ...others }));
    return [{ from: [list], to: ['navigation', 'global', list], value }];
  });
  const others = ['topAnchor', 'primaryTab', 'versions'].filter((key) => isWritten(config[key]));
  return [...lists, ...others.map((key) => ({ from: [key] }))];
}

/** What a conversion would do with them alone. */
function movedBy(strays: PlainObject, to: ConfigFormat): readonly StraySetting[] {
  const draft = new Draft(strays, to === 'later' ? 'contract' : 'later', to);
  draft.fills = false;
  if (to === 'later') moveToLater(draft);
  else moveToContract(draft);
  const moves = draft.moves.filter(({ from }) => !from.some((step) => typeof step === 'number'));
  return moves
    .filter(
      ({ from, to: at }) =>
        !moves.some((other) => other.from.length < from.length && startsWith(from, other.from)) && !isSame(from, at),
    )
    .map((move) => ({ ...move, value: valueAt(draft.result, move.to) }));
}

function startsWith(path: ConfigPath, start: ConfigPath): boolean {
  return start.every((step, at) => path[at] === step);
}

function isSame(one: ConfigPath, other: ConfigPath): boolean {
  return one.length === other.length && startsWith(one, other);
}

function pick(config: PlainObject, paths: readonly ConfigPath[]): PlainObject {
  const picked: PlainObject = {};
  for (const path of paths) {
    const value = valueAt(config, path);
    if (isWritten(value)) putAt(picked, path, copyOf(value));
  }
  return picked;
}

/** Empty ones say nothing. */
function isWritten(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
