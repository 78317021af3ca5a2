import type { SiteRule } from '../rule.ts';
import { configLinkFaults } from './config-links.ts';

export const configScriptAddress: SiteRule = {
  over: 'site',
  code: 'config/script-address',
  severity: 'warning',
  title: 'Link that would run a script',
  why: 'A link of the settings stands on every page. One that runs code could act in the name of whoever clicks it, so it leads nowhere.',
  run: (site) =>
    configLinkFaults(site, 'script').map(({ href, file, range }) => ({
      subject: [href.slice(0, 60)],
      message: `The address \`${href.slice(0, 60)}\` would run a script, so nothing links to it.`,
      hint: 'Link to a page or to another address.',
      ...(file !== undefined && { file }),
      ...(range && { range }),
    })),
};
