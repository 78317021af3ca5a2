import { expect, it } from 'vitest';
import { formatOfConfig } from '../../../config/config-format.ts';
import { readCorpusConfigs } from '../../../config/testing/corpus.ts';
import { FORMS } from './form.ts';
import { unknownSettings } from './unknown-settings.ts';

it('finds what the schema does not know, at any depth, and leaves the tree of pages alone', () => {
  const config = {
    name: 'Acorn',
    banner: { content: 'New' },
    colors: { primary: '#000', glow: 1 },
    tabs: [{ name: 'One', hue: 'red' }],
    navigation: [{ group: 'A', mood: 'calm', pages: [] }],
    footerSocials: { github: 'x', myspace: 'y' },
  };
  expect(unknownSettings(config, FORMS.contract.schema)).toEqual([
    ['banner'],
    ['colors', 'glow'],
    ['tabs', 0, 'hue'],
    ['footerSocials', 'myspace'],
  ]);
  expect(unknownSettings('text', FORMS.contract.schema)).toEqual([]);
});

it('knows every setting that real projects of the later format write', () => {
  const unknown = readCorpusConfigs().flatMap(({ project, text }) => {
    const config: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (formatOfConfig(config) !== 'later') return [];
    return unknownSettings(config, FORMS.later.schema).map((path) => `${project}: ${path.join('.')}`);
  });
  expect(unknown).toEqual([]);
});
