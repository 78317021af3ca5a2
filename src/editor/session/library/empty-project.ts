import { libraryWords } from '../../words/library.ts';
import type { NewProject } from './unstored-projects.ts';

const CONFIG = `{
  "name": "My documentation",
  "colors": {
    "primary": "#0d7d5a"
  },
  "navigation": [
    {
      "group": "Documentation",
      "pages": ["index"]
    }
  ]
}
`;

const PAGE = `---
title: "Welcome"
description: "What this documentation is about, in one sentence."
---

Say here what your readers can do with your product, and where they should begin.

## First steps

Write the first thing a reader wants to get done.
`;

/** The least that makes a site: a name, a colour and a page. */
export function createEmptyProject(): NewProject {
  const encoder = new TextEncoder();
  return {
    name: libraryWords.empty,
    files: new Map([
      ['docs.json', encoder.encode(CONFIG)],
      ['index.mdx', encoder.encode(PAGE)],
    ]),
  };
}
