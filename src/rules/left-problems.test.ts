import { describe, expect, it } from 'vitest';
import { type Diagnostic, rangeAt } from '../project/diagnostics.ts';
import { canBeLeft, createLeftTest, keyOfLeft, leftAs } from './left-problems.ts';

const problem = (message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'links/missing-page',
  severity: 'warning',
  message,
  file: 'a.mdx',
  range: rangeAt(3, 1),
  ...more,
});
const LINK = problem('The link `/x` leads to a page that does not exist.');

describe('a problem that is left', () => {
  const isLeft = createLeftTest([leftAs(LINK, false)]);

  it('stays left wherever its line moves', () => {
    expect(isLeft({ ...LINK, range: rangeAt(90, 7) })).toBe(true);
  });

  it.each([
    ['something else is named', problem('The link `/y` leads to a page that does not exist.')],
    ['it is of another kind', { ...LINK, code: 'links/folder' as const }],
    ['it stands in another file', { ...LINK, file: 'b.mdx' }],
  ])('comes back when %s', (_when, other) => {
    expect(isLeft(other)).toBe(false);
  });

  it('can be all of its kind in a file', () => {
    const isKindLeft = createLeftTest([leftAs(LINK, true)]);
    expect(isKindLeft(problem('The link `/y` leads to a page that does not exist.'))).toBe(true);
    expect(isKindLeft({ ...LINK, file: 'b.mdx' })).toBe(false);
  });

  it('that names nothing is told by its words, whatever numbers they have', () => {
    const one = problem('The tag of line 3 has no end.');
    const isTagLeft = createLeftTest([leftAs(one, false)]);
    expect(isTagLeft(problem('The tag of line 12 has no end.'))).toBe(true);
    expect(isTagLeft(problem('The comment of line 12 has no end.'))).toBe(false);
  });

  it('is never one of the editor itself', () => {
    const full = problem('The disk is full.', { code: 'storage/full' });
    expect(createLeftTest([leftAs(full, false)])(full)).toBe(false);
  });

  it.each(['config/syntax', 'config/not-an-object', 'site/no-pages'] as const)(
    'is never what makes a site blank: %s',
    (code) => {
      expect(canBeLeft({ code })).toBe(false);
      const blank = problem('`docs.json` cannot be read.', { code });
      expect(createLeftTest([leftAs(blank, false)])(blank)).toBe(false);
    },
  );

  it('that stands for many stays left when they are others', () => {
    const many = problem('4 pages have no description.', {
      code: 'pages/no-description',
      parts: [{ text: '`a.mdx`' }],
    });
    expect(createLeftTest([leftAs(many, false)])({ ...many, message: '5 pages have no description.' })).toBe(true);
  });

  it('may be the project’s as a whole', () => {
    const whole: Diagnostic = { code: 'site/unknown-address', severity: 'info', message: 'No address.' };
    expect(createLeftTest([leftAs(whole, false)])(whole)).toBe(true);
    expect(keyOfLeft(leftAs(whole, true))).not.toBe(keyOfLeft(leftAs(whole, false)));
  });
});
