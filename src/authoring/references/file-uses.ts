/** Where a project names its pictures and other files. */

import type { FileLookup } from '../../page-source/references/address-target.ts';
import { findTarget, writeAddress } from '../../page-source/references/address-target.ts';
import type { WrittenAddress } from '../../page-source/references/written-address.ts';
import type { TextEdit } from '../../project/text-edit.ts';

export interface FileUse {
  /** The file that is named. */
  readonly target: string;
  /** The file that names it, and where in its text. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** The address differs from the file's path in letter case. */
  readonly isCaseWrong: boolean;
}

/** What of a text's addresses means files of the project, in order. */
export function findUses(file: string, addresses: readonly WrittenAddress[], lookup: FileLookup): readonly FileUse[] {
  return addresses.flatMap((address) => {
    const found = findTarget(address, file, lookup);
    if (found === undefined || found.path === file) return [];
    const { start, end, written } = address;
    return [{ target: found.path, file, start, end, written, isCaseWrong: found.isCaseWrong }];
  });
}

/** An address and what stands in its place afterwards. */
export interface AddressEdit extends TextEdit {
  readonly before: string;
}

/**
 * What has to change in the text of `file` when files get other paths, `file` perhaps among them, so that every
 * address means the same file as before. `moves` gives the new path of each file that moves.
 */
export function followMoves(
  file: string,
  addresses: readonly WrittenAddress[],
  lookup: FileLookup,
  moves: ReadonlyMap<string, string>,
): readonly AddressEdit[] {
  const place = moves.get(file) ?? file;
  return addresses.flatMap((address) => {
    const found = findTarget(address, file, lookup);
    if (found === undefined) return [];
    const path = moves.get(found.path) ?? found.path;
    if (path === found.path && !(place !== file && found.form.kind === 'relative')) return [];
    return changed(address, writeAddress(address, found, { from: file, to: place, path }));
  });
}

/** What has to change in the text of `file` so that every address has the letter case of the file that it means. */
export function correctCase(
  file: string,
  addresses: readonly WrittenAddress[],
  lookup: FileLookup,
): readonly AddressEdit[] {
  return addresses.flatMap((address) => {
    const found = findTarget(address, file, lookup);
    return found?.isCaseWrong
      ? changed(address, writeAddress(address, found, { from: file, to: file, path: found.path }))
      : [];
  });
}

function changed({ start, end, written }: WrittenAddress, text: string): readonly AddressEdit[] {
  return text === written ? [] : [{ start, end, before: written, text }];
}
