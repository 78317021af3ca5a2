import { describe, expect, it } from 'vitest';
import { idsOf } from '../../engine/render/page-ids.ts';
import { renderPage } from '../../theme/testing/render.ts';
import { findHeading, readHeadings } from './headings.ts';

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

<Steps>
  <Step icon="Build" title={"Build"}>
    ## Ship
  </Step>
  <Step title="Ship" noAnchor>x</Step>
</Steps>

<ParamField query="page_size" type="integer">x</ParamField>

<ResponseField name="id" type="string"><Expandable title="More" id="more-of-it">x</Expandable></ResponseField>

{/*
## In a comment
*/}

<Tab title="Alone">x</Tab>
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
      '0 Build',
      '2 Ship',
      '0 Ship',
      '0 page_size',
      '0 id',
      '0 More',
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
    // A group gives its parts their ids before what stands in them gets its own.
    expect(readHeadings(PAGE).find(({ text, level }) => text === 'Ship' && level === 2)?.id).toBe('ship-2');
    expect(readHeadings(PAGE).flatMap(({ aliases }) => aliases.filter((alias) => !ids.has(alias)))).toEqual([]);
  });

  it('gives where the words stand', () => {
    const text = PAGE.replaceAll('\n', '\r\n');
    const headings = readHeadings(text);
    expect(headings).toHaveLength(22);
    expect(headings.map(({ textStart, textEnd }) => text.slice(textStart, textEnd))).toEqual(
      expect.arrayContaining(['Own name', 'Under', 'Tag', 'First step', 'Why?', 'Build', 'page_size', 'id']),
    );
    for (const { start } of headings.filter(({ level }) => level > 0))
      expect(text.slice(start).trimStart().charAt(0)).toMatch(/[#>\-<U]/);
  });

  it('knows the fragments of other services', () => {
    const headings = readHeadings("## What's new & old\n\n## Whats new and old");
    expect(findHeading(headings, encodeURIComponent('what’s-new-&-old'))).toBe(headings[0]);
    // Where another heading has the id for its own, it leads there.
    expect(findHeading(headings, 'whats-new-and-old')).toBe(headings[1]);
    expect(findHeading(headings.slice(0, 1), 'whats-new-and-old')).toBe(headings[0]);
    expect(findHeading(headings, 'new')).toBeUndefined();
    expect(findHeading(headings, '')).toBeUndefined();
  });
});
