import { quote } from '../../../config/describe-value.ts';
import { isMeasuredImage, readImageSize } from '../../../images/image-size.ts';
import { classifyFile } from '../../../project/classify-file.ts';
import { extensionOf } from '../../../project/paths.ts';
import type { WholeRule } from '../writing-rule.ts';

/** Twice the pixels of a wide screen that shows one picture alone. */
const WIDEST = 4000;

export const largeImages: WholeRule = {
  over: 'whole',
  theme: 'looks',
  from: 'gentle',
  code: 'writing/large-image',
  title: 'Picture that is much too large',
  why: 'Pages show it at less than a third of its width, and readers load all of it.',
  run({ files }) {
    const large = [...files].flatMap(([file, bytes]) => {
      if (!isMeasuredImage(file) || extensionOf(file) === 'svg' || classifyFile(file) !== 'asset') return [];
      const size = readImageSize(bytes);
      return size && size.width >= WIDEST ? [{ file, width: size.width }] : [];
    });
    if (large.length === 0) return [];
    const [first] = large;
    if (first !== undefined && large.length === 1) {
      return [
        {
          subject: [first.file],
          message: `The picture ${quote(first.file)} is ${first.width} pixels wide.`,
          hint: HINT,
        },
      ];
    }
    return [
      {
        message: `${large.length} pictures are ${WIDEST} pixels wide or more.`,
        hint: HINT,
        parts: large.map(({ file, width }) => ({ text: `${quote(file)}, ${width} pixels wide` })),
      },
    ];
  },
};

const HINT = 'Make it 1600 pixels wide: that is sharp on every screen.';
