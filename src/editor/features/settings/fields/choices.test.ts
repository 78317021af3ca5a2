import { expect, it } from 'vitest';
import { form } from '../form.ts';
import { choicesOf } from './choices.ts';

const unsetOf = (key: string) =>
  choicesOf(
    key,
    key.split('.').reduce((ui, step) => ui?.[step] ?? {}, form.uiSchema),
  ).unset;

it('names what a site without the setting looks like', () => {
  expect(unsetOf('rounded')).toBe('Default (round)');
  expect(unsetOf('topbarCtaButton.style')).toBe('Default (rounded rectangle)');
  expect(unsetOf('background.style')).toBe('Default (no pattern)');
  expect(unsetOf('topAnchor.iconType')).toBe('Default (two-tone)');
  expect(unsetOf('theme')).toBe('Default');
});

it('offers a choice for every setting that has only a few values', () => {
  const fields = [
    ...['rounded', 'topbarCtaButton.style', 'background.style', 'codeBlock.mode', 'eyebrow.display'],
    ...['modeToggle.default', 'layout', 'theme', 'sidebar.items', 'topbar.style', 'search.location'],
    ...['metadata.twitter:card', 'font.weight', 'api.auth.method', 'api.playground.mode'],
  ];
  for (const key of fields) {
    const ui = key.split('.').reduce((inner, step) => inner?.[step] ?? {}, form.uiSchema);
    expect(choicesOf(key, ui).known.length, key).toBeGreaterThan(1);
    expect(ui['ui:field'], key).toMatch(/ChoiceField$/);
  }
});
