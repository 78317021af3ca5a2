/** Code of sections that is loaded before somebody opens them. */
export const loadNavigation = () => import('../../editor/features/navigation/navigation-panel.tsx');
export const loadCodeEditor = () => import('../../editor/features/code/marked-editor.tsx');
export const loadWritingTools = () => import('../../editor/features/writing/writing-tools.tsx');
