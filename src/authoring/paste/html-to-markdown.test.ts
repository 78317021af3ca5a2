/** HTML as each program puts it on a clipboard, shortened, in our own words. */
import { describe, expect, it } from 'vitest';
import { readHtml } from './html-to-markdown.ts';

const md = (html: string) => readHtml(html).write([]);

describe('Google Docs', () => {
  it('keeps headings, marks, links, nested lists and code', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;">Set up</span></h1><p dir="ltr"><span style="font-weight:400">Press </span><span style="font-weight:700">Start</span><span style="font-weight:400">, then </span><span style="font-style:italic;font-weight:400">wait</span><span> for </span><span style="font-family:'Roboto Mono',monospace;">ready</span><span>. See </span><a href="https://www.google.com/url?q=https://example.com/help&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;color:#1155cc">the help</span></a><span>.</span></p><br><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Deeper</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(md(html)).toBe(
      '## Set up\n\nPress **Start**, then *wait* for `ready`. See [the help](https://example.com/help).\n\n- One\n  - Deeper\n- Two',
    );
  });

  it('keeps tables, with the first row as their headings, and lines of code', () => {
    const mono = (words: string) => `<p dir="ltr"><span style="font-family:'Courier New'">${words}</span></p>`;
    const html = `<div dir="ltr"><table><colgroup><col></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700">Name</span></p></td><td><p dir="ltr"><span>Use</span></p></td></tr><tr><td><p dir="ltr"><span>a|b</span></p></td><td><p dir="ltr"><span>One.</span></p><p dir="ltr"><span>Two.</span></p></td></tr></tbody></table></div>${mono('npm ci')}${mono('npm test')}`;
    expect(md(html)).toBe('| **Name** | Use |\n| - | - |\n| a\\|b | One.<br />Two. |\n\n```\nnpm ci\nnpm test\n```');
  });
});

describe('Word', () => {
  it('makes lists of paragraphs that say that they are items', () => {
    const item = (level: number, sign: string, words: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-GB><!--StartFragment--><h1><b>Plan</b><o:p></o:p></h1><p class=MsoNormal>We <b>do</b> it.<o:p></o:p></p>${item(1, '1.', 'First')}${item(2, 'a.', 'Part')}${item(1, '2.', 'Second')}<p class=MsoNormal>&nbsp;<o:p></o:p></p>${item(1, '·', 'Point')}<!--EndFragment--></body></html>`;
    expect(md(html)).toBe('## Plan\n\nWe **do** it.\n\n1. First\n   1. Part\n2. Second\n\n- Point');
  });

  it('counts pictures that only Word has', () => {
    const page = readHtml('<p class=MsoNormal>See:<img src="file:///C:/Temp/clip_image001.png"></p>');
    expect([page.write([]), page.lostPictures]).toEqual(['See:', 1]);
  });
});

describe('Notion', () => {
  it('keeps callouts, toggles, tasks and code', () => {
    const html = `<meta charset='utf-8'><h2>Ideas</h2><aside>💡 <p>Try it out.</p></aside><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Done</span></li><li><div class="checkbox checkbox-off"></div> <span class="to-do-children-unchecked">Open</span></li></ul><ul class="toggle"><li><details open=""><summary>Why?</summary><p>Because.</p></details></li></ul><pre class="code"><code class="language-JavaScript">let a = {};\n</code></pre><!-- notionvc: 1 -->`;
    expect(md(html)).toBe(
      '## Ideas\n\n<Tip>\n  Try it out.\n</Tip>\n\n- [x] Done\n- [ ] Open\n\n<Accordion title="Why?">\n  Because.\n</Accordion>\n\n```js\nlet a = {};\n```',
    );
  });
});

describe('Confluence', () => {
  it('keeps panels, expanded texts, tasks and code without its numbers', () => {
    const html = `<div class="confluence-information-macro confluence-information-macro-warning"><p class="title">Mind</p><span class="aui-icon aui-icon-small"></span><div class="confluence-information-macro-body"><p>It is hot.</p></div></div><div data-panel-type="info" class="ak-editor-panel"><div class="ak-editor-panel__content"><p>Cool.</p></div></div><div class="expand-container"><div class="expand-control"><span class="expand-control-text">More of it</span></div><div class="expand-content"><p>Words.</p></div></div><ul class="inline-task-list"><li class="checked">Read</li><li>Write</li></ul><div class="syntaxhighlighter sh-confluence nogutter java"><table><tbody><tr><td class="gutter"><div class="line number1">1</div><div class="line number2">2</div></td><td class="code"><div class="container"><div class="line number1"><code class="java keyword">int</code> <code>a;</code></div><div class="line number2"><code>b();</code></div></div></td></tr></tbody></table></div>`;
    expect(md(html)).toBe(
      '<Warning>\n  **Mind**\n\n  It is hot.\n</Warning>\n\n<Info>\n  Cool.\n</Info>\n\n<Accordion title="More of it">\n  Words.\n</Accordion>\n\n- [x] Read\n- [ ] Write\n\n```java\nint a;\nb();\n```',
    );
  });
});

describe('GitHub', () => {
  it('keeps alerts, code with its language, tasks, and pictures by their own address', () => {
    const html = `<div class="markdown-heading" dir="auto"><h2 class="heading-element">Use</h2><a id="user-content-use" class="anchor" aria-label="Permalink: Use" href="#use"><svg class="octicon"><path d="M0"></path></svg></a></div><div class="markdown-alert markdown-alert-caution" dir="auto"><p class="markdown-alert-title"><svg></svg>Caution</p><p dir="auto">Keep out.</p></div><div class="highlight highlight-source-shell"><pre>npm <span class="pl-c1">test</span></pre></div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked disabled> One</li></ul><p><a href="https://camo.example/x"><img src="https://camo.example/x" alt="State" data-canonical-src="https://example.com/state.svg"></a></p><details><summary>Long</summary><p>Text.</p></details>`;
    expect(md(html)).toBe(
      '## Use\n\n<Warning>\n  Keep out.\n</Warning>\n\n```bash\nnpm test\n```\n\n- [x] One\n\n[![State](https://example.com/state.svg)](https://camo.example/x)\n\n<Accordion title="Long">\n  Text.\n</Accordion>',
    );
  });
});

describe('a web page', () => {
  it('leaves signs, buttons and styles behind, and no code in braces', () => {
    const html = `<meta charset='utf-8'><h3 style="color: rgb(1,2,3); font-weight: 600">Title<a class="hash-link" href="#title">​</a></h3><p style="font-weight: 400">Set <kbd>{x}</kbd> and {y} to &lt;b&gt;, H<sub>2</sub>O, x<sup>2</sup>.<button>Copy</button><script>alert(1)</script></p><div class="theme-admonition theme-admonition-tip alert"><div class="admonitionHeading_x">tip</div><div class="admonitionContent_x"><p>Good.</p></div></div><p><a href="javascript:alert(1)">No link</a></p><blockquote><p>Said.</p></blockquote><ol start="3"><li>Three</li><li><p>Four</p><pre><code class="hljs language-python">a = 1</code></pre></li></ol><iframe src="//video.example/embed/1" title="Film"></iframe>`;
    expect(md(html)).toBe(
      '### Title\n\nSet `{x}` and \\{y} to \\<b>, H<sub>2</sub>O, x<sup>2</sup>.\n\n<Tip>\n  Good.\n</Tip>\n\nNo link\n\n> Said.\n\n3. Three\n\n4. Four\n\n   ```python\n   a = 1\n   ```\n\n<iframe src="https://video.example/embed/1" title="Film" />',
    );
  });

  it('says of words without any form that they have none', () => {
    expect(readHtml('<meta charset="utf-8"><span style="color:red">Only words</span>').isFormatted).toBe(false);
    expect(readHtml('<p>One.</p><p>Two.</p>')).toMatchObject({ isFormatted: true, isInline: false });
    expect(readHtml('<p>One <b>two</b>.</p>')).toMatchObject({ isFormatted: true, isInline: true });
  });

  it('hands over pictures that are in the HTML', () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const page = readHtml(`<p>A <img alt="dot" src="${dot}"> and <img src="${dot}"></p>`);
    expect(page.pictures.map(({ type, base64 }) => [type, base64])).toEqual([
      ['image/gif', 'R0lGODlhAQABAAAAACw='],
      ['image/gif', 'R0lGODlhAQABAAAAACw='],
    ]);
    expect(page.write(['/images/a.gif', '/images/b.gif'])).toBe('A ![dot](/images/a.gif) and ![](/images/b.gif)');
  });
});

describe('a spreadsheet', () => {
  it('gives a table, whatever it is made of', () => {
    const sheets = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{}">City</td><td>Ferries</td></tr><tr><td>Bergen</td><td style="text-align:right">12</td></tr></tbody></table></google-sheets-html-origin>`;
    expect(md(sheets)).toBe('| City | Ferries |\n| - | - |\n| Bergen | 12 |');
    const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><!--StartFragment--><col width=64><tr height=20><td class=xl65 height=20>A</td><td>B</td></tr><tr><td>1</td><td></td></tr><!--EndFragment--></table></body></html>`;
    expect(md(excel)).toBe('| A | B |\n| - | - |\n| 1 | |');
  });
});

describe('a page of this editor', () => {
  it('gives the components back', () => {
    const html = `<h2 class="heading" id="head">Head<a class="heading-anchor" href="#head" aria-label="Link to Head">#</a></h2><div role="note" class="callout tone-warning"><div class="callout-icon"><svg></svg></div><div class="callout-body">A warning.</div></div><ol class="steps"><li class="step" id="first"><span class="step-mark" aria-hidden="true">1</span><p class="step-title">First<a class="heading-anchor" href="#first">#</a></p><div class="step-body">Do it.</div></li></ol><lw-tabs class="tab-set tabs"><div class="tab-bar"><div class="tab-list"><button class="tab">One</button><button class="tab">Two</button></div></div><div class="tab-panel"><div class="tab-panel-name">One</div>Tab one.</div><div class="tab-panel"><div class="tab-panel-name">Two</div>Tab two.</div></lw-tabs><details class="accordion"><summary><svg></svg><span class="accordion-title">More</span></summary><div class="accordion-body">Hidden.</div></details><div class="columns columns-2"><div class="card card-linked"><div class="card-inner"><div class="card-icon"><svg></svg></div><div class="card-text"><div class="card-title"><a href="https://example.com/a">Card</a></div><div class="card-body">Words.</div></div></div></div></div><div class="code-block" data-language="js"><div class="code-bar"><span class="code-title">a.js</span><button class="copy-button"></button></div><pre class="code" tabindex="0"><code><span class="k">const </span><span class="n">a</span></code></pre></div><div class="field"><div class="field-head"><a class="field-name" href="#q">id</a> <span class="field-type">string</span> <span class="field-label">query</span> <span class="field-required">required</span> </div><div class="field-body">The id.</div></div>`;
    expect(md(html)).toBe(
      [
        '## Head',
        '<Warning>\n  A warning.\n</Warning>',
        '<Steps>\n  <Step title="First">\n    Do it.\n  </Step>\n</Steps>',
        '<Tabs>\n  <Tab title="One">\n    Tab one.\n  </Tab>\n\n  <Tab title="Two">\n    Tab two.\n  </Tab>\n</Tabs>',
        '<Accordion title="More">\n  Hidden.\n</Accordion>',
        '<CardGroup cols={2}>\n  <Card title="Card" href="https://example.com/a">\n    Words.\n  </Card>\n</CardGroup>',
        '```js title="a.js"\nconst a\n```',
        '<ParamField query="id" type="string" required>\n  The id.\n</ParamField>',
      ].join('\n\n'),
    );
  });
});
