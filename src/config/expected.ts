/** What a setting may hold, in words. */
import { listChoices } from './describe-value.ts';
import type { Wording } from './wording.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'color-hex': 'a colour such as `#0d9373`',
  'image-path': 'the path of a picture',
  'icon-name': 'the name of an icon',
  'page-path': 'the path of a page',
  link: 'an address',
};

/** For example: the path of a picture, or a group of settings in braces (`light`, `dark`, `href`). */
export function describeExpected(alternatives: readonly Wording[]): string {
  const phrases = [...new Set(alternatives.flatMap(phrasesFor))];
  const last = phrases.at(-1) ?? 'something else';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')}, or ${last}`;
}

function phrasesFor(wording: Wording): readonly string[] {
  if (wording.choices !== undefined) return [listChoices(wording.choices.map((choice) => `\`${choice}\``))];
  return (wording.types ?? []).map((type) => phraseFor(type, wording));
}

function phraseFor(type: string, wording: Wording): string {
  switch (type) {
    case 'string':
      return TEXTS[wording.format ?? ''] ?? 'a text';
    case 'boolean':
      return '`true` or `false`';
    case 'number':
      return 'a number';
    case 'array':
      return wording.items?.types?.includes('string')
        ? 'a list of texts in square brackets'
        : 'a list in square brackets';
    default:
      return `a group of settings in braces${namesOf(wording)}`;
  }
}

function namesOf(wording: Wording): string {
  const names = Object.keys(wording.fields ?? {});
  if (names.length === 0) return '';
  const shown = names.slice(0, 4).map((name) => `\`${name}\``);
  return ` (${shown.join(', ')}${names.length > shown.length ? ', …' : ''})`;
}
