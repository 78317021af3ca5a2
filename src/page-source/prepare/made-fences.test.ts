import { expect, test } from 'vitest';
import { scanFences } from '../source-scan.ts';
import { fencesOfMade } from './made-fences.ts';

const placesOf = (fences: ReturnType<typeof fencesOfMade>['fences']) =>
  fences.map(({ info, infoStart, infoEnd }) => [info, infoStart, infoEnd]);

test.each([
  ['titles', '```json title="200"\n{}\n```\n\n```text\n```\n'],
  ['code that holds shorter fences', '````md title="A"\n```js\n1\n```\n````\n\n```go\nx\n```\n'],
  ['code within a list and a component', '<Tab title={"```"}>\n  - One\n\n    ```bash\n    ls\n    ```\n</Tab>\n'],
  ['code in a line', '  Say ```this``` or `that`.\n\n  ```  python  \n  x = "```"\n  ```\n'],
])('code blocks are found where the tree of the page has them: %s', (_, text) => {
  expect(placesOf(fencesOfMade(text).fences)).toEqual(placesOf(scanFences(text)));
  expect(fencesOfMade(text).fences.length).toBeGreaterThan(0);
});

test('what stands around the code is told apart from it', () => {
  const { around } = fencesOfMade('One\n\n```python\nimport os\n```\n\n  ````md\n```\n$x$\n```\n  ````\nTwo\n');
  expect(around.split('\n').filter(Boolean)).toEqual(['One', 'Two']);
});
