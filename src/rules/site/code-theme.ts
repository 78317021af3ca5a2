/** Themes for code by names that nobody knows. */
import { nearName } from '../../project/near-name.ts';
import { codeThemeNames, readCodeTheme } from '../../shared/code-themes/read-code-theme.ts';
import type { Finding, SiteRule } from '../rule.ts';

export const codeTheme: SiteRule = {
  over: 'site',
  code: 'config/code-theme',
  severity: 'warning',
  title: 'Unknown theme for code',
  why: 'Code is shown in the colours of the site where the theme that the settings name is not known.',
  run({ config, configFile }) {
    const names = new Set(Object.values(config.codeThemes ?? {}));
    return [...names].flatMap((name): readonly Finding[] => {
      if (readCodeTheme(name) !== undefined) return [];
      const near = nearName(name, codeThemeNames());
      return [
        {
          subject: [name],
          message: `There is no theme for code with the name \`${name}\`.`,
          hint:
            near === undefined
              ? 'Write the name of a theme of Shiki, for example `github-light`.'
              : `Write \`${near}\`.`,
          file: configFile,
        },
      ];
    });
  },
};
