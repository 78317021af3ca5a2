import { describe, expect, it } from 'vitest';
import { extractSearchSections } from './search-sections.ts';

describe('the text of a page for the search', () => {
  it('is cut at its headings, without buttons, drawings and hidden parts', () => {
    const html =
      '<p>Be<!--a mark-->fore</p><!--another--><h2 id="a-&amp;-b">A &amp; B<a href="#a-&amp;-b">#</a></h2><p>One<br>two <b>bo</b>ld</p>' +
      '<pre><button><span>Copy</span></button><code>x &lt; y</code></pre><svg><title>t</title></svg>' +
      '<p>A <button data-search="yes">term</button><i role="tooltip">explained</i>, used.</p><div aria-hidden="true"><div>not</div> this</div><h3 id="c">C</h3><ul><li>1</li><li>2</li></ul>';
    const headings = [
      { level: 2, id: 'a-&-b', text: 'A & B' },
      { level: 3, id: 'c', text: 'C' },
    ];
    expect(extractSearchSections(html, headings)).toEqual([
      { anchor: '', heading: '', text: 'Before' },
      { anchor: 'a-&-b', heading: 'A & B', text: 'One two bold x < y A term, used.' },
      { anchor: 'c', heading: 'C', text: '1 2' },
    ]);
  });

  it('is empty for an empty page', () => {
    expect(extractSearchSections('', [])).toEqual([]);
  });
});
