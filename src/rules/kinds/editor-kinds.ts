/** What is told of the editor itself, beside the problems of the project. */
import type { KindWords } from './kind-words.ts';

export const EDITOR_KINDS: KindWords = {
  'editor/reading-failed': [
    'Error in Leafwright',
    'The list of pages and the problems of the settings are as they were before.',
  ],
  'sandbox/failed': [
    'Preview that does not start',
    'Pages are made in a frame of their own, apart from the editor. Without it nothing can be shown or exported.',
  ],
};
