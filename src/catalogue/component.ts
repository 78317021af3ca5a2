/** What is known of a component: everything that completion, hover, the insert menu, forms and documentation say. */

export type GroupName = 'notes' | 'structure' | 'links' | 'code' | 'api' | 'media' | 'inline' | 'more';

/** What the value of an attribute is, which decides how it is asked for and what is offered. */
export type AttributeType =
  /** Words as they are. */
  | 'text'
  /** Words with inline Markdown: emphasis, code, links. */
  | 'markdown'
  | 'boolean'
  | 'number'
  /** One of `choices`. */
  | 'choice'
  /** Several words: `tags={["a", "b"]}`; any of `choices` where there are some. */
  | 'list'
  | 'icon'
  | 'color'
  /** A page of the project, a heading in one, or an address. */
  | 'link'
  | 'image'
  | 'video'
  /** A file with a text that pages share. */
  | 'snippet'
  /** `20`, `20px`, `50%`. */
  | 'size'
  /** Numbers of lines: `1,3-5`. */
  | 'lines'
  /** A language of code: `js`, `bash`. */
  | 'language'
  /** A name for links to this place: `#setup`. */
  | 'anchor'
  /** Names of classes of the style sheet. */
  | 'classes';

export interface Choice {
  /** As it is written in the page. */
  readonly value: string;
  readonly label: string;
}

export interface Attribute {
  readonly name: string;
  /** For who does not read the source: one to three words. */
  readonly label: string;
  /** A sentence. */
  readonly description: string;
  readonly type: AttributeType;
  readonly choices?: readonly Choice[];
  /** What counts when it is not written. */
  readonly default?: string | number | boolean;
  readonly isRequired?: boolean;
  /** Asked for as if it was required, though everything works without it. */
  readonly isRecommended?: boolean;
  /** Other spellings that are read alike; never written by the editor. */
  readonly otherNames?: readonly string[];
  /** Of the attributes of a component with the same word here, one at most is written. */
  readonly exclusive?: string;
  /** Asked for only where someone wants more settings. */
  readonly isAdvanced?: boolean;
  /** A value as an author may write it, where the type does not tell one. */
  readonly example?: string;
}

/** What may stand between the tags. */
export type Content =
  /** Text with anything in it. */
  | 'markdown'
  /** Words in the line. */
  | 'inline'
  /** Code blocks. */
  | 'fences'
  /** The components in `children`, and nothing else of use. */
  | 'children'
  /** Source that is no Markdown: a formula, a diagram. */
  | 'source'
  | 'none';

export interface Component {
  /** As pages write it: `Card`, `Tree.Folder`, `video`. Of a fence: the language, or `code` for any. */
  readonly name: string;
  readonly kind: 'component' | 'element' | 'fence';
  /** Other names of the same component. */
  readonly otherNames?: readonly string[];
  /** For who does not know the name: one to three words. */
  readonly label: string;
  /** What it is for: a sentence. */
  readonly description: string;
  readonly group: GroupName;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Whether it stands in a line of text. */
  readonly isInline?: boolean;
  readonly content: Content;
  /** It is made for standing in one of these, and the menu offers it there only. */
  readonly parents?: readonly string[];
  /** What it is made to hold. */
  readonly children?: readonly string[];
  readonly attributes: readonly Attribute[];
  /** A whole use of it, as a page has it. Links lead to `/page`, pictures are `/images/picture.png`. */
  readonly example: string;
  /** What is inserted, in the notation that editors share: `${1:placeholder}`, `$0` where the cursor ends. */
  readonly snippet: string;
}
