/** A configuration whose name is that of the other format. */
import type { SiteRule } from '../rule.ts';

export const misnamedConfig: SiteRule = {
  over: 'site',
  code: 'config/misnamed',
  severity: 'warning',
  title: 'Settings under an old name',
  why: 'The newer format of the settings is always called `docs.json`. Other programs look for it there, and read `mint.json` as the older format.',
  run({ configFile, config, files }) {
    if (configFile !== 'mint.json' || config.format !== 'later') return [];
    const isFree = !files.has('docs.json');
    return [
      {
        message: '`mint.json` holds settings in the newer format, which belong in a file called `docs.json`.',
        hint: isFree ? 'Rename the file.' : 'There is a `docs.json` already. Rename that first.',
        file: configFile,
        ...(isFree && { fix: { title: 'Rename it to `docs.json`', edits: [], moves: { 'mint.json': 'docs.json' } } }),
      },
    ];
  },
};
