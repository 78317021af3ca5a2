import { expect, it } from 'vitest';
import { scanFences } from '../source-scan.ts';
import { scanElementsNear } from './elements-near.ts';
import { elementsAround, scanElements } from './jsx-elements.ts';

const PART =
  '## Part\n\n<Steps>\n  <Step title="One" cols={2}>\n    Words.\n\n    ```bash\n# no heading\n    ```\n  </Step>\n</Steps>\n\n';

it('finds the same elements around a place of a long page as reading all of it does', () => {
  const text = `---\ntitle: A\n---\n\n${PART.repeat(600)}`;
  const fences = scanFences(text);
  const all = scanElements(text);
  for (const part of [0, 1, 299, 300, 599]) {
    const offset = text.indexOf('## Part') + part * PART.length + PART.indexOf('Words');
    const near = scanElementsNear(text, offset, fences);
    expect(near.length).toBeLessThan(all.length / 2);
    expect(elementsAround(near, offset)).toEqual(elementsAround(all, offset));
  }
});

it('reads a short page as a whole', () => {
  expect(scanElementsNear(PART, 0, scanFences(PART))).toEqual(scanElements(PART));
});
