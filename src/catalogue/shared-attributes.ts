/** Attributes that several components have, said once. */
import type { Attribute, Choice } from './component.ts';
import { ICON_TYPES } from './values.ts';

/** Choices whose words are their values. */
export function choicesOf(...values: readonly string[]): readonly Choice[] {
  return values.map((value) => ({ value, label: sentenceCase(value) }));
}

function sentenceCase(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const ICON: Attribute = {
  name: 'icon',
  label: 'Icon',
  description: 'Name of an icon, or the path or web address of a picture.',
  type: 'icon',
};

export const ICON_TYPE: Attribute = {
  name: 'iconType',
  label: 'Icon style',
  description: 'Style of a Font Awesome icon, such as solid or light.',
  type: 'choice',
  choices: choicesOf(...ICON_TYPES),
  isAdvanced: true,
};

export const CLASS_NAME: Attribute = {
  name: 'className',
  label: 'CSS classes',
  description: 'CSS class names that change how it looks.',
  type: 'classes',
  otherNames: ['class'],
  isAdvanced: true,
  example: 'mt-4',
};

/** Of a code block: the first word behind the backticks, or an attribute of `CodeBlock`. */
export const LANGUAGE: Attribute = {
  name: 'language',
  label: 'Language',
  description: 'Language for the syntax colours. “diff” shows lines with + and - as changes.',
  type: 'language',
  otherNames: ['lang'],
  example: 'css',
};

/** The name under which links reach a component, when it is not made from the title. */
export const ID: Attribute = {
  name: 'id',
  label: 'Link anchor',
  description: 'The part of a link after the `#`. Made from the title if left empty.',
  type: 'anchor',
  isAdvanced: true,
  example: 'own-place',
};

export function title(description: string, extra: Partial<Attribute> = {}): Attribute {
  return { name: 'title', label: 'Title', description, type: 'markdown', ...extra };
}

export function href(description: string): Attribute {
  return { name: 'href', label: 'Link', description, type: 'link' };
}
