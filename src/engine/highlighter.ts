/** The engine's door to the highlighter, which is loaded apart. */
export { createHighlighter, type LoadGrammar } from './highlight/highlighter.ts';
