import { expect, test } from 'vitest';
import { fixed, told } from '../testing/told.ts';

const step = (number: number, words: string) => `${number}. ${words}:\n\n   \`\`\`bash\n   ls\n   \`\`\`\n`;

test('a numbered list with code is a procedure', () => {
  const list = [step(1, 'Get it'), step(2, 'Start it'), step(3, 'Stop it')].join('\n');
  expect(told(list, 'steps')).toHaveLength(1);
  expect(told(`<Steps>\n<Step title="A">\n\n${list}\n</Step>\n</Steps>`, 'steps')).toEqual([]);
  expect(told('1. One\n2. Two\n3. Three\n', 'steps')).toEqual([]);
  expect(told([1, 2, 3].map((one) => step(one, '**Name**')).join('\n'), 'steps')).toEqual([]);
});

const code = (language: string, text = 'sail()') => `\`\`\`${language}\n${text}\n\`\`\`\n`;

test('languages that follow one another go into a group', () => {
  const text = `Text.\n\n${code('js')}\n${code('python')}\nText.\n`;
  expect(fixed(text, 'code-group')).toBe(
    `Text.\n\n<CodeGroup>\n\n${code('js')}\n${code('python')}\n</CodeGroup>\n\nText.\n`,
  );
});

test.each([
  [`${code('bash', 'npm i boat')}\n${code('bash', 'yarn add boat')}`, 1],
  [`${code('bash', 'curl https://a.test')}\n${code('python')}`, 1],
  [`${code('bash', 'pip install boat')}\n${code('python')}`, 0],
  [`${code('js')}\nThen:\n\n${code('python')}`, 0],
  [`${code('js')}\n${code('js')}`, 0],
  [`${code('js')}\n${code('json')}`, 0],
  [`<CodeGroup>\n${code('js')}\n${code('python')}</CodeGroup>`, 0],
])('several languages in %j', (text, count) => {
  expect(told(text, 'code-group')).toHaveLength(count);
});

test('platforms beside one another are tabs', () => {
  expect(told('## macOS\n\nA.\n\n### More\n\nB.\n\n## Windows\n\nC.\n', 'platform-tabs')).toEqual([
    'platform-tabs: ## macOS',
  ]);
  expect(told('## Row on Linux (Ubuntu)\n\nA.\n\n## Row on Windows 11\n\nB.\n', 'platform-tabs')).toHaveLength(1);
  expect(told('## Linux\n\n### Linux tools\n\nA.\n\n## Windows\n\nB.\n', 'platform-tabs')).toHaveLength(1);
  expect(told('## iOS news\n\nA.\n\n## Android support\n\nB.\n', 'platform-tabs')).toEqual([]);
  expect(told('## Linux\n\nA.\n\n## Linux\n\nB.\n', 'platform-tabs')).toEqual([]);
  expect(told('## Windows\n\nA.\n\n## Doors\n\nB.\n', 'platform-tabs')).toEqual([]);
  expect(told('## Linux\n\nA.\n\n## Other\n\nB.\n\n## Windows\n\nC.\n', 'platform-tabs')).toEqual([]);
});

test('what is needed stands before the steps', () => {
  const steps = '<Steps>\n<Step title="A">\nB.\n</Step>\n</Steps>';
  expect(told(`${steps}\n\n## Prerequisites\n\nA boat.\n`, 'late-prerequisites')).toHaveLength(1);
  expect(told(`## Prerequisites\n\nA boat.\n\n${steps}\n`, 'late-prerequisites')).toEqual([]);
  expect(told(`${steps}\n\n## Before you begin\n\nA boat.\n\n${steps}\n`, 'late-prerequisites')).toEqual([]);
});

const steps = (...bodies: string[]) =>
  `<Steps>\n${bodies.map((body, at) => `<Step title="Part ${at}">\n\n${body}\n\n</Step>`).join('\n')}\n</Steps>\n`;
const ABOUT = ['no-prerequisites', 'no-verification', 'no-troubleshooting'];
const missing = (text: string) => ABOUT.filter((rule) => told(text, rule).length > 0);

test('a page of steps says what is needed, how to see that it worked, and what to do when it did not', () => {
  const bare = steps(code('bash', 'row'), code('bash', 'sail'), 'Land.');
  expect(missing(bare)).toEqual(ABOUT);
  expect(told(bare, 'no-prerequisites')).toEqual(['no-prerequisites: <Steps>']);
  expect(missing(`You need a boat.\n\n${bare}`)).not.toContain('no-prerequisites');
  expect(missing(steps('Install the boat.', code('bash'), code('js')))).not.toContain('no-prerequisites');
  expect(missing(`${bare}\nYou should see land.\n`)).not.toContain('no-verification');
  expect(missing(`${bare}\n## Troubleshooting\n\nBail.\n`)).not.toContain('no-troubleshooting');
});

test('a page of links or of two steps is no tutorial', () => {
  expect(missing(steps('A.', 'B.', 'C.'))).toEqual([]);
  expect(missing(steps(code('bash'), code('js')))).toEqual([]);
  const named = `---\ntitle: Quickstart\n---\n\n1. Row.\n2. Sail.\n3. Land.\n\n${code('bash')}\n${code('js')}`;
  expect(missing(named)).toEqual(ABOUT);
  expect(missing(named.replace('Quickstart', 'Boats'))).toEqual([]);
});
