import { expect, test } from 'vitest';
import { proseHtml } from './prose-html.ts';

/** HTML of what stands between two bars. */
const html = (marked: string) => {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const range = { start: before.length, end: before.length + selected.length };
  return proseHtml(before + selected + after, range).replace(/^<span data-leafwright-copy>|<\/span>$/g, '');
};

test('marks become what they look like, without their signs', () => {
  expect(html('|A **fast** *one* with `sails` & ~~oars~~|.')).toBe(
    'A <strong>fast</strong> <em>one</em> with <code>sails</code> &amp; <del>oars</del>',
  );
  expect(html('A **fa|st** on|e.')).toBe('<strong>st</strong> on');
  expect(html('|***both***|')).toBe('<strong><em>both</em></strong>');
});

test('links lead to other hosts only', () => {
  expect(html('|See [**there** now](https://a.example/?a=1&b="2) and [here](/b).|')).toBe(
    'See <a href="https://a.example/?a=1&amp;b=&quot;2"><strong>there</strong></a>' +
      '<a href="https://a.example/?a=1&amp;b=&quot;2"> now</a> and here.',
  );
  expect(html('|<https://a.example>|')).toBe('<a href="https://a.example">https://a.example</a>');
  expect(html('|[x](javascript:alert)|')).toBe('x');
});
