import type * as Monaco from 'monaco-editor/editor/editor.api';
import { codeHelpWords } from '../../words/code-help.ts';
import { currentKnowledge } from '../project-knowledge.ts';
import { inputAt, rangeOf } from './model-text.ts';
import { suggest } from './suggest.ts';
import type { Suggestion } from './suggestion.ts';

/** Characters behind which something may be offered without being asked for. */
const TRIGGERS = ['<', '/', ' ', '"', "'", '=', '{', '(', '#', ':', '`', '~', '.', '\n'];

export function registerCompletion(monaco: typeof Monaco, languages: readonly string[]): void {
  const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;
  const kinds: Readonly<Record<Suggestion['kind'], Monaco.languages.CompletionItemKind>> = {
    component: CompletionItemKind.Class,
    attribute: CompletionItemKind.Property,
    value: CompletionItemKind.EnumMember,
    icon: CompletionItemKind.Color,
    page: CompletionItemKind.File,
    heading: CompletionItemKind.Reference,
    file: CompletionItemKind.File,
    setting: CompletionItemKind.Field,
    language: CompletionItemKind.Value,
  };
  monaco.languages.registerCompletionItemProvider([...languages], {
    triggerCharacters: TRIGGERS,
    async provideCompletionItems(model, position) {
      const { items, isIncomplete } = await suggest({ ...inputAt(model, position), knowledge: currentKnowledge() });
      return {
        incomplete: isIncomplete,
        suggestions: items.map((item, index) => ({
          label: { label: item.label, ...(item.note !== undefined && { description: item.note }) },
          kind: kinds[item.kind],
          insertText: item.insert,
          range: rangeOf(model, item.range),
          // The order in which equally good ones stand; numbers compare as words.
          sortText: `${item.rank ?? 1}${String(index).padStart(5, '0')}`,
          ...(item.documentation !== undefined && { documentation: { value: item.documentation } }),
          ...(item.filter !== undefined && { filterText: item.filter }),
          ...(item.isSnippet && { insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet }),
          ...(item.asksOn && { command: { id: 'editor.action.triggerSuggest', title: codeHelpWords.offerValues } }),
        })),
      };
    },
  });
}
