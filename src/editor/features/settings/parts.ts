/** The parts that the settings are divided into, in plain words. Which settings a part holds is generated. */
import { settingsWords } from '../../words/settings.ts';

const { parts } = settingsWords;

export const PARTS = [
  { id: 'brand', ...parts.brand },
  { id: 'top-bar', ...parts['top-bar'] },
  { id: 'navigation', ...parts.navigation },
  { id: 'anchors', ...parts.anchors },
  { id: 'tabs', ...parts.tabs },
  { id: 'versions', ...parts.versions },
  { id: 'api', ...parts.api },
  { id: 'socials', ...parts.socials },
  { id: 'feedback', ...parts.feedback },
  { id: 'appearance', ...parts.appearance },
  { id: 'advanced', ...parts.advanced },
] as const;

export type PartId = (typeof PARTS)[number]['id'];

export function isPartId(text: string | undefined): text is PartId {
  return PARTS.some(({ id }) => id === text);
}

export function partTitle(part: PartId): string {
  return PARTS.find(({ id }) => id === part)?.title ?? part;
}
