import type { SiteRule } from '../rule.ts';

export const duplicatePage: SiteRule = {
  over: 'site',
  code: 'site/duplicate-page',
  severity: 'error',
  title: 'Two files for one address',
  why: 'Only one page can stand at an address, so what the other file says is missing from the site.',
  run: ({ duplicates }) =>
    duplicates.map(({ kept, dropped }) => ({
      subject: [kept],
      message: `\`${dropped}\` is left out: \`${kept}\` has the same address.`,
      hint: 'Rename or delete one of the two files.',
      file: dropped,
    })),
};
