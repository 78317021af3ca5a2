import { type ExportOptions, exportSource } from '../../../transfer/export-source.ts';
import type { ProjectStore } from '../../store/index.ts';

/** The open project's own files as a zip, to keep or to open elsewhere. Aborting rejects with the signal's reason. */
export async function exportSourceZip(store: ProjectStore, options: ExportOptions = {}): Promise<Blob> {
  const parts = await exportSource(store.settle().files, options);
  return new Blob(parts as Uint8Array<ArrayBuffer>[], { type: 'application/zip' });
}
