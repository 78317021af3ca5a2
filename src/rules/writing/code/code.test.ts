import { expect, test } from 'vitest';
import { fixed, problemsIn, told } from '../testing/told.ts';

test.each([
  ['```\nnpm install boats\n```', '```bash\nnpm install boats\n```'],
  ['```\n# first\nnpm i a \\\n  b\ncd boats\n```', '```bash\n# first\nnpm i a \\\n  b\ncd boats\n```'],
  ['```\n{ "a": 1 }\n```', '```json\n{ "a": 1 }\n```'],
  ['```\na\n├── b\n└── c\n```', '```text\na\n├── b\n└── c\n```'],
  ['``` title="a.sh"\ncurl https://a.test\n```', '```bash title="a.sh"\ncurl https://a.test\n```'],
])('the language of %j is known', (text, expected) => {
  expect(fixed(text, 'code-language')).toBe(expected);
});

test('of other code it is asked for, and code with a language is left alone', () => {
  expect(problemsIn('```\nSail away\n```').map(({ code, fix }) => [code, fix])).toEqual([
    ['writing/code-language', undefined],
  ]);
  for (const text of ['```text\nSail\n```', '```\n```', 'Some `code`.', '```js {1}\na\n```'])
    expect(told(text, 'code-language')).toEqual([]);
});

test('signs of a prompt go, where no output stands below', () => {
  expect(fixed('```bash\n$ ls\n$ cd boats\n```', 'command-prompt')).toBe('```bash\nls\ncd boats\n```');
  for (const text of ['```bash\n$ ls\na.txt\n```', '```php\n$ a\n```', '```bash\necho $HOME\n```'])
    expect(told(text, 'command-prompt')).toEqual([]);
});

test('the name of a file is added where the text says it', () => {
  const text = 'Create a file `src/boat.ts`:\n\n```ts\nsail();\n```\n';
  expect(fixed(text, 'code-file-name')).toContain('```ts src/boat.ts\n');
  for (const other of [
    'Create `src/boat.ts`:\n\n```ts src/boat.ts\nsail();\n```',
    'Create `a.ts` and `b.ts`:\n\n```ts\nsail();\n```',
    'Create `src/boat.ts`:\n\n```ts\n// src/boat.ts\nsail();\n```',
    'Create `src/boat.ts`:\n\n```bash\ntouch src/boat.ts\n```',
    'Create `src/boat.ts`.\n\n```ts\nsail();\n```',
  ])
    expect(told(other, 'code-file-name')).toEqual([]);
});

// Made up by hand, and put together here so that no scanner takes them for real ones.
const signs = 'q7Rk2Wn9Zb4Lm6Yt8Vc3Xs5Pd1Hf0Jg2Ke4Mu6';
const KEYS = {
  github: `ghp_${signs.slice(0, 36)}`,
  google: `AIza${signs.slice(0, 35)}`,
  aws: `AKIA${'Q7RK2WN4ZB6LM3YT'}`,
  stripe: `sk_live_${signs.slice(0, 24)}`,
};

test.each(Object.entries(KEYS))(
  'a key of %s is told as a warning, wherever it stands, and not said again',
  (_name, key) => {
    const [problem, ...others] = problemsIn(`Text.\n\n\`\`\`bash\nexport KEY=${key}\n\`\`\`\n`);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'writing/secret',
      severity: 'warning',
      range: { start: { line: 4, column: 12 } },
    });
    expect(JSON.stringify(problem)).not.toContain(key);
  },
);

test('a private key is told, and one with nothing in it is not', () => {
  const block = (inside: string) => `-----BEGIN PRIVATE KEY-----\n${inside}\n-----END PRIVATE KEY-----`;
  expect(told(`\`\`\`text\n${block(`MIIEv${signs}${signs.slice(1)}`)}\n\`\`\``, 'secret')).toHaveLength(1);
  expect(told(`\`\`\`text\n${block('...')}\n\`\`\``, 'secret')).toEqual([]);
});

test.each([
  'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'AKIAIOSFODNN7EXAMPLE',
  `sk_${'live'}_your0key0goes0here0000000`,
  `AIza${'a'.repeat(35)}`,
  `commit ${'0123456789abcdef'.repeat(2)}`,
  `a${KEYS.github}`,
])('%s is an example', (key) => {
  expect(told(`\`${key}\``, 'secret')).toEqual([]);
});
