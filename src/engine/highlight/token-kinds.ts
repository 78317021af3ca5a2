/** Kinds of tokens, which are the class names in built pages, and the TextMate scopes that belong to each. */
import type { ThemeRegistrationRaw } from 'shiki/core';

export interface TokenKind {
  /** Class name: one letter, since large pages have tens of thousands. */
  readonly kind: string;
  readonly meaning: string;
  readonly scopes: readonly string[];
}

/** In the order in which editors' themes resolve them: of two that match, the more specific scope wins. */
export const TOKEN_KINDS: readonly TokenKind[] = [
  { kind: 'c', meaning: 'comment', scopes: ['comment', 'punctuation.definition.comment', 'string.comment'] },
  {
    kind: 'k',
    meaning: 'keyword',
    scopes: [
      'keyword',
      'storage',
      'variable.language',
      'constant.language.this',
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
      'keyword.operator.wordlike',
    ],
  },
  {
    kind: 's',
    meaning: 'string',
    scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.raw', 'meta.embedded.assembly'],
  },
  {
    kind: 'e',
    meaning: 'escape or pattern',
    scopes: ['constant.character.escape', 'string.regexp', 'constant.other.placeholder', 'constant.character.format'],
  },
  {
    kind: 'n',
    meaning: 'number or constant',
    scopes: [
      'constant',
      'constant.numeric',
      'constant.language',
      'support.constant',
      'variable.other.constant',
      'variable.other.enummember',
    ],
  },
  {
    kind: 'f',
    meaning: 'function',
    scopes: [
      'entity.name.function',
      'support.function',
      'meta.function-call.generic',
      'variable.function',
      'entity.name.command',
    ],
  },
  {
    kind: 't',
    meaning: 'type, class or tag',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'entity.name.namespace',
      'entity.name.tag',
      'support.type',
      'support.class',
      'entity.other.inherited-class',
      'storage.type.java',
      'storage.type.cs',
      'storage.type.groovy',
    ],
  },
  {
    kind: 'a',
    meaning: 'attribute or key',
    scopes: [
      'entity.other.attribute-name',
      'support.type.property-name',
      'meta.object-literal.key',
      'entity.name.tag.yaml',
      'support.type.property-name.json',
      'punctuation.support.type.property-name',
      'variable.other.property',
      'entity.name.section.group-title',
      'keyword.other.definition.ini',
      'constant.other.option',
    ],
  },
  {
    kind: 'v',
    meaning: 'parameter or variable',
    scopes: [
      'variable.parameter',
      'variable.other.readwrite.shell',
      'variable.other.normal.shell',
      'variable.other.assignment.shell',
      'punctuation.definition.variable',
      'variable.other.php',
    ],
  },
  {
    kind: 'p',
    meaning: 'punctuation or operator',
    scopes: [
      'punctuation',
      'keyword.operator',
      'meta.brace',
      'punctuation.definition.string.template',
      'storage.type.function.arrow',
    ],
  },
  { kind: 'l', meaning: 'link', scopes: ['markup.underline.link', 'string.other.link'] },
  { kind: 'h', meaning: 'heading or bold', scopes: ['markup.heading', 'entity.name.section', 'markup.bold'] },
  { kind: 'i', meaning: 'inserted', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { kind: 'd', meaning: 'deleted', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
];

/** A theme whose colours are numbers of kinds: `#000001` is the first. Text without a kind is `#ffffff`. */
export const KIND_THEME: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  fg: '#ffffff',
  bg: '#fffffe',
  settings: TOKEN_KINDS.map(({ scopes }, index) => ({
    scope: [...scopes],
    settings: { foreground: colorOfKind(index) },
  })),
};

/** Colour that stands for a kind, in upper case as the tokenizer gives it. */
export function colorOfKind(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`.toUpperCase();
}
