import type { OpenedTree } from '../../transfer/import.ts';

/**
 * Reads what was dropped, with its folders. Call it within the drop event: the browser takes the items back when the
 * event is over, and what reads them is loaded first.
 */
export async function readDrop(transfer: DataTransfer): Promise<OpenedTree> {
  const items = [...transfer.items].map((item) => {
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    return { kind: item.kind, webkitGetAsEntry: () => entry, getAsFile: () => file };
  });
  const { openDrop } = await import('../../transfer/import.ts');
  return openDrop({ items });
}
