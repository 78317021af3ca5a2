import { expect, test } from 'vitest';
import { fixed, told } from '../testing/told.ts';

const page = (body: string) => `---\ntitle: Ferries\n---\n\n${body}\n`;

test('a second heading of level 1 is told, and all headings are lowered together', () => {
  const text = page('# Boats\n\nText.\n\n## Sails\n\nText.');
  expect(told(text, 'heading-level-one')).toEqual(['heading-level-one: # Boats']);
  expect(fixed(text, 'heading-level-one')).toBe(page('## Boats\n\nText.\n\n### Sails\n\nText.'));
  expect(told(page('## Boats\n\nText.'), 'heading-level-one')).toEqual([]);
  expect(told('# Boats\n\nText.\n', 'heading-level-one')).toEqual([]);
  expect(told(page('```\n# a comment\n```'), 'heading-level-one')).toEqual([]);
});

test('headings of level 6, of tags and with a line below them are left to the author', () => {
  expect(fixed(page('# A\n\nT.\n\n###### B\n\nT.'), 'heading-level-one')).toContain('\n# A');
  expect(fixed(page('Boats\n=====\n\nT.'), 'heading-level-one')).toContain('Boats\n=');
});

test.each([
  ['## A\n\nT.\n\n#### B\n\nT.', ['heading-jump: #### B']],
  ['### A\n\nT.', ['heading-jump: ### A']],
  ['## A\n\nT.\n\n### B\n\nT.\n\n## C\n\nT.', []],
  ['<Card>\n\n#### Small\n\nT.\n\n</Card>', []],
])('levels in %j', (body, expected) => {
  expect(told(page(body), 'heading-jump')).toEqual(expected);
});

test('the same words are told below the same heading only', () => {
  expect(told(page('## A\n\nT.\n\n## a\n\nT.'), 'same-heading')).toEqual(['same-heading: ## a']);
  expect(told(page('## A\n\nT.\n\n### P\n\nT.\n\n## B\n\nT.\n\n### P\n\nT.'), 'same-heading')).toEqual([]);
});

test('a heading needs words, and something below it', () => {
  expect(told(page('##\n\nText.'), 'empty-heading')).toHaveLength(1);
  expect(told(page('## A\n\n## B\n\nText.'), 'empty-section')).toEqual(['empty-section: ## A']);
  expect(told(page('## A\n\n{/* later */}\n'), 'empty-section')).toEqual(['empty-section: ## A']);
  expect(told(page('## A\n\n### B\n\nText.'), 'empty-section')).toEqual([]);
});

test.each([
  ['## Set it up:\n\nT.', '## Set it up\n\nT.'],
  ['## It is done.\n\nT.', '## It is done\n\nT.'],
  ['## Boats, oars, etc.\n\nT.', '## Boats, oars, etc.\n\nT.'],
  ['## And so on...\n\nT.', '## And so on...\n\nT.'],
  ['## First. Second.\n\nT.', '## First. Second.\n\nT.'],
])('the end of %j', (body, expected) => {
  expect(fixed(page(body), 'heading-end')).toBe(page(expected));
});

test('bold words alone are told, unless they lead into what follows', () => {
  expect(told(page('**Boats and oars**\n\nText.'), 'bold-heading')).toEqual(['bold-heading: **Boats and oars**']);
  for (const body of ['**For example:**\n\nT.', '**Read this.**', '- **Boats**', '**A** and **B**'])
    expect(told(page(body), 'bold-heading')).toEqual([]);
});

test('of headings of tasks, the one in another form is told', () => {
  const tasks = (...names: string[]) => page(names.map((name) => `## ${name}\n\nText.\n`).join('\n'));
  expect(
    told(tasks('Install the boat', 'Configure oars', 'Testing it all', 'Run the boat'), 'parallel-headings'),
  ).toEqual(['parallel-headings: Testing it all']);
  expect(told(tasks('Installing it', 'Configuring it', 'Run the boat', 'Adding oars'), 'parallel-headings')).toEqual([
    'parallel-headings: Run the boat',
  ]);
  // Two of each are no form, names are no tasks, and fewer are none.
  expect(told(tasks('Install it', 'Run it', 'Adding oars', 'Testing it'), 'parallel-headings')).toEqual([]);
  expect(told(tasks('Install it', 'Configure it', 'Oars', 'Routing', 'Run it'), 'parallel-headings')).toEqual([]);
  expect(told(tasks('Install it', 'Testing it', 'Run it'), 'parallel-headings')).toEqual([]);
});
