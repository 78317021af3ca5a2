import { expect, test } from 'vitest';
import { told } from '../testing/told.ts';

test.each([
  ['![](/boat.png)', ['image-alt: ![](/boat.png)']],
  ['<img src="/boat.png" />', ['image-alt: <img src="/boat.png" />']],
  ['![A boat](/boat.png) <img src="/a.png" alt="A boat" />', []],
  ['<img src="/line.png" alt="" />', []],
  ['<img {...props} />', []],
  ['`<img src="a">`', []],
])('the text of the picture in %j', (text, expected) => {
  expect(told(text, 'image-alt')).toEqual(expected);
});

test.each([
  ['![image](/a.png)', ['alt-says-nothing: image']],
  ['![alt text](/a.png)', ['alt-says-nothing: alt text']],
  ['<img src="/a.png" alt="Screenshot 2" />', ['alt-says-nothing: Screenshot 2']],
  ['![boat-1.png](/a.png)', ['alt-says-nothing: boat-1.png']],
  ['![Screenshot of the list of boats](/a.png)', []],
  ['![Logo of the ferry](/a.png)', []],
])('what %j says', (text, expected) => {
  expect(told(text, 'alt-says-nothing')).toEqual(expected);
});

test('a frame has a title', () => {
  expect(told('<iframe src="https://a.test"></iframe>', 'frame-title')).toHaveLength(1);
  expect(told('<iframe src="https://a.test" title="A film about boats"></iframe>', 'frame-title')).toEqual([]);
});
