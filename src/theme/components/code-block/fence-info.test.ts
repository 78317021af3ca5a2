import { expect, test } from 'vitest';
import { parseFenceInfo, parseLineRanges } from './fence-info.ts';

test('takes bare words after the language as title', () => {
  expect(parseFenceInfo('bash cURL')).toMatchObject({ language: 'bash', title: 'cURL' });
  expect(parseFenceInfo('jsx Accordion Example')).toMatchObject({ language: 'jsx', title: 'Accordion Example' });
  expect(parseFenceInfo('js src/hello.js {1,3-5}')).toMatchObject({ title: 'src/hello.js' });
  expect(parseFenceInfo('js')).not.toHaveProperty('title');
});

test('takes a title in quotes over bare words', () => {
  expect(parseFenceInfo('ts title="a file.ts" icon="gear"')).toMatchObject({ title: 'a file.ts', icon: 'gear' });
  expect(parseFenceInfo("ts title='a.ts'").title).toBe('a.ts');
  expect(parseFenceInfo('ts title={"a.ts"}').title).toBe('a.ts');
  expect(parseFenceInfo('json "POST /users"').title).toBe('POST /users');
});

test('reads marked lines in every spelling', () => {
  expect([...parseFenceInfo('js {1,3-5}').highlighted]).toEqual([1, 3, 4, 5]);
  expect([...parseFenceInfo('js{2}').highlighted]).toEqual([2]);
  expect([...parseFenceInfo('js highlight={1-2,5}').highlighted]).toEqual([1, 2, 5]);
  expect([...parseFenceInfo('js highlight="4"').highlighted]).toEqual([4]);
  expect([...parseFenceInfo('js focus={2}').focused]).toEqual([2]);
});

test('reads flags, and the words that turn them off', () => {
  const info = parseFenceInfo('yaml settings.yaml lines wrap expandable nocopy');
  expect(info).toMatchObject({
    title: 'settings.yaml',
    hasLineNumbers: true,
    isWrapped: true,
    isExpandable: true,
    canCopy: false,
  });
  expect(parseFenceInfo('js nocopy="false"').canCopy).toBe(true);
  expect(parseFenceInfo('js lines={true}').hasLineNumbers).toBe(true);
});

test('leaves out what it does not know, and keeps equals signs in titles', () => {
  expect(parseFenceInfo('js theme={null} hello.js').title).toBe('hello.js');
  expect(parseFenceInfo('bash FOO=bar npm start').title).toBe('FOO=bar npm start');
});

test('manages without a language', () => {
  expect(parseFenceInfo('')).toMatchObject({ language: '' });
  expect(parseFenceInfo('title="Notes"')).toMatchObject({ language: '', title: 'Notes' });
  expect(parseFenceInfo('nocopy')).toMatchObject({ language: '', canCopy: false });
  expect(parseFenceInfo('server.py')).toMatchObject({ language: 'py', title: 'server.py' });
});

test('does not count to the end of the world for a slip', () => {
  expect(parseLineRanges('1-99999999999').size).toBeLessThan(100_000);
  expect(parseLineRanges('a, -, 3').size).toBe(1);
});

test('takes spellings of other tools, and braces in a title for what they are', () => {
  expect(parseFenceInfo('js filename="a.js" showLineNumbers noCopy')).toMatchObject({
    title: 'a.js',
    hasLineNumbers: true,
    canCopy: false,
  });
  expect(parseFenceInfo('bash GET /users/{id}').title).toBe('GET /users/{id}');
  expect(parseFenceInfo('bash {id} of a user {2}')).toMatchObject({ title: '{id} of a user' });
  expect([...parseFenceInfo('js Wrap a component {2}').highlighted]).toEqual([2]);
  expect(parseFenceInfo('js Wrap a component')).toMatchObject({ title: 'Wrap a component', isWrapped: false });
  expect(parseFenceInfo('ts title={`a.ts`} theme={null} twoslash').title).toBe('a.ts');
  expect(parseFenceInfo('tsx "')).not.toHaveProperty('title');
});
