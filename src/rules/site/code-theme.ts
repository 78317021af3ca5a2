/** Themes for code by names that nobody knows. */
import { nearName } from '../../project/near-name.ts';
import { codeThemeNames, readCodeTheme } from '../../shared/code-themes/read-code-theme.ts';
import type { SiteRule } from '../rule.ts';
import { findSettings } from '../setting-places.ts';

export const codeTheme: SiteRule = {
  over: 'site',
  code: 'config/code-theme',
  severity: 'warning',
  title: 'Unknown theme for code',
  why: 'Code is shown in the colours of the site where the theme that the settings name is not known.',
  run(site) {
    const unknown = [...new Set(Object.values(site.config.codeThemes ?? {}))].filter(
      (name) => readCodeTheme(name) === undefined,
    );
    if (unknown.length === 0) return [];
    const { placeOf } = findSettings(site, unknown, (written) => written.trim().toLowerCase());
    return unknown.map((name) => {
      const near = nearName(name, codeThemeNames());
      const advice = 'Write the name of a theme of Shiki, for example `github-light`.';
      return {
        subject: [name],
        message: `There is no theme for code with the name \`${name}\`.`,
        hint: near === undefined ? advice : `Write \`${near}\`.`,
        ...placeOf(name),
      };
    });
  },
};
