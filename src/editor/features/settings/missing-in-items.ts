/** What an item of a list needs to be of use to a reader, though the format does not ask for it. Pure. */

import { isRecord } from '../../../shared/record.ts';
import { settingsFieldWords } from '../../words/settings-fields.ts';
import { settingKey, valueAt } from './setting-value.ts';

interface Need {
  /** Steps to the items; `*` stands for each item of a list on the way. */
  readonly list: readonly string[];
  readonly key: string;
  readonly sentence: string;
  /** Another setting of the item that makes it unnecessary. */
  readonly unless?: string;
}

const NO_LABEL = settingsFieldWords.noLabel;
const NO_ADDRESS = settingsFieldWords.noAddress;

const NEEDS: readonly Need[] = [
  { list: ['topbarLinks'], key: 'name', sentence: NO_LABEL, unless: 'type' },
  { list: ['topbarLinks'], key: 'url', sentence: NO_ADDRESS },
  { list: ['navbar', 'links'], key: 'label', sentence: NO_LABEL, unless: 'type' },
  { list: ['navbar', 'links'], key: 'href', sentence: NO_ADDRESS },
  { list: ['tabs'], key: 'name', sentence: NO_LABEL },
  { list: ['tabs'], key: 'url', sentence: settingsFieldWords.noPages, unless: 'openapi' },
  { list: ['anchors'], key: 'name', sentence: NO_LABEL },
  {
    list: ['anchors'],
    key: 'url',
    sentence: settingsFieldWords.noPages,
    unless: 'openapi',
  },
  { list: ['versions'], key: 'name', sentence: settingsFieldWords.noVersionName },
  { list: ['footerSocials'], key: 'type', sentence: settingsFieldWords.noSign },
  { list: ['footerSocials'], key: 'url', sentence: NO_ADDRESS },
  { list: ['footer', 'socials'], key: 'type', sentence: settingsFieldWords.noSign },
  { list: ['footer', 'socials'], key: 'url', sentence: NO_ADDRESS },
  { list: ['footer', 'links', '*', 'links'], key: 'label', sentence: NO_LABEL },
  { list: ['footer', 'links', '*', 'links'], key: 'url', sentence: NO_ADDRESS },
  { list: ['footer', 'links', '*', 'items'], key: 'label', sentence: NO_LABEL },
  { list: ['footer', 'links', '*', 'items'], key: 'href', sentence: NO_ADDRESS },
];

/** A sentence by the setting's key, such as `tabs.0.url`. */
export function missingInItems(config: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { list, key, sentence, unless } of NEEDS) {
    for (const path of listsAt(config, list)) {
      const items = valueAt(config, path);
      if (!Array.isArray(items)) continue;
      for (const [index, item] of items.entries()) {
        if (!isRecord(item) || isFilled(item[key]) || (unless !== undefined && isFilled(item[unless]))) continue;
        found.set(settingKey([...path, index, key]), sentence);
      }
    }
  }
  return found;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== '';
}

/** The paths that a path with `*` stands for. */
function listsAt(config: unknown, steps: readonly string[]): readonly (readonly (string | number)[])[] {
  return steps.reduce<readonly (readonly (string | number)[])[]>(
    (paths, step) =>
      step !== '*'
        ? paths.map((path) => [...path, step])
        : paths.flatMap((path) => {
            const list = valueAt(config, path);
            return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
          }),
    [[]],
  );
}
