import type { SiteRule } from '../rule.ts';
import { settingsText } from '../setting-places.ts';
import { entryPlaces } from './navigation-entries.ts';
import { stringFix } from './string-fix.ts';

export const navigationLetterCase: SiteRule = {
  over: 'site',
  code: 'navigation/letter-case',
  severity: 'warning',
  title: 'Entry in other letters than the page',
  why: 'Most hosts tell upper from lower case in addresses, so a link in other letters leads nowhere there.',
  run(site) {
    const { placeOf, rangeOf } = entryPlaces(site);
    const text = settingsText(site);
    return site.unresolved.flatMap((one) => {
      if (one.kind !== 'other-case') return [];
      const range = rangeOf(one.entry);
      return [
        {
          subject: [one.entry],
          message: `The navigation lists \`${one.entry}\`, but the page is called \`${one.meant}\`.`,
          hint: `Write \`${one.meant}\`: upper and lower case matter in addresses.`,
          ...placeOf(one.entry),
          ...(range && { fix: stringFix(text, range, one.meant) }),
        },
      ];
    });
  },
};
