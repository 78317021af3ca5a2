/** What helps reading a page: explanations, links, outline, folding. */
import type * as Monaco from 'monaco-editor/editor/editor.api';
import { readFoldingRanges } from '../../../page-source/folding.ts';
import { readHeadings } from '../../../page-source/headings/headings.ts';
import { codeHelpWords } from '../../words/code-help.ts';
import { currentKnowledge } from '../project-knowledge.ts';
import { explain } from './explain.ts';
import { goToTarget, LINK_SCHEME } from './go-to-target.ts';
import { fileOfModel, inputAt, rangeOf, textOfModel } from './model-text.ts';
import { buildOutline } from './outline.ts';
import { findTargets } from './targets.ts';

export function registerReading(monaco: typeof Monaco, languages: readonly string[]): void {
  const selector = [...languages];
  monaco.languages.registerHoverProvider(selector, {
    provideHover(model, position) {
      const explanation = explain({ ...inputAt(model, position), knowledge: currentKnowledge() });
      return explanation && { range: rangeOf(model, explanation.range), contents: [{ value: explanation.text }] };
    },
  });

  monaco.languages.registerLinkProvider(selector, {
    provideLinks(model) {
      const knowledge = currentKnowledge();
      if (knowledge === undefined) return { links: [] };
      const targets = findTargets(textOfModel(model), fileOfModel(model), knowledge.hasFile);
      return {
        // What leads out of the site is found by the editor itself.
        links: targets
          .filter(({ resolved }) => resolved.kind === 'file')
          .map(({ range }) => ({
            range: rangeOf(model, range),
            url: monaco.Uri.from({ scheme: LINK_SCHEME, path: model.uri.path, fragment: String(range.start) }),
            tooltip: codeHelpWords.followLink,
          })),
      };
    },
  });
  monaco.editor.registerLinkOpener({
    open(resource) {
      if (resource.scheme !== LINK_SCHEME) return false;
      const model = monaco.editor.getModel(monaco.Uri.file(resource.path));
      return model !== null && goToTarget(model, Number(resource.fragment));
    },
  });

  monaco.languages.registerDocumentSymbolProvider(selector, {
    displayName: codeHelpWords.headings,
    provideDocumentSymbols(model) {
      const text = textOfModel(model);
      const { SymbolKind } = monaco.languages;
      return buildOutline(readHeadings(text), text.length).map(
        function asSymbol(item): Monaco.languages.DocumentSymbol {
          return {
            name: item.text || codeHelpWords.noText,
            detail: '',
            kind: item.level === 0 ? SymbolKind.Object : SymbolKind.String,
            tags: [],
            range: rangeOf(model, item),
            selectionRange: rangeOf(model, { start: item.textStart, end: item.textEnd }),
            children: item.children.map(asSymbol),
          };
        },
      );
    },
  });

  monaco.languages.registerFoldingRangeProvider(selector, {
    provideFoldingRanges(model) {
      return readFoldingRanges(textOfModel(model)).map(({ start, end, kind }) => ({
        start,
        end,
        ...(kind === 'front-matter' && { kind: monaco.languages.FoldingRangeKind.Imports }),
      }));
    },
  });
}
