import type { CSSOptions } from 'vite';

/**
 * Browsers with `light-dark()`. Made into anything older, the style sheet of a built site would not follow the
 * colours that the site sets. Every build uses the same, so that preview and export have the same bytes.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];

/** Version numbers shifted the way lightningcss wants them. */
const SAFARI = (17 << 16) | (5 << 8);
const targets = { chrome: 123 << 16, edge: 123 << 16, firefox: 120 << 16, safari: SAFARI, ios_saf: SAFARI };

export const cssOptions: CSSOptions = { transformer: 'lightningcss', lightningcss: { targets } };
