import type { SiteRule } from '../rule.ts';
import { settingsText } from '../setting-places.ts';
import { entryPlaces } from './navigation-entries.ts';
import { stringChoice } from './string-fix.ts';

export const navigationMissingPage: SiteRule = {
  over: 'site',
  code: 'navigation/missing-page',
  severity: 'warning',
  title: 'Entry of the navigation without a page',
  why: 'Readers do not see the entry: there is nothing that it could lead to.',
  run(site) {
    const { placeOf, rangeOf } = entryPlaces(site);
    const text = settingsText(site);
    return site.unresolved.flatMap((one) => {
      if (one.kind === 'endpoint' || one.kind === 'other-case') return [];
      const { entry, nearest } = one;
      const range = rangeOf(entry);
      return [
        {
          subject: [entry],
          message: `The navigation lists \`${entry}\`, but there is no such page.`,
          hint:
            nearest === undefined
              ? `Add the file \`${entry}.mdx\`, or remove the entry.`
              : `Did you mean \`${nearest}\`? Else add the file \`${entry}.mdx\`, or remove the entry.`,
          ...placeOf(entry),
          ...(range && nearest !== undefined && { choice: stringChoice(text, range, nearest) }),
        },
      ];
    });
  },
};
