import type * as Monaco from 'monaco-editor/editor/editor.api';

export const THEMES = { light: 'leafwright-light', dark: 'leafwright-dark' } as const;

/** Quiet colours for text that is mostly prose: structure in the accent, the rest near the text colour. */
export function defineThemes(monaco: typeof Monaco): void {
  monaco.editor.defineTheme(THEMES.light, {
    base: 'vs',
    inherit: true,
    rules: [
      { token: '', foreground: '1c1e1a' },
      { token: 'keyword', foreground: '2a6f49', fontStyle: 'bold' },
      { token: 'strong', fontStyle: 'bold' },
      { token: 'emphasis', fontStyle: 'italic' },
      { token: 'string', foreground: '7a4a12' },
      { token: 'string.link', foreground: '2b5c8a' },
      { token: 'string.yaml', foreground: '7a4a12' },
      { token: 'type.yaml', foreground: '2a6f49' },
      { token: 'string.value.json', foreground: '7a4a12' },
      { token: 'string.key.json', foreground: '2a6f49' },
      { token: 'type', foreground: '2b5c8a' },
      { token: 'tag', foreground: '2b5c8a' },
      { token: 'attribute.name', foreground: '2a6f49' },
      { token: 'comment', foreground: '6b6e68', fontStyle: 'italic' },
      { token: 'number', foreground: '8a2f62' },
    ],
    colors: {
      'editor.background': '#ffffff',
      'editor.foreground': '#1c1e1a',
      'editorLineNumber.foreground': '#70736c',
      'editorLineNumber.activeForeground': '#3c3e39',
      'editor.lineHighlightBackground': '#f6f7f4',
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': '#cfe6d8',
      'editorCursor.foreground': '#2a6f49',
      'editorError.foreground': '#b42318',
      'editorWarning.foreground': '#a06a00',
      'editorWidget.background': '#ffffff',
      'editorWidget.border': '#cfd1cb',
      ...brackets('#5d605a'),
      'scrollbarSlider.background': '#00000016',
      'scrollbarSlider.hoverBackground': '#00000026',
      'scrollbarSlider.activeBackground': '#00000036',
      'editorSuggestWidget.selectedBackground': '#e8f3ec',
      'editorSuggestWidget.selectedForeground': '#1c1e1a',
      'editorSuggestWidget.selectedIconForeground': '#2a6f49',
      'editorSuggestWidget.highlightForeground': '#2a6f49',
      'editorSuggestWidget.focusHighlightForeground': '#2a6f49',
      focusBorder: '#2a6f49',
    },
  });
  monaco.editor.defineTheme(THEMES.dark, {
    base: 'vs-dark',
    inherit: true,
    rules: [
      { token: '', foreground: 'e4e6e1' },
      { token: 'keyword', foreground: '7cc398', fontStyle: 'bold' },
      { token: 'strong', fontStyle: 'bold' },
      { token: 'emphasis', fontStyle: 'italic' },
      { token: 'string', foreground: 'dcb67a' },
      { token: 'string.link', foreground: '8fbdea' },
      { token: 'string.yaml', foreground: 'dcb67a' },
      { token: 'type.yaml', foreground: '7cc398' },
      { token: 'string.value.json', foreground: 'dcb67a' },
      { token: 'string.key.json', foreground: '7cc398' },
      { token: 'type', foreground: '8fbdea' },
      { token: 'tag', foreground: '8fbdea' },
      { token: 'attribute.name', foreground: '7cc398' },
      { token: 'comment', foreground: '8b8e87', fontStyle: 'italic' },
      { token: 'number', foreground: 'e39ac4' },
    ],
    colors: {
      'editor.background': '#1a1c19',
      'editor.foreground': '#e4e6e1',
      'editorLineNumber.foreground': '#8b8e87',
      'editorLineNumber.activeForeground': '#dcded9',
      'editor.lineHighlightBackground': '#212320',
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': '#2f4a39',
      'editorCursor.foreground': '#7cc398',
      'editorError.foreground': '#ff9388',
      'editorWarning.foreground': '#e8bd63',
      'editorWidget.background': '#232522',
      'editorWidget.border': '#40423d',
      ...brackets('#a1a49d'),
      'scrollbarSlider.background': '#ffffff16',
      'scrollbarSlider.hoverBackground': '#ffffff26',
      'scrollbarSlider.activeBackground': '#ffffff36',
      'editorSuggestWidget.selectedBackground': '#23372b',
      'editorSuggestWidget.selectedForeground': '#e4e6e1',
      'editorSuggestWidget.selectedIconForeground': '#7cc398',
      'editorSuggestWidget.highlightForeground': '#7cc398',
      'editorSuggestWidget.focusHighlightForeground': '#7cc398',
      focusBorder: '#7cc398',
    },
  });
}

/** Brackets in one colour: pairs in colours would be the loudest thing in the file. */
function brackets(color: string): Record<string, string> {
  const names = ['foreground1', 'foreground2', 'foreground3', 'foreground4', 'foreground5', 'foreground6'];
  // An unmatched brace is text in a page, not a mistake.
  return Object.fromEntries(
    [...names, 'unexpectedBracket.foreground'].map((name) => [`editorBracketHighlight.${name}`, color]),
  );
}
