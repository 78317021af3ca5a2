import { expect, test } from 'vitest';
import { aroundRail, splitRail } from './rail.ts';

function split(html: string) {
  const { main, rail } = splitRail(html);
  const { before, after } = aroundRail({ html: main });
  const text = (nodes: unknown) =>
    [nodes]
      .flat()
      .map((node) => (node as { html: string }).html)
      .join('');
  return { before: text(before), rail, after: text(after) };
}

test('moves marked parts out of the text, in their order, to the place of the first', () => {
  const html = '<p>a</p><!--rail-->REQUEST<!--/rail--><p>b</p><!--rail-->RESPONSE<!--/rail--><p>c</p>';
  expect(split(html)).toEqual({ before: '<p>a</p>', rail: 'REQUESTRESPONSE', after: '<p>b</p><p>c</p>' });
});

test('a request stands above the answers, also where it is written or made below them', () => {
  const html =
    '<p>a</p><!--rail-->PANEL<!--/rail--><!--rail answer-->ANSWER<!--/rail--><p>b</p><!--rail request-->REQUEST<!--/rail-->';
  expect(split(html)).toEqual({ before: '<p>a</p>', rail: 'PANELREQUESTANSWER', after: '<p>b</p>' });
});

test('a part inside of steps or tabs stands behind them as a whole', () => {
  const html = '<ol title="a > b"><li>one<br><!--rail-->X<!--/rail--></li><li>two</li></ol><p>after</p>';
  expect(split(html)).toEqual({
    before: '<ol title="a > b"><li>one<br></li><li>two</li></ol>',
    rail: 'X',
    after: '<p>after</p>',
  });
});

test('a marked part inside another moves with it once', () => {
  expect(split('a<!--rail-->[<!--rail-->x<!--/rail-->]<!--/rail-->b')).toEqual({
    before: 'a',
    rail: '[x]',
    after: 'b',
  });
});

test('nothing is lost without marks, or with half of one', () => {
  expect(split('text')).toEqual({ before: '', rail: '', after: 'text' });
  expect(split('a<!--rail-->b')).toEqual({ before: 'a', rail: 'b', after: '' });
});
