/** What is reported where the text of a page is read, and repaired where it does not compile. */
import type { KindWords } from './kind-words.ts';

export const TEXT_KINDS: KindWords = {
  'front-matter/comment-in-text': [
    'Text behind `#`',
    'YAML takes what follows a `#` for a comment, so it is missing from the value.',
  ],
  'front-matter/invalid-yaml': [
    'Mistake in the details of the page',
    'A detail that cannot be read is missing: the title, the description or another one.',
  ],
  'front-matter/not-first': [
    'Details that do not stand first',
    'Only what stands at the very beginning is read as details of the page; elsewhere it is text.',
  ],
  'front-matter/repeated-key': ['Detail written twice', 'Only one of them can count.'],
  'front-matter/unclosed': ['Details without an end', 'Nobody can tell where the details end and the page begins.'],
  'mdx/angle-bracket-link': [
    'Address between angle brackets',
    'In MDX this begins a tag. It is read as a link here; other tools refuse the page.',
  ],
  'mdx/broken-attribute': [
    'Attribute that cannot be read',
    'It is left out, so the component does not get what it was to be given.',
  ],
  'mdx/broken-script': ['Code that cannot be read', 'What it exports or imports is missing from the page.'],
  'mdx/crossed-tags': [
    'Tags that cross',
    'What was opened last has to be closed first; else nobody can tell what stands in what.',
  ],
  'mdx/html-comment': [
    'Comment as in HTML',
    'MDX has another form for comments. This one is left out here; other tools refuse the page.',
  ],
  'mdx/invalid-expression': [
    'Braces with broken code',
    'Code between braces is run for its value. This cannot be run, so it is shown as it is written.',
  ],
  'mdx/lone-angle-bracket': [
    'Angle bracket in the text',
    'In MDX it begins a tag. It is shown as text here; other tools refuse the page.',
  ],
  'mdx/merge-conflict': [
    'Two versions of the text',
    'Two changes of the page came together and nobody has chosen between them, so readers see both.',
  ],
  'mdx/mismatched-tag': ['Closing tag with another name', 'It has to bear the name of the tag that it closes.'],
  'mdx/split-tag': [
    'Tag across paragraphs',
    'What begins in one paragraph has to end in it; else nobody can tell what stands in what.',
  ],
  'mdx/stray-closing-tag': ['Closing tag without an opening one', 'It closes nothing, so it is left out.'],
  'mdx/text-like-script': [
    'Text that begins like code',
    'A line that begins with `import` or `export` is taken for code. This is none, so it is shown as text.',
  ],
  'mdx/unclosed-brace': [
    'Brace without an end',
    'Braces hold code. Without the closing one the rest of the page would be taken for it.',
  ],
  'mdx/unclosed-comment': [
    'Comment without an end',
    'The rest of the page would be taken for a comment, and readers would not see it.',
  ],
  'mdx/unclosed-tag': [
    'Tag without an end',
    'Nobody can tell where the component ends; it is closed where that is most likely.',
  ],
  'mdx/unfinished-tag': ['Unfinished tag', 'It is shown as text, since nobody can tell what it was to be.'],
  'mdx/unreadable-page': ['Page that cannot be read', 'Only its text is in the site, without components.'],
  'mdx/void-tag': [
    'Tag of HTML that is not closed',
    'In MDX every tag is closed. It is closed here; other tools refuse the page.',
  ],
  'page/not-utf8': [
    'File in an old encoding',
    'Letters beyond those of English are lost, and only who saved the file can bring them back.',
  ],
};
