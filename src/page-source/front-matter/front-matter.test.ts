import { describe, expect, it } from 'vitest';
import { titleFromFile } from '../page-title.ts';
import { parseFrontMatter } from './front-matter.ts';

const read = (text: string) => parseFrontMatter('a.mdx', text);

describe('front matter', () => {
  it('is read, and the body begins behind it', () => {
    const text = '---\ntitle: Get started\nicon: "rocket"\nhidden: true\n---\nHello';
    const { frontMatter, bodyStart, bodyLine, diagnostics } = read(text);
    expect(frontMatter).toEqual({ title: 'Get started', icon: 'rocket', hidden: true });
    expect(text.slice(bodyStart)).toBe('Hello');
    expect(bodyLine).toBe(6);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['a byte-order mark', '\uFEFF---\ntitle: A\n---\nBody'],
    ['Windows line ends', '---\r\ntitle: A\r\n---\r\nBody'],
    ['spaces behind the dashes', '---  \ntitle: A\n---\t\nBody'],
  ])('is read with %s', (_name, text) => {
    const { frontMatter, bodyStart } = read(text);
    expect(frontMatter).toEqual({ title: 'A' });
    expect(text.slice(bodyStart)).toBe('Body');
  });

  it.each(['No dashes', '---\nonly a line\n\nText', ''])('is empty for a page without it: %j', (text) => {
    expect(read(text)).toMatchObject({ frontMatter: {}, bodyStart: 0, bodyLine: 1, diagnostics: [] });
  });

  it('does not take a line that nobody can read into a text whose quotation marks are closed', () => {
    const { frontMatter, diagnostics } = read('---\ntitle: "Owls" # ours\nd</b>x: !["\ntags: [a]\n---\n');
    expect(frontMatter).toEqual({ title: 'Owls', tags: ['a'] });
    expect(diagnostics).toMatchObject([{ code: 'front-matter/invalid-yaml', range: { start: { line: 3 } } }]);
  });

  it('is read beside a value that is in quotation marks already, which never gets more of them', () => {
    const { frontMatter, diagnostics } = parseFrontMatter(
      'a.mdx',
      '---\ntitti--> of them" # a note\ntags: <Card[a, b]\\\n---\n\n# Bi}}rd|',
    );
    expect(frontMatter.tags).toMatch(/^<Card\[a, b\]\\{1,2}$/);
    expect(diagnostics.length).toBeLessThan(4);
  });

  it('keeps a key with a blank before its colon where other lines cannot be read', () => {
    expect(read('---\ntitle\t: "Birds"\ndescript</ion: "All"\nta---, b]/>\n---\n').frontMatter.title).toBe('Birds');
  });

  it('keeps what is set at the margin, whatever the same name says on an indented line that cannot be read', () => {
    expect(read('---\ntitle: Birds\nicon: star\r<!--list:\n title: \n---\n').frontMatter.title).toBe('Birds');
  });

  it('may be empty', () => {
    expect(read('---\n---\nBody')).toMatchObject({ frontMatter: {}, bodyLine: 3 });
  });

  it('keeps dates, versions and numbers as text where text is meant', () => {
    const { frontMatter } = read('---\ntitle: 2024\nversion: 1.10\ndate: 2024-05-01\nweight: 3\n---\n');
    expect(frontMatter).toEqual({ title: '2024', version: '1.10', date: '2024-05-01', weight: 3 });
  });

  it('reads lists, nested values and folded text', () => {
    const { frontMatter } = read(
      '---\nkeywords: [a, b]\ndescription: >\n  one\n  two\n"og:image": /a.png\nrss:\n  title: News\n---\n',
    );
    expect(frontMatter).toEqual({
      keywords: ['a', 'b'],
      description: 'one two',
      'og:image': '/a.png',
      rss: { title: 'News' },
    });
  });

  it('gives flags and keywords their type however they are written', () => {
    const { frontMatter } = read('---\nhidden: "true"\nnoindex: no\nkeywords: seeds, birds\n---\n');
    expect(frontMatter).toEqual({ hidden: true, noindex: false, keywords: ['seeds', 'birds'] });
  });

  it('takes only words for keywords', () => {
    expect(read('---\nkeywords: [a, {b: c}, null, 2]\n---\n').frontMatter).toEqual({ keywords: ['a', '2'] });
  });

  it('reads a plain line as YAML does', () => {
    const { frontMatter } = read(
      "---\ntitle: It's a \"bird\" # not shown\nurl: https://a.example/#top\nicon: 'x'\n---\n",
    );
    expect(frontMatter).toEqual({ title: 'It\'s a "bird"', url: 'https://a.example/#top', icon: 'x' });
  });

  it.each([
    ['an unquoted colon', 'title: Birds: an introduction', { title: 'Birds: an introduction' }, 2],
    ['a tab', 'title: A\n\tdescription: B', { title: 'A', description: 'B' }, 3],
    [
      'a value that goes on without indentation',
      'description: "one\ntwo"\ntitle: A',
      { description: 'one two', title: 'A' },
      2,
    ],
    ['a quotation mark inside', 'title: "The "big" feeder"', { title: 'The "big" feeder' }, 2],
    ['an at sign', 'title: @handle', { title: '@handle' }, 2],
  ])('with %s is read as meant, with a warning at the line', (_name, yaml, expected, line) => {
    const { frontMatter, diagnostics } = read(`---\n${yaml}\n---\n`);
    expect(frontMatter).toEqual(expected);
    if (diagnostics.length > 0) {
      expect(diagnostics).toMatchObject([
        { code: 'front-matter/invalid-yaml', severity: 'warning', file: 'a.mdx', range: { start: { line } } },
      ]);
    }
  });

  it('says what to write instead', () => {
    const [diagnostic] = read('---\ntitle: Birds: an introduction\n---\n').diagnostics;
    expect(diagnostic?.message).toBe('The value of `title` needs quotation marks around it, because of the colon.');
    expect(diagnostic?.hint).toBe('Write `title: "Birds: an introduction"`.');
  });

  it.each([
    ['title: "Birds of\nthe north"', 2],
    ['a: 1\ntitle: "Birds of\n\nthe north"', 3],
  ])('says how a quoted value goes on: %j', (yaml, line) => {
    const { frontMatter, diagnostics } = read(`---\n${yaml}\n---\n`);
    expect(frontMatter.title).toBe('Birds of the north');
    expect(diagnostics).toMatchObject([
      {
        message: 'A value continues in the next line, which is not indented.',
        hint: 'Write the whole value on one line, or indent its other lines by two spaces.',
        range: { start: { line } },
      },
    ]);
  });
});

describe('a title from the file name', () => {
  it.each([
    ['guides/get-started.mdx', 'Get started'],
    ['guides/index.mdx', 'Guides'],
    ['README.md', 'README'],
    ['api/createUser.mdx', 'Create User'],
    ['snake_case_name.md', 'Snake case name'],
  ])('%s → %s', (file, title) => {
    expect(titleFromFile(file)).toBe(title);
  });
});
