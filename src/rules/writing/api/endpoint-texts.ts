/** Texts of a site that are looked at as a whole: what is said on one page is said for the others. */
import { fileOf } from '../../../engine/index.ts';
import { readText } from '../../../project/text.ts';
import type { WholeSite } from '../writing-rule.ts';
import { endpointOf } from './endpoint-page.ts';

export interface EndpointText {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Pages about one endpoint that are written by hand. */
export function endpointTexts({ pages, files }: WholeSite): readonly EndpointText[] {
  return [...pages.values()].flatMap((page): EndpointText[] => {
    const file = fileOf(page);
    const bytes = file === undefined ? undefined : files.get(file);
    return file === undefined || bytes === undefined || endpointOf(page) === undefined ? [] : [{ file, bytes }];
  });
}

/** Whether a text says something, remembered as long as the text is there: the whole site is asked at each change. */
export function createTextTest(pattern: RegExp): (bytes: Uint8Array) => boolean {
  const known = new WeakMap<Uint8Array, boolean>();
  return (bytes) => {
    const before = known.get(bytes);
    if (before !== undefined) return before;
    const isSaid = pattern.test(readText(bytes));
    known.set(bytes, isSaid);
    return isSaid;
  };
}
