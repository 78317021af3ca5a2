import type { KeptCheckpoint } from '../../session/index.ts';
import { versionsWords as words } from '../../words/versions.ts';

/** What a version is called: by the person, by the step that came after it, or by why it was kept. */
export function versionName({ kind, label }: KeptCheckpoint): string {
  if (label === undefined) return words.kinds[kind];
  return kind === 'step' ? words.before(label) : label;
}
