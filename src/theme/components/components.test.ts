import { expect, test } from 'vitest';
import { extractSearchSections } from '../../engine/render/search-sections.ts';
import { renderBody, renderPage, textOfHtml } from '../testing/render.ts';

test('a callout says what kind of note it is', async () => {
  const html = await renderBody('<Warning>Mind the gap.</Warning>\n\n<Note title="Before">Read `this`.</Note>');
  expect(html).toMatch(/role="note"[^>]*><div class="callout-icon" role="img" aria-label="Warning"/);
  expect(html).toContain('Mind the gap.');
  expect(html).toMatch(/callout-title">Before</);
});

test('a card without a title is named after what stands in it, and shows no address', async () => {
  const html = await renderBody('<Card href="/page">Read *on*</Card>');
  const [, id = ''] = /<a href="page\.html" aria-labelledby="([^"]+)"><\/a>/.exec(html) ?? [];
  expect(html).toContain(`<div class="card-body" id="${id}">Read <em>on</em>`);
  expect(textOfHtml(html)).toBe('Read on');
  expect(textOfHtml(await renderBody('<Card href="/page" />'))).toBe('/page');
});

test('a fence shows its title, its marked lines and a button to copy', async () => {
  const html = await renderBody('```js hello.js {2}\nconst a = 1;\nconst b = 2;\n```');
  expect(html).toMatch(/code-title">hello\.js</);
  expect(html).toMatch(/class="line line-marked line-highlighted">const b = 2;/);
  expect(html).toContain('aria-label="Copy the code"');
});

test('a fence without a title or marks stays small', async () => {
  const html = await renderBody('```\nplain <text>\n```\n\n    indented');
  expect(html).toContain('plain &lt;text&gt;');
  expect(html).not.toContain('class="line');
  expect(html).toContain('indented');
});

test('a code group has a tab for each fence, named by title or language', async () => {
  const html = await renderBody('<CodeGroup>\n\n```bash cURL\ncurl\n```\n\n```python\nprint()\n```\n\n</CodeGroup>');
  expect([...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual(['cURL', 'Python']);
  expect(html.match(/data-selected/g)).toHaveLength(1);
});

test('tabs come through white space, fragments and snippets', async () => {
  const source = `import More from '/snippets/more.mdx';

<Tabs>
  <><Tab title="One">First</Tab></>
  <More />
  <Tab title="Three" icon="star">Third</Tab>
</Tabs>`;
  const html = await renderBody(source, { 'snippets/more.mdx': '<Tab title="Two">Second</Tab>' });
  expect([...html.matchAll(/data-name="([^"]*)"/g)].map((match) => match[1])).toEqual(['one', 'two', 'three']);
  expect(textOfHtml(html)).toContain('Second');
});

test('tabs keep what is not a tab, and a tab alone is a section', async () => {
  expect(textOfHtml(await renderBody('<Tabs>Stray words<Tab title="A">x</Tab></Tabs>'))).toContain('Stray words');
  expect(textOfHtml(await renderBody('<Tab title="Alone">x</Tab>'))).toBe('Alone x');
});

test('every panel names its tab and the tab its panel, also when names repeat', async () => {
  const html = await renderBody('<Tabs><Tab title="A">x</Tab><Tab title="A">y</Tab></Tabs>');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of html.matchAll(/aria-(?:controls|labelledby)="([^"]*)"/g)) expect(ids).toContain(target);
});

test('steps are numbered, whatever stands between them', async () => {
  const html = await renderBody('<Steps>\n<Step title="One">a</Step>\nBetween\n<Step title="Two">b</Step>\n</Steps>');
  expect(extractSearchSections(html, []).map((section) => section.text)).toEqual(['One a Between Two b']);
  expect([...html.matchAll(/step-mark"[^>]*>(\d)</g)].map((match) => match[1])).toEqual(['1', '2']);
  expect(html).toMatch(/<li class="step-between">/);
});

test('a step title of a heading size stands in the table of contents', async () => {
  const page = await renderPage('<Steps titleSize="h2"><Step title="Plan">a</Step><Step title="Do">b</Step></Steps>');
  expect(page).toMatch(/class="toc"[\s\S]*href="#plan"[\s\S]*href="#do"/);
});

test('an accordion opens without script, and starts as its author says', async () => {
  const html = await renderBody(
    '<AccordionGroup><Accordion title="A" defaultOpen="false">x</Accordion><Accordion title="B" defaultOpen>y</Accordion></AccordionGroup>',
  );
  expect(html).toMatch(/<details class="accordion" id="a"><summary>/);
  expect(html).toMatch(/<details class="accordion" id="b" open>/);
});

test('a card is one link, and shows where it leads out of the site', async () => {
  const html = await renderBody(
    '<CardGroup cols="3"><Card title="In" href="/page">x</Card><Card title="Out" href="https://example.com">y</Card></CardGroup>',
  );
  expect(html).toContain('columns-3');
  expect(html).toMatch(/<a href="page\.html">In<\/a>/);
  expect(html).toMatch(
    /<a href="https:\/\/example\.com" target="_blank" rel="noopener">Out<span[^>]*> \(opens in a new tab\)<\/span><\/a>/,
  );
  expect(html.match(/card-arrow/g)).toHaveLength(1);
});

test('a field says its name, place, type and whether it must be there, misspelled or not', async () => {
  const html = await renderBody(
    '<ParamField query="limit" type="integer" default={0} requried="true">How many.</ParamField>\n<ResponseField name="id" type="string" required={false} deprecated>Its id.</ResponseField>',
  );
  const text = textOfHtml(html);
  expect(text).toContain('limit integer query required default 0 How many.');
  expect(text).toContain('id string deprecated Its id.');
});

test('headings have anchors of their own; the title is not repeated', async () => {
  const page = await renderPage('---\ntitle: Hello\n---\n\n# Hello\n\n## One\n\n## One\n\n# Other');
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toMatch(/<h2[^>]* id="one"[\s\S]*<h2[^>]* id="one-2"[\s\S]*<h2[^>]* id="other"/);
});

test('examples move beside the text, request before response', async () => {
  const page = await renderPage(
    'Text.\n\n<RequestExample>\n\n```bash cURL\ncurl\n```\n\n</RequestExample>\n\n<ResponseExample>\n\n```json 200\n{}\n```\n\n</ResponseExample>\n\nMore.',
  );
  expect(page).toMatch(/class="rail[^"]*">[\s\S]*Request[\s\S]*Response[\s\S]*<div class="prose">/);
  expect(page).not.toContain('<!--rail');
});

test('footnotes, task lists and tables are what readers expect', async () => {
  const page = await renderPage(
    'A claim.[^1]\n\n- [x] done\n- [ ] open\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[^1]: Source.',
  );
  expect(page).toMatch(/<h2[^>]*sr-only[^>]*>Footnotes<[\s\S]*aria-label="Back to the text of note 1"/);
  expect(page).toMatch(/aria-label="Done"[\s\S]*aria-label="To do"/);
  expect(page).toMatch(/class="table-scroll"><table>/);
});

test('a tooltip is read out with its term', async () => {
  const html = await renderBody('A <Tooltip tip="It sends.">producer</Tooltip> sends.');
  const id = /aria-describedby="([^"]*)"/.exec(html)?.[1];
  expect(html).toContain(`role="tooltip" id="${id}">It sends.`);
});

test('a tree shows folders and files', async () => {
  const html = await renderBody(
    '<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.ts" /></Tree.Folder></Tree>',
  );
  expect(html).toMatch(/data-open="true">[\s\S]*src[\s\S]*a\.ts/);
});

test('a heading is found under the id that other services give it, too', async () => {
  const html = await renderBody("## Terms & user's data\n\n## Plain\n\n## a:b\n\n## a b");
  expect(html).toMatch(/<h2 [^>]*id="terms-&amp;-user’s-data"[^>]*>.*?<a [^>]*id="terms-and-users-data"/);
  expect(html.match(/ id="a-b"/g)).toHaveLength(1);
  expect(html.match(/ id="plain"/g)).toHaveLength(1);
});

test('an icon whose file is missing leaves no hole', async () => {
  expect(await renderBody('<Icon icon="/missing.svg" />')).toMatch(/<svg (?!.*<img)/);
  expect(await renderBody('<Icon icon="/there.svg" />', { 'there.svg': '<svg/>' })).toContain('src="there.svg"');
});

test.each([
  ['Map of List<String>', 'Map of List&lt;String&gt;'],
  ['The <img> element', 'The &lt;img&gt; element'],
  ['`<img>` and <b>bold</b>', '<code>&lt;img&gt;</code> and bold'],
  ['One<br/>two', 'Onetwo'],
])('a title `%s` loses no words', async (title, shown) => {
  expect(await renderBody(`<Card title="${title}">Text</Card>`)).toContain(`card-title">${shown}</div>`);
});
