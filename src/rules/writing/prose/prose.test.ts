import { expect, test } from 'vitest';
import { fixed, told } from '../testing/told.ts';

test.each([
  ['Row to the the boat.', ['repeated-word: the the']],
  ['Sail in in `the` boat.', ['repeated-word: in in']],
  ['`the the` and the <b>the</b> boat', []],
  ['It is what it is. Is it?', []],
])('words that are written twice in %j', (text, expected) => {
  expect(told(text, 'repeated-word')).toEqual(expected);
});

test('phrases are said in fewer words', () => {
  expect(fixed('In order to row, sit down prior to it.', 'wordy-phrase')).toBe('To row, sit down before it.');
  expect(fixed('Boats do not have the ability to fly.', 'wordy-phrase')).toBe('Boats do not have the ability to fly.');
  expect(told('Boats do not have the ability to fly.', 'wordy-phrase')).toHaveLength(1);
});

test.each([
  ['simply', 'Simply row.', 'minimizing-word', 1],
  ['a simple boat', 'A simple boat.', 'minimizing-word', 0],
  ['the future', 'It will sail.', 'future-tense', 1],
  ['a will', 'Write your will.', 'future-tense', 0],
  ['a reader', 'The reader can hoist the sail. Developers can row.', 'second-person', 2],
  ['one who reads', 'Then one has to row. To sail, one must hoist the sail.', 'second-person', 2],
  ['one of several', 'Each one must be dry.', 'second-person', 0],
  ['a tour', 'Let’s hoist the sail. Now we need to row.', 'second-person', 2],
  ['users of the reader', 'The user can choose a boat. Users must row.', 'second-person', 0],
  [
    'the makers',
    'We recommend oars. We can help you. Let us know. For this reason we have to stop.',
    'second-person',
    0,
  ],
  ['the passive', 'The boat is rowed by Ada.', 'passive-voice', 1],
  ['a state', 'The boat is red.', 'passive-voice', 0],
  ['an order', 'The boats are sorted by name.', 'passive-voice', 0],
  ['a note', 'TODO: say more.', 'unfinished-text', 1],
  ['a name', 'The file `TODO` and todos.', 'unfinished-text', 0],
])('%s', (_name, text, rule, count) => {
  expect(told(text, rule)).toHaveLength(count);
});

test('sentences are counted, and not what stands in tags and code', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'oar').join(' ');
  expect(told(`${words(41)}. ${words(10)}.`, 'long-sentence')).toEqual([`long-sentence: ${words(41)}.`]);
  expect(told(`${words(30)}. ${words(30)}, e.g. ${words(5)}.`, 'long-sentence')).toEqual([]);
  expect(told(`<p>${words(30)}<br />${words(30)}</p>`, 'long-sentence')).toEqual([]);
  expect(told(`\`${words(60)}\``, 'long-sentence')).toEqual([]);
});

test('one item that ends unlike the others is told', () => {
  expect(fixed('- A boat\n- An oar\n- A sail.\n- A mast\n', 'unlike-items')).toBe(
    '- A boat\n- An oar\n- A sail\n- A mast\n',
  );
  expect(fixed('- A.\n- B.\n- C.\n- D\n', 'unlike-items')).toBe('- A.\n- B.\n- C.\n- D.\n');
  for (const text of ['- A.\n- B\n- C.\n- D\n', '- A\n- B\n- C\n- Boats, etc.\n', '- A\n- B.\n'])
    expect(told(text, 'unlike-items')).toEqual([]);
});

test('terms of the project are written as it writes them', () => {
  const words = [
    { use: 'sign in', not: ['log in', 'login'] },
    { use: 'Ferry', not: ['ferry'] },
  ];
  expect(fixed('Log in to the ferry. Then `login` and log in.', 'word-list', { words })).toBe(
    'Sign in to the Ferry. Then `login` and sign in.',
  );
  expect(told('Sign in to the Ferry, blogging in ferrying.', 'word-list', { words })).toEqual([]);
  // Signs that mean something in a pattern are signs here.
  const signs = [{ use: 'email', not: ['e-mail', 'mail (e)', 'm/l', 'm*il'] }];
  expect(told('An e-mail, a mail (e) and m*il.', 'word-list', { words: signs })).toHaveLength(3);
  expect(told('Das login.', 'word-list', { words }, { isEnglish: false })).toEqual(['word-list: login']);
});

test.each([
  ['The PSP answers. The PSP is asked.', ['undefined-acronym: PSP']],
  ['A payment service provider (PSP) answers. The PSP is asked.', []],
  ['The PSP (payment service provider) answers.', []],
  ['<Tooltip tip="Payment service provider">PSP</Tooltip> and PSP.', []],
  ['The API answers in JSON.', []],
  ['`PSP`, PSP_KEY and DO NOT TOUCH.', []],
])('short forms in %j', (text, expected) => {
  expect(told(text, 'undefined-acronym')).toEqual(expected);
});

test('a short form that is a word of the project is known', () => {
  const words = [{ use: 'PSP', not: ['psp'] }];
  expect(told('The PSP answers.', 'undefined-acronym', { words })).toEqual([]);
});
