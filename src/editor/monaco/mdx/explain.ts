/** What is said about the word under the pointer. Knows nothing of Monaco. */
import { findAttribute, findComponent, findFence } from '../../../catalogue/catalogue.ts';
import { documentAttribute, documentComponent } from '../../../catalogue/documentation.ts';
import { cursorPlaceAt } from '../../../page-source/cursor-place.ts';
import { isSnippet } from '../../../project/classify-file.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { codeHelpWords } from '../../words/code-help.ts';
import { documentSetting, findSetting } from './front-matter-settings.ts';
import type { SuggestionInput } from './suggestion.ts';
import { type FoundTarget, findTarget } from './targets.ts';

export interface Explanation {
  readonly range: TextRange;
  /** Markdown. */
  readonly text: string;
}

export function explain(input: SuggestionInput): Explanation | undefined {
  const { text, offset } = input;
  const place = cursorPlaceAt(text, offset);
  const target = explainTarget(input);
  if (target !== undefined) return target;
  switch (place.kind) {
    case 'tag':
    case 'closing-tag': {
      const component = findComponent(text.slice(place.range.start, place.range.end));
      return component && { range: place.range, text: documentComponent(component) };
    }
    case 'attribute':
    case 'value': {
      const component = findComponent(place.component);
      const name = place.kind === 'attribute' ? place.name : place.attribute;
      const attribute = component && findAttribute(component, name);
      return attribute && { range: place.range, text: documentAttribute(attribute) };
    }
    case 'fence-setting': {
      const rest = /^[\w-]*/.exec(text.slice(offset))?.[0] ?? '';
      const name = text.slice(place.range.start, offset) + rest;
      const attribute = findAttribute(findFence(place.language), name);
      const range = { start: place.range.start, end: offset + rest.length };
      return attribute && { range, text: documentAttribute(attribute) };
    }
    case 'front-matter-key':
    case 'front-matter-value': {
      const setting = findSetting(place.key);
      return setting && { range: place.range, text: documentSetting(setting) };
    }
    default:
      return undefined;
  }
}

/** Where a link, picture or shared text leads. */
function explainTarget({ text, offset, file, knowledge }: SuggestionInput): Explanation | undefined {
  if (knowledge === undefined) return undefined;
  const found = findTarget(text, offset, file, knowledge);
  if (found === undefined) return undefined;
  const { range, written, resolved, heading } = found;
  if (resolved.kind === 'external') return { range, text: codeHelpWords.leadsOut(resolved.href) };
  if (resolved.kind === 'missing') return { range, text: codeHelpWords.leadsNowhere(written) };
  const page = knowledge.pages().find((one) => one.file === resolved.file);
  const place =
    resolved.fragment === ''
      ? ''
      : heading
        ? codeHelpWords.atHeading(heading.text, wordsOf(heading, resolved.file))
        : isSnippet(resolved.file)
          ? codeHelpWords.atHeadingOfUser(resolved.fragment)
          : codeHelpWords.noHeading(resolved.fragment);
  const what = page === undefined ? `\`${resolved.file}\`` : `**${page.title}** \`${page.file}\``;
  return { range, text: codeHelpWords.leadsTo(what, place) };
}

/** What kind of place it is, and where it is written, when that is another file than the page. */
function wordsOf({ kind, file }: NonNullable<FoundTarget['heading']>, page: string): string {
  const component = kind === 'Heading' ? '' : ` (${kind})`;
  return file === page ? component : component + codeHelpWords.writtenIn(file);
}
