import { expect, it } from 'vitest';
import { stepTitle } from './step-title.ts';

const config = { colors: { primary: '#000' }, tabs: [{ name: 'Guides' }, { url: 'api' }], openapi: ['a.json'] };

it('names a step by the setting, and by the item that holds it', () => {
  expect(stepTitle(['colors', 'primary'], '#fff', 'Brand colour', config)).toBe('Change Brand colour');
  expect(stepTitle(['colors', 'primary'], undefined, 'Brand colour', config)).toBe('Clear Brand colour');
  expect(stepTitle(['tabs', 0, 'url'], 'guides', 'Folder or address', config)).toBe(
    'Change Folder or address of Guides',
  );
  expect(stepTitle(['tabs', 1, 'name'], 'API', 'Label', config)).toBe('Change Label of tab 2');
  expect(stepTitle(['openapi', 0], 'b.json', 'file', config)).toBe('Change file or web address 1');
});

it('names the first setting of a new item as adding it', () => {
  expect(stepTitle(['tabs', 2, 'name'], 'B', 'Label', config)).toBe('Add tab');
  expect(stepTitle(['topbarLinks', 0, 'name'], 'B', 'Label', config)).toBe('Add link');
  expect(stepTitle(['openapi', 1], 'b', 'file', config)).toBe('Add file or web address');
});
