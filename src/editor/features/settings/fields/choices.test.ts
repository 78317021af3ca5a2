import { expect, it } from 'vitest';
import type { ConfigFormat } from '../../../../config/config-format.ts';
import { FORMS } from '../form.ts';
import { choicesOf } from './choices.ts';

const shownOf = (key: string, format: ConfigFormat = 'contract') =>
  key.split('.').reduce((ui, step) => ui?.[step] ?? {}, FORMS[format].uiSchema);
const unsetOf = (key: string, format?: ConfigFormat) => choicesOf(key, shownOf(key, format)).unset;

it('names what a site without the setting looks like', () => {
  expect(unsetOf('rounded')).toBe('Default (round)');
  expect(unsetOf('topbarCtaButton.style')).toBe('Default (rounded rectangle)');
  expect(unsetOf('background.style')).toBe('Default (no pattern)');
  expect(unsetOf('topAnchor.iconType')).toBe('Default (two-tone)');
  expect(unsetOf('theme')).toBe('Default');
  expect(unsetOf('appearance.default', 'later')).toBe('Default (as their system is set)');
  expect(unsetOf('background.decoration', 'later')).toBe('Default (no pattern)');
});

it('offers a choice for every setting that has only a few values', () => {
  const contract = [
    ...['rounded', 'topbarCtaButton.style', 'background.style', 'codeBlock.mode', 'eyebrow.display'],
    ...['modeToggle.default', 'layout', 'theme', 'sidebar.items', 'topbar.style', 'search.location'],
    ...['metadata.twitter:card', 'font.weight', 'api.auth.method', 'api.playground.mode'],
  ];
  const later = [
    ...['appearance.default', 'background.decoration', 'styling.eyebrows', 'styling.codeblocks', 'icons.library'],
    ...['banner.type', 'navbar.primary.type', 'api.playground.display', 'api.mdx.auth.method', 'seo.indexing'],
    ...['fonts.weight', 'theme', 'contextual.display'],
  ];
  for (const [format, keys] of [['contract', contract] as const, ['later', later] as const]) {
    for (const key of keys) {
      const ui = shownOf(key, format);
      expect(choicesOf(key, ui).known.length, key).toBeGreaterThan(1);
      expect(ui['ui:field'], key).toMatch(/ChoiceField$/);
    }
  }
});
