import { expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { frameImage } from './image-frame.ts';
import { linkAt } from './links.ts';

function framed(text: string): string | undefined {
  const at = text.indexOf('![') + 1;
  const image = linkAt(text, { start: at, end: at });
  const change = image && frameImage(text, image);
  return change && applyTextEdits(text, change.edits);
}

it('puts a frame around a picture that has its line for itself', () => {
  expect(framed('a\n\n![x](/x.png)\n')).toBe('a\n\n<Frame>\n  ![x](/x.png)\n</Frame>\n');
  expect(framed('<Step>\r\n  ![x](/x.png)\r\n</Step>\r\n')).toBe(
    '<Step>\r\n  <Frame>\r\n    ![x](/x.png)\r\n  </Frame>\r\n</Step>\r\n',
  );
  expect(framed('\uFEFF![x](/x.png)')).toBe('\uFEFF<Frame>\n  ![x](/x.png)\n</Frame>');
});

it('leaves a picture in a line of text alone', () => {
  expect(framed('See ![x](/x.png)\n')).toBeUndefined();
  expect(framed('- ![x](/x.png)\n')).toBeUndefined();
});
