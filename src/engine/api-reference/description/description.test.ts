/** What readers and programs get of a description that is written in HTML or in unusual Markdown. */
import { expect, test } from 'vitest';
import { testServices } from '../../render/testing/test-site.ts';
import { createProjectSession } from '../../session.ts';
import { filesOf } from '../testing/api-files.ts';

async function shown(description: string): Promise<{ html: string; markdown: string }> {
  const session = createProjectSession(testServices);
  session.update(
    filesOf({
      'docs.json': { name: 'Test', navigation: { pages: ['page'] } },
      'api.json': {
        openapi: '3.1.0',
        info: { title: 'Plants', version: '1' },
        paths: { '/plants': { get: { description, responses: { 200: { description: 'Fine' } } } } },
      },
      'page.mdx': '---\ntitle: Page\nopenapi: GET /plants\n---\n',
    }),
  );
  const page = await session.renderPage('page');
  // The theme of these tests has no components of an API.
  expect(page?.diagnostics.filter(({ code }) => code !== 'mdx/unknown-component')).toEqual([]);
  return { html: page?.html ?? '', markdown: page?.markdown ?? '' };
}

const CASES: readonly (readonly [name: string, description: string, html: readonly string[], markdown: string])[] = [
  [
    'a table',
    'Codes:\n<table border="1"><tr><th>Code</th><th>Meaning</th>\n<tr><td>1<td>A <b>green</b> leaf</table>\nThat is all.',
    ['<th>Code</th>', '<td>A <strong>green</strong> leaf</td>'],
    '| Code | Meaning |\n| --- | --- |\n| 1 | A **green** leaf |\n\nThat is all.',
  ],
  [
    'code in lines of its own',
    'Send this:\n<pre><code class="language-json">{\n  "leaf": "&lt;green&gt;"\n}</code></pre>',
    ['data-info="json"', '<code>{\n  "leaf": "&lt;green&gt;"'],
    '```json\n{\n  "leaf": "<green>"\n}\n```',
  ],
  ['code in a line', 'When <code>a &lt; {b}</code>', ['<code>a &lt; {b}</code>'], 'When `a < {b}`'],
  [
    'a picture and what its author made of it',
    '<img src="https://pictures.example/a_b.png" alt="A leaf" style="x" onerror="alert(1)">',
    ['src="https://pictures.example/a_b.png"', 'alt="A leaf"'],
    '![A leaf](https://pictures.example/a_b.png)',
  ],
  [
    'what opens and closes',
    '<details><summary>More <i>leaves</i></summary>\n\nWords with `{code}`.\n\n```\n{ "a": 1 }\n```\n</details>\n\nBehind',
    ['<summary>More <em>leaves</em></summary>', '<p>Behind</p>'],
    'Words with `{code}`.\n\n```\n{ "a": 1 }\n```\n\nBehind',
  ],
  [
    'numbered items with others in them',
    '<ol>\n  <li>Dig</li>\n  <li>Plant\n    <ul><li>slowly</li></ul>\n  </li>\n</ol>',
    ['<ol><li>Dig</li><li>Plant', '<ul><li>slowly</li></ul></li></ol>'],
    '1. Dig\n2. Plant',
  ],
  ['a raised number', 'In m<sup>2</sup>', ['m<sup>2</sup>'], 'In m<sup>2</sup>'],
  ['a line across', 'Above<hr>Below', ['<p>Above</p>', '<hr', '<p>Below</p>'], 'Above\n\n---\n\nBelow'],
  ['a quote', '<blockquote>Water <em>well</em>.</blockquote>', ['<blockquote>'], '> Water *well*.'],
  [
    'bold words in a link',
    'See <a target="_blank" href="https://guide.example/?a=1&amp;b=2"><b>the guide</b></a>.',
    ['href="https://guide.example/?a=1&amp;b=2"', '<strong>the guide</strong>'],
    '[**the guide**](https://guide.example/?a=1&b=2)',
  ],
  [
    'a table of Markdown with HTML and braces in it',
    '| Name | Says |\n|---|---|\n| `{id}` | one<br>two |\n| <b>x</b> | {y} |',
    ['<code>{id}</code>', '<strong>x</strong>', '<td>{y}</td>'],
    '| `{id}` | one<br>two |',
  ],
  [
    'items within items',
    '- one {a}\n  - two <b>b</b>\n    ```json\n    {"c": 1}\n    ```\n- three',
    ['one {a}', 'two <strong>b</strong>', '<li>three'],
    '- two **b**',
  ],
  [
    'an address with a part to fill in',
    'Ask https://plants.example/{id}/leaves first.',
    ['>https://plants.example/{id}/leaves</a> first'],
    'https://plants.example/{id}/leaves',
  ],
  ['code that goes on in the next line', 'Give `"a":\n{"b"}` here.', ['<code>"a": {"b"}</code>'], '`"a": {"b"}`'],
  ['what looks like a tag', 'A List<String> of <Plant>', ['A List&lt;String&gt; of &lt;Plant&gt;'], 'List'],
];

test.for(CASES)('%s', async ([, description, html, markdown]) => {
  const page = await shown(description);
  for (const part of html) expect(page.html).toContain(part);
  expect(page.markdown).toContain(markdown);
});

test('nothing in a description runs', async () => {
  const { html } = await shown(
    [
      '<script>alert(1)</script><style>p{display:none}</style>',
      '<a href="java&#115;cript:alert(2)" onclick="alert(3)">Words</a>',
      '<b style="color:red" onmouseover=alert(4)>bold</b> <td onclick="alert(5)">cell</td>',
      '<iframe src="https://elsewhere.example"></iframe> <img src="javascript:alert(6)" alt="x">',
      '<table><tr><td><a href=" javascript:alert(7)">in a table</a></td></tr></table>',
    ].join('\n\n'),
  );
  expect(html).not.toMatch(/\son[a-z]+=|href="\s*javascript|src="\s*javascript|color:red|<iframe/i);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('in a table');
});
