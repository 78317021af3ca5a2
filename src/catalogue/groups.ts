import type { GroupName } from './component.ts';

export interface Group {
  readonly name: GroupName;
  readonly label: string;
}

/** The groups of the insert menu, in its order. */
export const GROUPS: readonly Group[] = [
  { name: 'notes', label: 'Callouts' },
  { name: 'structure', label: 'Steps, tabs and accordions' },
  { name: 'links', label: 'Cards and columns' },
  { name: 'code', label: 'Code' },
  { name: 'api', label: 'API reference' },
  { name: 'media', label: 'Pictures and video' },
  { name: 'inline', label: 'Inline' },
  { name: 'more', label: 'More' },
];
