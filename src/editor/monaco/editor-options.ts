import type { editor } from 'monaco-editor/editor/editor.api';

/** For prose first: wrapped lines, no map of the text, nothing that moves while typing. */
export const EDITOR_OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fontSize: 13,
  lineHeight: 21,
  fontFamily: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  wordWrap: 'on',
  wrappingIndent: 'same',
  minimap: { enabled: false },
  padding: { top: 12, bottom: 24 },
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 12,
  folding: true,
  foldingHighlight: false,
  showFoldingControls: 'mouseover',
  linkedEditing: true,
  glyphMargin: false,
  renderLineHighlight: 'line',
  renderWhitespace: 'selection',
  scrollBeyondLastLine: false,
  // Dimmed, the number of an empty last line could not be read.
  renderFinalNewline: 'on',
  overviewRulerBorder: false,
  overviewRulerLanes: 1,
  hideCursorInOverviewRuler: true,
  // A bar that fades in and out keeps the screen busy for most of a second, and a letter then waits for its next picture.
  scrollbar: { vertical: 'visible', verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  // Signs ask for suggestions, and letters narrow them down: the words of a text cost nothing.
  quickSuggestions: { other: false, comments: false, strings: true },
  quickSuggestionsDelay: 20,
  suggest: { showWords: false, snippetsPreventQuickSuggestions: false, preview: false, showIcons: true },
  acceptSuggestionOnCommitCharacter: false,
  wordBasedSuggestions: 'off',
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false },
  fixedOverflowWidgets: true,
  cursorBlinking: 'solid',
  // Only between two tags a new line is indented.
  autoIndent: 'advanced',
  detectIndentation: true,
  insertSpaces: true,
  tabSize: 2,
  // A blank typed in the indentation and deleted again leaves the line as it was.
  useTabStops: false,
  guides: { indentation: false },
  autoClosingBrackets: 'languageDefined',
};

/** Coloured brackets mean nothing in prose. They are the model's own: in the options of the editor nobody hears of them. */
export const MODEL_OPTIONS: editor.ITextModelUpdateOptions = {
  bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
};
