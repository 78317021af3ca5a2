/** Texts of ours that are read without a compiler must become what a compiler makes of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToJs, mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { generateDescription } from '../../../../bench/generate-description.js';
import { fencesOfMade } from '../../../page-source/prepare/made-fences.ts';
import { prepareSource } from '../../../page-source/prepare/prepare-source.ts';
import { endpointText } from '../../api-reference/endpoint-text.ts';
import { attribute, codeFence, descriptionText } from '../../api-reference/mdx-text.ts';
import { readApiDescription } from '../../api-reference/operations.ts';
import { filesOf } from '../../api-reference/testing/api-files.ts';
import { Fragment, type JsxNode } from '../../jsx/jsx.ts';
import type { AuthorRuntime } from '../../render/authored-elements.ts';
import { madeElements } from '../../render/made-elements.ts';
import { createSatteriCompiler } from '../satteri-compiler.ts';
import { compileMade } from './compile-made.ts';

const compiler = createSatteriCompiler({ mdxToJs, markdownToJs });
const jsx = (type: unknown, props: object) => ({ type, props });
const runtime = { Fragment, jsx, jsxs: jsx, baseUrl: '' } as unknown as AuthorRuntime;
/** Every component is its own name. */
const components = Object.fromEntries(
  'Accordion ApiFacts ApiPlayground ApiSection CodeGroup Expandable ParamField RequestExample ResponseExample ResponseField Tab Tabs'
    .split(' ')
    .map((name) => [name, name]),
);

function run(code: string): JsxNode {
  const exports = new Function(code)(runtime) as { readonly default: (props: object) => JsxNode };
  return exports.default({ components });
}

interface BothWays {
  /** As a compiler reads it. */
  readonly whole: JsxNode;
  /** As it is read here; `undefined` for a text that is left to the compiler. */
  readonly made: JsxNode | undefined;
  /** Nothing of it needed the compiler. */
  readonly isPlain: boolean;
}

function readBothWays(text: string): BothWays {
  const whole = run(compiler.compileMdx(prepareSource(text, '', fencesOfMade(text)).text));
  const page = compileMade(compiler, 'page', text);
  if (page?.made === undefined) return { whole, made: undefined, isPlain: false };
  const made = madeElements({ blocks: page.made, compiled: run(page.code), components, runtime });
  return { whole, made, isPlain: !page.code.includes('_jsx') };
}

function textsOf(file: string, document: string | object): readonly string[] {
  const settings = { languages: ['curl', 'javascript', 'python', 'java'], isPlayable: true } as const;
  const operations = readApiDescription(filesOf({ [file]: document }), file)?.operations ?? [];
  return operations.map((operation) => endpointText(operation, settings));
}

function field(description: string): string {
  return `<ParamField${attribute('query', 'limit')}>\n${descriptionText(description)}\n</ParamField>`;
}

describe('a page of an operation', () => {
  it('is read without a compiler where its descriptions are plain words', () => {
    for (const text of textsOf('api.json', generateDescription({ operations: 30 }))) {
      const { whole, made, isPlain } = readBothWays(text);
      expect(made, text).toEqual(whole);
      expect(isPlain, text).toBe(true);
    }
  });

  it.each(['harbour.yaml', 'old.json'])('is the same as a compiler makes it (%s)', (file) => {
    const folder = join(import.meta.dirname, '../../../../fixtures/api');
    const texts = textsOf(file, readFileSync(join(folder, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      const { whole, made } = readBothWays(text);
      if (made !== undefined) expect(made, text).toEqual(whole);
    }
  });
});

describe('a description', () => {
  const expectSame = (description: string): readonly BothWays[] => {
    const [words, inField] = [descriptionText(description), field(description)];
    const texts = [`${words}\n`, `${inField}\n`, `${words}\n\n${field('Words.')}\n\n${inField}\n`];
    return texts.map((text) => {
      const both = readBothWays(text);
      if (both.made !== undefined) expect(both.made, text).toEqual(both.whole);
      return both;
    });
  };

  it.each([
    'Words.',
    'Two lines\nof words: "quoted", it\'s (in brackets) – 5 % off; done... -- so!',
    'A paragraph.\n\nAnother one.\n\n\n\nA third.',
    'The `code` of `user_id`, and `a < b && {c}`.',
    '`only code`',
    'snake_case and SNAKE_CASE_2 stay.',
    'Größe in µm, 日本語, 😀.',
    'It is 3.5 or 1) or - or # or + or = inside.',
  ])('of plain words needs no compiler: %j', (description) => {
    for (const { made, isPlain } of expectSame(description)) {
      expect(made).toBeDefined();
      expect(isPlain).toBe(true);
    }
  });

  it.each([
    'A line\n1. like a list',
    '- one\n- two',
    '- a\n\n  b\n- c',
    '1. one\n2. two',
    'Title\n-----\nText',
    'Title\n===',
    '# Heading',
    '> quoted',
    'a | b\n--|--\n1 | 2',
    'a *b* **c** _d_ ~~e~~',
    '_emphasis_ and __strong__ and a_ _b',
    '[link](https://example.com) and ![picture](a.png)',
    'See https://example.com/a or www.example.com or me@example.com.',
    'An &amp; entity, a back\\slash, a line break  \nhere.',
    '`` a`b `` and ` a ` and `a',
    'Words\n\n```json title="x y"\n{}\n```\n\nand more',
    '<b>bold</b> and <details><summary>s</summary>text</details>',
    '<ul><li>one</li><li>two</li></ul>',
    'a tab\there and a\u00a0space',
    'text\n***\ntext',
    '{not an expression} and <NoTag>',
    'import x from "y"\nexport const a = 1',
    '1\\. a',
    'a\n:-',
  ])('with Markdown is the same as a compiler makes it: %j', (description) => {
    expectSame(description);
  });

  it.each(['[a]: https://example.com\n\n[a]', 'A note[^1].\n\n[^1]: The note.', 'From $5 to $6'])(
    'that holds for the whole page leaves all of it to the compiler: %j',
    (description) => {
      for (const { made } of expectSame(description)) expect(made).toBeUndefined();
    },
  );
});

describe('code', () => {
  const codes = ['a', '', '\n', '`', '```', '\ta \\ {b} <c>', 'a\n\nb\n', ' ', '</CodeGroup>', '~~~\na'];
  const infos = ['', 'json', 'bash title="a b"', "x {1,2} y='z'"];

  it.each(codes)('is the same as a compiler makes it: %j', (code) => {
    for (const info of infos) {
      const fence = codeFence(code, info);
      const text = `${fence}\n\n<CodeGroup>\n${fence}\n\n${fence}\n</CodeGroup>\n`;
      const { whole, made } = readBothWays(text);
      if (made !== undefined) expect(made, text).toEqual(whole);
    }
  });
});

it.each([
  'Words at the margin.\n',
  '<Card>\n\n# Heading\n\n</Card>\n',
  '<Tab title="a">\n  Words.\n</Tab>\n',
  '<Tab title={name}>\n  Words.\n</Tab>\n',
  '<Tab title={{"a":1}}>\n  Words.\n</Tab>\n',
  '<Tab key={"a"} />\n',
  '<Tab>\n  Words.\n',
  '<Tab>\n  Words.\n</Tabs>\n',
  '  Words.\n<Tab />\n',
  '```\nno end\n',
  '',
])('a text of another form is left to the compiler: %j', (text) => {
  expect(compileMade(compiler, 'page', text)).toBeUndefined();
});
