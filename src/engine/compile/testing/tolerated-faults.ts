/** What authors get wrong, each with its problem and its fix. */
import type { Diagnostic } from '../../../project/diagnostics.ts';

export interface Fault {
  /** In the text of a page; what the problem underlines stands between `«` and `»`. */
  readonly written: string;
  readonly code: Diagnostic['code'];
  /** What a button says, and what it leaves; absent where only the author can know. */
  readonly fix?: string;
  readonly mended?: string;
  /** What stands in the document before it is mended and after that, where readers see something else then. */
  readonly shown?: readonly [before: string, after: string];
  /** What the mended page still has. */
  readonly left?: Diagnostic['code'];
}

export const row = (
  written: string,
  code: Diagnostic['code'],
  fix?: string,
  mended?: string,
  more: Pick<Fault, 'shown' | 'left'> = {},
): Fault => ({
  written,
  code,
  ...(fix !== undefined && mended !== undefined && { fix, mended }),
  ...more,
});

const BRACE = 'Write `\\{`';
const SIGN = 'Write `\\<`';
export const QUOTE = 'Put the value in quotation marks';

export const IN_TEXT: Readonly<Record<string, Fault>> = {
  'a name that nobody defined': row(
    'in «{region}».example now',
    'mdx/unknown-name',
    BRACE,
    'in \\{region}.example now',
  ),
  'a name that nobody defined, as a title': row(
    '<Card title=«{region}»>in</Card>',
    'mdx/unknown-name',
    'Write `"{region}"`',
    '<Card title="{region}">in</Card>',
    { shown: ['data-title="{region}"', 'data-title="{region}"'] },
  ),
  'a part of such a name, as a title': row(
    '<Card title=«{region.name}»>in</Card>',
    'mdx/unknown-name',
    'Write `"{region.name}"`',
    '<Card title="{region.name}">in</Card>',
    { shown: ['data-title="{region.name}"', 'data-title="{region.name}"'] },
  ),
  'a name with quotation marks, as a title': row(
    `<Card title=«{region["a"]}»>in</Card>`,
    'mdx/unknown-name',
    `Write \`'{region["a"]}'\``,
    `<Card title='{region["a"]}'>in</Card>`,
  ),
  'a name that nobody defined, as a link': row(
    '<a href=«{region}»>in</a>',
    'mdx/unknown-name',
    'Write `"{region}"`',
    '<a href="{region}">in</a>',
    { shown: ['href="{region}"', '>in</a>'], left: 'links/missing-page' },
  ),
  'a name that nobody defined, as a picture': row(
    '<img alt="A" src=«{picture}» />\n\nin',
    'mdx/unknown-name',
    'Write `"{picture}"`',
    '<img alt="A" src="{picture}" />\n\nin',
    { shown: ['src="{picture}"', '<img'], left: 'links/missing-file' },
  ),
  'a name with letters that changed places': row(
    "export const region = 'eu'\n\nin «{regoin}» now",
    'mdx/unknown-name',
    'Use `region`',
    "export const region = 'eu'\n\nin {region} now",
    { shown: ['in {regoin} now', 'in eu now'] },
  ),
  'such a name, as a title': row(
    "export const region = 'eu'\n\n<Card title=«{Region}»>in</Card>",
    'mdx/unknown-name',
    'Use `region`',
    "export const region = 'eu'\n\n<Card title={region}>in</Card>",
    { shown: ['data-title="{Region}"', 'data-title="eu"'] },
  ),
  'a name with a hyphen': row('GET /birds/«{bird-id}»', 'mdx/text-braces', BRACE, 'GET /birds/\\{bird-id}'),
  'a name that every script has': row('the «{parent}» bird', 'mdx/text-braces', BRACE, 'the \\{parent} bird'),
  'empty braces': row('send «{}» now', 'mdx/text-braces', BRACE, 'send \\{} now'),
  'a variable without a value': row('hi «{{name}}»', 'mdx/unknown-variable', 'Write `\\{\\{`', 'hi \\{\\{name}}'),
  'a lone brace': row('a «{» b', 'mdx/unclosed-brace', BRACE, 'a \\{ b'),
  JSON: row('send «{"a": 1, "b": 2}»', 'mdx/invalid-expression', BRACE, 'send \\{"a": 1, "b": 2}'),
  'a template tag': row('«{% if x %}»', 'mdx/invalid-expression', BRACE, '\\{% if x %}'),
  'code that is not finished': row('a «{1 +}» b', 'mdx/invalid-expression', BRACE, 'a \\{1 +} b'),
  'braces in braces': row('«{if (x) { y }}»', 'mdx/invalid-expression', BRACE, '\\{if (x) \\{ y }}'),
  'code that is not finished, in a tag': row('<Card title=«{"a" + }»>in</Card>', 'mdx/invalid-expression'),
  'a comment as in HTML': row('a «<!-- note -->» b', 'mdx/html-comment', 'Write `{/* … */}`', 'a {/* note */} b'),
  'a comment without end': row(
    'a «<!-- note»',
    'mdx/unclosed-comment',
    'End the comment with its line',
    'a {/* note */}',
  ),
  'a comment in braces without end': row(
    '«{/* note»\n\nb',
    'mdx/unclosed-comment',
    'End the comment with its line',
    '{/* note */}\n\nb',
  ),
  'a comment without its brace': row('«{/* note */»\n\nb', 'mdx/unclosed-comment', 'Write `*/}`', '{/* note */}\n\nb'),
  'a lone bracket': row('a «<»5 b', 'mdx/lone-angle-bracket', SIGN, 'a \\<5 b'),
  'an arrow': row('a «<»- b', 'mdx/lone-angle-bracket', SIGN, 'a \\<- b'),
  'two brackets': row('a «<<»= 2', 'mdx/lone-angle-bracket', 'Write `\\<\\<`', 'a \\<\\<= 2'),
  'a placeholder': row('set «<»YOUR_KEY> here', 'mdx/lone-angle-bracket', SIGN, 'set \\<YOUR_KEY> here'),
  'a placeholder of words': row('set «<»your own key> now', 'mdx/lone-angle-bracket', SIGN, 'set \\<your own key> now'),
  'a type in prose': row('a Map«<»string, T> b', 'mdx/lone-angle-bracket', SIGN, 'a Map\\<string, T> b'),
  'a list type in prose': row('a List«<»T> b', 'mdx/lone-angle-bracket', SIGN, 'a List\\<T> b'),
  'a merge that was never finished': row('«<<<<<<<» HEAD\nours', 'mdx/merge-conflict'),
  'an address': row(
    'see «<https://a.example/?b=1>»',
    'mdx/angle-bracket-link',
    'Write it as a link',
    'see [https://a.example/?b=1](https://a.example/?b=1)',
  ),
  'an address without scheme': row(
    'see «<www.a.example>»',
    'mdx/angle-bracket-link',
    'Write it as a link',
    'see [www.a.example](https://www.a.example)',
  ),
  'an address of mail': row(
    'to «<me@a.example>»',
    'mdx/angle-bracket-link',
    'Write it as a link',
    'to [me@a.example](mailto:me@a.example)',
  ),
  'a tag without slash': row('a«<br>»b', 'mdx/void-tag', 'Write `<br />`', 'a<br />b'),
  'an end of a tag that has none': row('a«</br>»b', 'mdx/void-tag', 'Write `<br />`', 'a<br />b'),
  'a picture without slash': row(
    '«<img src="data:," alt="A">»',
    'mdx/void-tag',
    'Write `<img />`',
    '<img src="data:," alt="A" />',
  ),
  'a class': row('<div «class»="a">in</div>', 'mdx/html-attribute', 'Write `className`', '<div className="a">in</div>'),
  'a style': row(
    '<p «style»="color: red">in</p>',
    'mdx/html-attribute',
    'Write `style={{ color: "red" }}`',
    '<p style={{ color: "red" }}>in</p>',
  ),
  'a label': row(
    '<label «for»="a">in</label>',
    'mdx/html-attribute',
    'Write `htmlFor`',
    '<label htmlFor="a">in</label>',
  ),
  'code for a click': row('<p «onclick»="run()">in</p>', 'mdx/event-attribute', 'Remove `onclick`', '<p>in</p>'),
  'a value without quotation marks': row(
    '<Card title=«Birds»>in</Card>',
    'mdx/broken-attribute',
    QUOTE,
    '<Card title="Birds">in</Card>',
  ),
  'curly quotation marks': row(
    '<Card title=«“Two birds”»>in</Card>',
    'mdx/broken-attribute',
    'Write straight quotation marks',
    '<Card title="Two birds">in</Card>',
  ),
  'a quotation mark without partner': row(
    '<Card title=«"Birds» icon="star">in</Card>',
    'mdx/broken-attribute',
    'Close the quotation marks',
    '<Card title="Birds" icon="star">in</Card>',
  ),
  'only the second quotation mark': row(
    '<Card title=«Birds"» icon="star">in</Card>',
    'mdx/broken-attribute',
    QUOTE,
    '<Card title="Birds" icon="star">in</Card>',
  ),
  'a comma': row(
    '<Card title="A"«,» icon="star">in</Card>',
    'mdx/broken-attribute',
    'Remove `,`',
    '<Card title="A" icon="star">in</Card>',
  ),
  'a colon': row(
    '<Card «title: "A"»>in</Card>',
    'mdx/broken-attribute',
    'Write `title="A"`',
    '<Card title="A">in</Card>',
  ),
  'a brace without partner': row(
    '<Card cols=«{2» title="A">in</Card>',
    'mdx/broken-attribute',
    'Close the brace',
    '<Card cols={2} title="A">in</Card>',
  ),
  'a tag that is never closed': row(
    '«<Card title="A">»\n  in\n\nout',
    'mdx/unclosed-tag',
    'Add `</Card>`',
    '<Card title="A">\n  in\n</Card>\n\nout',
  ),
  'a tag that is never closed, in a line': row(
    'a «<b>»bold\n\nout',
    'mdx/unclosed-tag',
    'Add `</b>`',
    'a <b>bold</b>\n\nout',
  ),
  'a tag without its bracket': row(
    '«<Card title="A"»\n  in\n</Card>',
    'mdx/unfinished-tag',
    'Add `>`',
    '<Card title="A">\n  in\n</Card>',
  ),
  'a closing tag without its bracket': row(
    '<Card title="A">\n  in\n«</Card»\n\nout',
    'mdx/unfinished-tag',
    'Add `>`',
    '<Card title="A">\n  in\n</Card>\n\nout',
  ),
  'a stray closing tag': row('a\n\n«</Card>»\n\nb', 'mdx/stray-closing-tag', 'Remove `</Card>`', 'a\n\n\n\nb'),
  'another closing tag': row('<Note>\nin\n«</Tip>»', 'mdx/mismatched-tag', 'Write `</Note>`', '<Note>\nin\n</Note>'),
  'wrong nesting': row('<b><i>in«</b>»</i>', 'mdx/crossed-tags', 'Swap the two closing tags', '<b><i>in</i></b>'),
  'wrong nesting of components': row(
    '<Card>\n<Note>\nin\n«</Card>»\n</Note>',
    'mdx/crossed-tags',
    'Swap the two closing tags',
    '<Card>\n<Note>\nin\n</Note>\n</Card>',
  ),
  'no line of its own': row(
    '«<Note>»in\n\nmore</Note>',
    'mdx/split-tag',
    'Put the tags on lines of their own',
    '<Note>\nin\n\nmore\n</Note>',
  ),
  'two tags in a line that end behind the words of an item': row(
    '<Card>«<Note>»\n\n- in</Note></Card>\n\nout',
    'mdx/split-tag',
    'Put the tags on lines of their own',
    '<Card>\n<Note>\n\n- in\n</Note>\n</Card>\n\nout',
  ),
  'a tag that ends behind the words of an item': row(
    '«<Note>»\n\n- in</Note>\n\nout',
    'mdx/split-tag',
    'Put the tags on lines of their own',
    '<Note>\n\n- in\n</Note>\n\nout',
  ),
  'a closing tag that is indented like a list item': row(
    '<Note>\nin\n\n- one\n- two\n  «</Note>»\n\nout',
    'mdx/split-tag',
    'Move `</Note>` out of the list',
    '<Note>\nin\n\n- one\n- two\n</Note>\n\nout',
  ),
  'code that is never closed': row(
    '<Note>\n«```js»\n1\n</Note>\n\nb',
    'mdx/unclosed-fence',
    'Close it before `</Note>`',
    '<Note>\n```js\n1\n```\n</Note>\n\nb',
  ),
  'code that is never closed before other code': row(
    '<Note>\n«```js»\n1\n</Note>\n\n```js\n2\n```',
    'mdx/unclosed-fence',
    'Close it before `</Note>`',
    '<Note>\n```js\n1\n```\n</Note>\n\n```js\n2\n```',
  ),
  'a component in lower case': row('«<note»>in</note>', 'mdx/component-case', 'Write `<Note>`', '<Note>in</Note>'),
  'a component with a hyphen': row(
    '«<card-group»>in</card-group>',
    'mdx/component-case',
    'Write `<CardGroup>`',
    '<CardGroup>in</CardGroup>',
  ),
  'a component of nobody': row('«<Gadget»>in</Gadget>', 'mdx/unknown-component'),
  'a misspelt component': row('«<Nte»>in</Nte>', 'mdx/unknown-component', 'Write `<Note>`', '<Note>in</Note>'),
  'two letters that changed places': row(
    '«<Crad»>in</Crad>',
    'mdx/unknown-component',
    'Write `<Card>`',
    '<Card>in</Card>',
  ),
  'a letter too many in an attribute': row(
    '<Card «tittle»="A">in</Card>',
    'mdx/misspelt-attribute',
    'Write `title`',
    '<Card title="A">in</Card>',
    { shown: ['data-title="A"', 'data-title="A"'] },
  ),
  'an attribute with a capital': row(
    '<Card title="A" «Icon»="star">in</Card>',
    'mdx/misspelt-attribute',
    'Write `icon`',
    '<Card title="A" icon="star">in</Card>',
  ),
  'an attribute whose letters changed places': row(
    '<Card\n\ttitle="A"\n\t«hrfe»="/a"\n>\n\tin\n</Card>',
    'mdx/misspelt-attribute',
    'Write `href`',
    '<Card\n\ttitle="A"\n\thref="/a"\n>\n\tin\n</Card>',
  ),
  'a blank behind the bracket': row(
    '«< Card» title="A">in</Card>',
    'mdx/spaced-tag',
    'Write `<Card`',
    '<Card title="A">in</Card>',
    { shown: ['data-title="A"', 'data-title="A"'] },
  ),
  'a blank behind the bracket of a tag alone': row(
    'in\n\n«< Card» title="A" />',
    'mdx/spaced-tag',
    'Write `<Card`',
    'in\n\n<Card title="A" />',
    { shown: ['data-title="A"', 'data-title="A"'] },
  ),
  'a blank behind the slash': row(
    '<Card title="A">\n  in\n«</ Card»>\n\nout',
    'mdx/spaced-tag',
    'Write `</Card`',
    '<Card title="A">\n  in\n</Card>\n\nout',
  ),
  'a blank before the slash': row('<b>in«< /b»>', 'mdx/spaced-tag', 'Write `</b`', '<b>in</b>'),
  'a blank behind the bracket of a tag of HTML': row(
    '«< div»>in</div>',
    'mdx/spaced-tag',
    'Write `<div`',
    '<div>in</div>',
  ),
  'an import that is not there': row("import X from '«/snippets/none.mdx»'\n\na", 'mdx/missing-import'),
  'an import without quotation marks': row(
    '«import X from /snippets/x.mdx»\n\n<X />',
    'mdx/miswritten-import',
    'Correct the import',
    "import X from '/snippets/x.mdx'\n\n<X />",
  ),
  'an import in curly quotation marks': row(
    '«import X from ‘/snippets/x.mdx’»\n\n<X />',
    'mdx/miswritten-import',
    'Correct the import',
    "import X from '/snippets/x.mdx'\n\n<X />",
  ),
  'an import with a slip': row(
    "«import X form '/snippets/x.mdx'»\n\n<X />",
    'mdx/miswritten-import',
    'Correct the import',
    "import X from '/snippets/x.mdx'\n\n<X />",
  ),
};
