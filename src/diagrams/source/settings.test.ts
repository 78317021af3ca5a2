import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import { numberSetting } from './settings.ts';

const settingsOf = (text: string) => Object.fromEntries(readSource(text)?.settings ?? []);

describe('settings of diagrams', () => {
  it('come from front matter, by their path without `config`', () => {
    expect(
      settingsOf("---\ntitle: T\nconfig:\n  theme: 'dark'\n  packet:\n    bitsPerRow: 16\n  look: neo\n---\npie"),
    ).toEqual({
      title: 'T',
      theme: 'dark',
      'packet.bitsPerRow': '16',
      look: 'neo',
    });
  });

  it('come from directives, which are no strict JSON', () => {
    expect(settingsOf("%%{init: {'packet': {'showBits': false}}}%%\npacket")).toEqual({ 'packet.showBits': 'false' });
    expect(settingsOf('%%{init: {broken}%%\npie')).toEqual({});
    expect(settingsOf('%%{wrap}%%\npie')).toEqual({});
  });

  it('are numbers within bounds, or nothing', () => {
    const settings = new Map([
      ['a', '500'],
      ['b', 'many'],
    ]);
    expect([
      numberSetting(settings, 'a', 1, 64),
      numberSetting(settings, 'b', 1, 64),
      numberSetting(settings, 'c', 1, 64),
    ]).toEqual([64, undefined, undefined]);
  });
});
