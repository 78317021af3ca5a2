import { expect, test } from 'vitest';
import { addressForms, standsIn } from './address-forms.ts';

const isWritten = (address: string, text: string): boolean => standsIn(text, addressForms(address));

test.each([
  ['https://a.example/x.png', '![](https://a.example/x.png)'],
  ['https://a.example/x.png', '{ "icon": "https://a.example/x.png" }'],
  ['https://a.example/x.png', 'background: url(https://a.example/x.png)'],
  ['https://a.example/x.png', 'logo: https://a.example/x.png\nname: x'],
  ['https://a.example/x.png', 'logo: https://a.example/x.png'],
  ['https://a.example/x.png', '{"icon":"https:\\/\\/a.example\\/x.png"}'],
  ['https://a.example/x?a=1&b=2', '<img src="https://a.example/x?a=1&amp;b=2">'],
  ['https://a.example/a%20picture.png', '![](<https://a.example/a picture.png>)'],
  ['https://a.example/%C3%A9%20t.png', '![](https://a.example/é%20t.png)'],
  ['https://a.example/a_(b).png', '![](https://a.example/a_\\(b\\).png)'],
  ['https://a.example/', 'src="https://a.example"'],
  ['https://a.example', 'src="https://a.example/"'],
  ['//a.example/x', "src='//a.example/x'"],
  ['HTTPS://A.example/x', 'src="HTTPS://A.example/x"'],
  ['https://a.example/x', 'srcset="https://a.example/x, https://a.example/y 2x"'],
])('%s is written in %s', (address, text) => {
  expect(isWritten(address, text)).toBe(true);
});

test.each([
  ['a part of a longer one', 'https://a.example/x', '"https://a.example/xy"'],
  ['the part that code goes on with', 'https://a.example/', '`https://a.example/$'.concat('{secret}`')],
  ['a folder of another', 'https://a.example/x', '"https://a.example/x/y"'],
  ['another query', 'https://a.example/x?a=1', '"https://a.example/x?a=12"'],
  ['another fragment', 'https://a.example/x#1', '"https://a.example/x"'],
  ['in the middle of a word', 'https://a.example/x', '"xhttps://a.example/x"'],
  ['another spelling of the path', 'https://a.example/X', '"https://a.example/x"'],
  ['in parts', 'https://a.example/x', "'https://a.example' + '/x'"],
  ['no address', 'https://', '"https://"'],
])('%s is not written', (_, address, text) => {
  expect(isWritten(address, text)).toBe(false);
});
