import { describe, expect, it } from 'vitest';
import { renderPage } from '../../theme/testing/render.ts';
import { idsOf } from '../render/anchors.ts';
import { leadsTo, readHeadings } from './headings.ts';

const PAGE = `---
title: Page
---

# Over all

## **Bold** and \`code\` with [a link](/x "t")

## Twice

### Twice

Under
-----

## What's new? (v2.0)

## Own name {#given}

> ## In a quote

- ## In a list

\`\`\`md
## In code
\`\`\`

<h3 id="tagged">Tag</h3>

<Heading level={4}>As a *component*</Heading>

<Steps>
  <Step title="First step">
    ## Inside
  </Step>
</Steps>

<Accordion title="Why?" id="why-not">x</Accordion>

<Update label="May 2026">x</Update>

<Tabs><Tab title="npm">x</Tab></Tabs>
`;

describe('readHeadings', () => {
  it('finds every heading and every place with a title, and nothing in code', () => {
    expect(readHeadings(PAGE).map(({ level, text }) => `${level} ${text}`)).toEqual([
      '1 Over all',
      '2 Bold and code with a link',
      '2 Twice',
      '3 Twice',
      '2 Under',
      "2 What's new? (v2.0)",
      '2 Own name',
      '2 In a quote',
      '2 In a list',
      '3 Tag',
      '4 As a component',
      '0 First step',
      '2 Inside',
      '0 Why?',
      '0 May 2026',
      '0 npm',
    ]);
  });

  it('gives the ids that the built page has', async () => {
    const ids = new Set(idsOf(await renderPage(PAGE)));
    expect(
      readHeadings(PAGE)
        .map(({ id }) => id)
        .filter((id) => !ids.has(id)),
    ).toEqual([]);
    expect(readHeadings(PAGE).map(({ id }) => id)).toContain('twice-2');
  });

  it('gives where the words stand', () => {
    const text = PAGE.replaceAll('\n', '\r\n');
    const headings = readHeadings(text);
    expect(headings).toHaveLength(16);
    expect(headings.map(({ textStart, textEnd }) => text.slice(textStart, textEnd))).toEqual(
      expect.arrayContaining(['Own name', 'Under', 'Tag', 'First step', 'Why?']),
    );
    for (const { start } of headings.filter(({ level }) => level > 0))
      expect(text.slice(start).trimStart().charAt(0)).toMatch(/[#>\-<U]/);
  });

  it('knows the fragments of other services', () => {
    const [heading] = readHeadings("## What's new & old");
    expect(heading && leadsTo(heading, 'whats-new-and-old')).toBe(true);
    expect(heading && leadsTo(heading, encodeURIComponent('what’s-new-&-old'))).toBe(true);
    expect(heading && leadsTo(heading, 'new')).toBe(false);
  });
});
