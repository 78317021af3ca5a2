import type { SiteRule } from '../rule.ts';
import { configLinkFaults } from './config-links.ts';

export const configMissingPage: SiteRule = {
  over: 'site',
  code: 'config/missing-page',
  severity: 'warning',
  title: 'Link of the settings that leads nowhere',
  why: 'It stands on every page of the site, and whoever clicks it sees the page for unknown addresses.',
  run: (site) =>
    configLinkFaults(site, 'missing').map(({ href, file, range }) => ({
      subject: [href],
      message: `The link \`${href}\` leads to a page that does not exist.`,
      hint: 'Correct the path, or add a page or a redirect for it.',
      ...(file !== undefined && { file }),
      ...(range && { range }),
    })),
};
