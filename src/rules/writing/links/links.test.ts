import { expect, test } from 'vitest';
import { told } from '../testing/told.ts';

test.each([
  ['See [here](/a).', ['link-text: here']],
  ['[Click here](/a) and [**this page**](/b).', ['link-text: Click here', 'link-text: **this page**']],
  ['<a href="/a">Read more</a>', ['link-text: Read more']],
  ['<a href="/a" aria-label="Boats">here</a>', []],
  ['[Here are the boats](/a)', []],
  ['`[here](/a)`', []],
  ['[the list of `here`](/a)', []],
])('the words of %j', (text, expected) => {
  expect(told(text, 'link-text')).toEqual(expected);
});

test('words of links are judged in English only', () => {
  expect(told('[here](/a)', 'link-text', {}, { isEnglish: false })).toEqual([]);
});

test.each([
  ['Go to https://boats.test/a.', ['bare-address: https://boats.test/a']],
  ['[https://boats.test](https://boats.test)', ['bare-address: https://boats.test']],
  ['Open http://localhost:3000 or https://api.example.com/v1.', []],
  ['Call `https://boats.test`.', []],
  ['[the boats](https://boats.test)', []],
  ['<Frame src="https://boats.test/a" />', []],
  ['```\nhttps://boats.test\n```', []],
])('addresses in %j', (text, expected) => {
  expect(told(text, 'bare-address')).toEqual(expected);
});

test('a link has words', () => {
  expect(told('[](/a) and <a href="/b"></a>', 'empty-link')).toEqual([
    'empty-link: [](/a)',
    'empty-link: <a href="/b"></a>',
  ]);
  expect(told('[![A boat](/boat.png)](/a) <a href="/b" title="Boats"></a> <a id="place"></a>', 'empty-link')).toEqual(
    [],
  );
});
