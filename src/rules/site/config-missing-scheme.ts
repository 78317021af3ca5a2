import type { SiteRule } from '../rule.ts';
import { settingsText } from '../setting-places.ts';
import { configLinkFaults } from './config-links.ts';
import { stringFix } from './string-fix.ts';

export const configMissingScheme: SiteRule = {
  over: 'site',
  code: 'config/missing-scheme',
  severity: 'warning',
  title: 'Address without `https://`',
  why: 'A browser takes it for a page of this site. It is completed here; other tools lead readers astray.',
  run(site) {
    const text = settingsText(site);
    return configLinkFaults(site, 'bare-host').map(({ href, meant, file, range }) => ({
      subject: [href],
      message: `The link \`${href}\` has no \`https://\` at its beginning.`,
      hint: `Write \`${meant}\`.`,
      ...(file !== undefined && { file }),
      ...(range && { range, fix: stringFix(text, range, meant) }),
    }));
  },
};
