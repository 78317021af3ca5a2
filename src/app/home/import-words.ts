import { formatBytes } from '../../editor/ui/format-bytes.ts';
import type { ImportSummary } from '../../transfer/import.ts';

/** What an import came to, in a sentence or three. */
export function summaryWords({ pages, files, bytes, leftOut, isConfigNew, root }: ImportSummary): string {
  const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${number === 1 ? noun : `${noun}s`}`;
  const outside = leftOut.filter(({ reason }) => reason === 'outside').length;
  return [
    `${count(pages, 'page')}, ${count(files, 'file')}, ${formatBytes(bytes)}.`,
    ...(isConfigNew ? ['A docs.json was made for them.'] : []),
    ...(root !== '' && outside > 0
      ? [`Taken from the folder ${root}; ${count(outside, 'file')} beside it left out.`]
      : []),
  ].join(' ');
}
