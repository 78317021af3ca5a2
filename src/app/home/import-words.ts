import { formatBytes } from '../../editor/ui/format-bytes.ts';
import { importWords } from '../../editor/words/import.ts';
import type { ImportSummary } from '../../transfer/import.ts';

/** What an import came to, in a sentence or three. */
export function summaryWords({ pages, files, bytes, leftOut, isConfigNew, root }: ImportSummary): string {
  const outside = leftOut.filter(({ reason }) => reason === 'outside').length;
  return [
    `${importWords.pages(pages)}, ${importWords.files(files)}, ${formatBytes(bytes)}.`,
    ...(isConfigNew ? [importWords.configMade] : []),
    ...(root !== '' && outside > 0 ? [importWords.takenFrom(root, importWords.files(outside))] : []),
  ].join(' ');
}
