import { describe, expect, it } from 'vitest';
import { settingEdit } from './setting-value.ts';

describe('settingEdit', () => {
  it('changes just the setting', () => {
    expect(settingEdit({ colors: { primary: '#000' } }, ['colors', 'primary'], '#fff')).toEqual({
      path: ['colors', 'primary'],
      value: '#fff',
    });
    expect(settingEdit({}, ['colors', 'background', 'light'], '#fff')).toEqual({
      path: ['colors', 'background', 'light'],
      value: '#fff',
    });
  });

  it('replaces a value of the wrong kind that stands in the way', () => {
    expect(settingEdit({ colors: 'red' }, ['colors', 'background', 'light'], '#fff')).toEqual({
      path: ['colors'],
      value: { background: { light: '#fff' } },
    });
  });

  it('removes an object with its last key, and no object that holds more', () => {
    const root = { name: 'A', colors: { primary: '#000', background: { light: '#fff' } } };
    expect(settingEdit(root, ['colors', 'background', 'light'], undefined)).toEqual({
      path: ['colors', 'background'],
      value: undefined,
    });
    expect(settingEdit(root, ['colors', 'primary'], undefined)).toEqual({
      path: ['colors', 'primary'],
      value: undefined,
    });
  });
});
