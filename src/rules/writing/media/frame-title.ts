import { scanTextTags } from '../../../page-source/scan-tags.ts';
import type { WritingRule } from '../writing-rule.ts';

export const frameTitle: WritingRule = {
  over: 'writing',
  theme: 'media',
  from: 'gentle',
  code: 'writing/frame-title',
  title: 'Embedded page without a title',
  why: 'Screen readers announce a frame and cannot say what is in it.',
  run: ({ text }) =>
    scanTextTags(text)
      .filter(({ name, kind }) => name === 'iframe' && kind !== 'close')
      .filter(({ attributes }) => !attributes.some(({ name }) => /^(?:title|aria-label|aria-hidden|)$/.test(name)))
      .map(({ start, end, attributes }) => {
        const source = attributes.find(({ name }) => name === 'src')?.value;
        return {
          start,
          end,
          subject: [source ? text.slice(source.start, source.end) : ''],
          message: 'The `<iframe>` has no title.',
          hint: 'Add `title="…"` that says what it shows.',
        };
      }),
};
