import { describe, expect, it } from 'vitest';
import { type Diagnostic, rangeAt } from '../project/diagnostics.ts';
import { canBeIgnored, createIgnoredTest, ignoredAs, keyOfIgnored } from './ignored-problems.ts';

const problem = (more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'links/missing-page',
  severity: 'warning',
  subject: ['/x'],
  message: 'The link `/x` leads to a page that does not exist.',
  file: 'a.mdx',
  range: rangeAt(3, 1),
  ...more,
});
const LINK = problem();

describe('a problem that is ignored', () => {
  const isIgnored = createIgnoredTest([ignoredAs(LINK, false)]);

  it('stays ignored wherever its line moves', () => {
    expect(isIgnored({ ...LINK, range: rangeAt(90, 7) })).toBe(true);
  });

  it('stays ignored when its sentence is worded anew, and names more', () => {
    expect(isIgnored({ ...LINK, message: 'No page has the address `/x`; did you mean `/y`?' })).toBe(true);
  });

  it.each([
    ['it is about something else', problem({ subject: ['/y'] })],
    ['it is about more', problem({ subject: ['/x', '/y'] })],
    ['it is of another kind', { ...LINK, code: 'links/folder' as const }],
    ['it stands in another file', { ...LINK, file: 'b.mdx' }],
  ])('comes back when %s', (_when, other) => {
    expect(isIgnored(other)).toBe(false);
  });

  it('can be all of its kind in a file', () => {
    const isKindIgnored = createIgnoredTest([ignoredAs(LINK, true)]);
    expect(isKindIgnored(problem({ subject: ['/y'] }))).toBe(true);
    expect(isKindIgnored({ ...LINK, file: 'b.mdx' })).toBe(false);
  });

  it('that names nothing leaves those of its kind that do', () => {
    const { subject: _, ...plain } = LINK;
    const isPlainIgnored = createIgnoredTest([ignoredAs(plain, false)]);
    expect(isPlainIgnored({ ...plain, range: rangeAt(12, 1) })).toBe(true);
    expect(isPlainIgnored(LINK)).toBe(false);
  });

  it('is never one of the editor itself', () => {
    const full = problem({ code: 'storage/full' });
    expect(createIgnoredTest([ignoredAs(full, false)])(full)).toBe(false);
  });

  it.each(['config/syntax', 'config/not-an-object', 'site/no-pages'] as const)(
    'is never what makes a site blank: %s',
    (code) => {
      expect(canBeIgnored({ code })).toBe(false);
      const blank = problem({ code });
      expect(createIgnoredTest([ignoredAs(blank, false)])(blank)).toBe(false);
    },
  );

  it('that stands for many stays ignored when they are others', () => {
    const many = problem({ code: 'pages/no-description', subject: ['a.mdx'], parts: [{ text: '`a.mdx`' }] });
    expect(createIgnoredTest([ignoredAs(many, false)])({ ...many, subject: ['b.mdx'] })).toBe(true);
  });

  it('may be the project’s as a whole', () => {
    const whole: Diagnostic = { code: 'site/unknown-address', severity: 'info', message: 'No address.' };
    expect(createIgnoredTest([ignoredAs(whole, false)])(whole)).toBe(true);
    expect(keyOfIgnored(ignoredAs(whole, true))).not.toBe(keyOfIgnored(ignoredAs(whole, false)));
  });

  it('and was stored before subjects were is found by what its sentence named', () => {
    const isOldIgnored = createIgnoredTest([
      { code: LINK.code, file: 'a.mdx', words: ['/x', 'https://'], message: LINK.message },
    ]);
    expect(isOldIgnored(LINK)).toBe(true);
    expect(isOldIgnored(problem({ subject: ['/y'] }))).toBe(false);
    expect(isOldIgnored({ ...LINK, file: 'b.mdx' })).toBe(false);
  });

  it('and was stored with a long value cut short is found by its beginning', () => {
    const isOldIgnored = createIgnoredTest([{ code: LINK.code, file: 'a.mdx', words: ['/long…'], message: '' }]);
    expect(isOldIgnored(problem({ subject: ['/long/way'] }))).toBe(true);
    expect(isOldIgnored(problem({ subject: ['/short'] }))).toBe(false);
  });
});
