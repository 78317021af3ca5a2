/** The parts that the settings are divided into, in plain words. Which settings a part holds is generated. */

export const PARTS = [
  { id: 'brand', title: 'Brand', words: 'Name, logo, icon in the browser tab, colours' },
  { id: 'top-bar', title: 'Top bar', words: 'Links, button and search at the top of every page' },
  { id: 'navigation', title: 'Navigation', words: 'Redirects, and the look of the sidebar' },
  { id: 'anchors', title: 'Anchors', words: 'Shortcuts with an icon above the sidebar' },
  { id: 'tabs', title: 'Tabs', words: 'Tabs that divide a large site' },
  { id: 'versions', title: 'Versions', words: 'Versions of the documentation to choose from' },
  { id: 'api', title: 'API', words: 'Endpoints, how readers sign in and try them' },
  { id: 'socials', title: 'Socials', words: 'Your accounts and links in the footer' },
  { id: 'feedback', title: 'Feedback', words: 'What readers may say about a page' },
  { id: 'appearance', title: 'Appearance', words: 'Light and dark, fonts, background, code' },
  { id: 'advanced', title: 'Advanced', words: 'Sharing, statistics, services, other settings' },
] as const;

export type PartId = (typeof PARTS)[number]['id'];

/** Settings that the later format of docs.json writes in the same way; they make up the brand. */
export const PART_OF_LATER_FORMAT: PartId = 'brand';

export function isPartId(text: string | undefined): text is PartId {
  return PARTS.some(({ id }) => id === text);
}

export function partTitle(part: PartId): string {
  return PARTS.find(({ id }) => id === part)?.title ?? part;
}
