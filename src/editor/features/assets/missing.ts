/** What is named and not there, and which uploads would fill the gaps. Pure. */
import { type AssetKind, formatOf } from '../../../authoring/assets/asset-kind.ts';
import type { FileUse } from '../../../authoring/references/file-uses.ts';
import type { MissingUse } from '../../../authoring/references/missing-files.ts';
import { createNearMisses } from '../../../authoring/references/near-misses.ts';
import { unescapeAddress } from '../../../page-source/references/address-target.ts';
import { decodeAddress } from '../../../project/decode-address.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { comparePaths, extensionOf, nameOf, withoutExtension } from '../../../project/paths.ts';
import { assetsWords } from '../../words/assets.ts';

export interface MissingFile {
  /** Where it would be. */
  readonly path: string;
  readonly kind: AssetKind;
  readonly uses: readonly FileUse[];
  /** Paths of files that may be meant, the likeliest first. */
  readonly near: readonly string[];
}

/**
 * @param assets paths of the project's files that pages can name
 * @param isIgnored whether a problem is ignored: what names a file so is not listed here either
 */
export function listMissing(
  all: ReadonlyMap<string, readonly MissingUse[]>,
  assets: Iterable<string>,
  isIgnored: (problem: Diagnostic) => boolean = () => false,
): readonly MissingFile[] {
  const missing = new Map(
    [...all].flatMap(([path, uses]) => {
      const listed = uses.filter((use) => !isIgnored(problemOf(use)));
      return listed.length === 0 ? [] : [[path, listed] as const];
    }),
  );
  if (missing.size === 0) return [];
  const nearTo = createNearMisses(assets);
  return [...missing]
    .sort(([one], [other]) => comparePaths(one, other))
    .map(([path, uses]) => ({
      path,
      kind: formatOf(path).kind,
      near: nearTo(path),
      uses: uses.map(({ file, address: { start, end, written } }) => ({
        target: path,
        file,
        start,
        end,
        written,
        isCaseWrong: false,
      })),
    }));
}

/** The problem that the engine tells of such a place. */
function problemOf({ file, address }: MissingUse): Diagnostic {
  const code = extensionOf(file) === 'json' ? 'config/missing-file' : 'links/missing-file';
  return { code, severity: 'warning', subject: [decodeAddress(unescapeAddress(address))], message: '', file };
}

export interface FilledGaps<Upload> {
  /** By the missing path. */
  readonly filled: ReadonlyMap<string, Upload>;
  /** Sentences: what fits nowhere, or at several places. */
  readonly left: readonly string[];
}

/** Which of the uploads are the missing files, told by their names; letter case does not count. */
export function fillGaps<Upload extends { readonly name: string }>(
  missing: readonly string[],
  uploads: readonly Upload[],
): FilledGaps<Upload> {
  const byName = new Map<string, string[]>();
  for (const path of missing) {
    const name = nameOf(path).toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const filled = new Map<string, Upload>();
  const left: string[] = [];
  for (const upload of uploads) {
    const [path, ...others] = byName.get(upload.name.toLowerCase()) ?? [];
    if (path === undefined) left.push(assetsWords.missing.fitsNowhere(upload.name));
    else if (others.length > 0) {
      left.push(assetsWords.missing.fitsSeveral(upload.name, others.length + 1));
    } else filled.set(path, upload);
  }
  return { filled, left };
}

/** Where an upload is kept that fills a gap: exactly there, but with its own file extension when it is of another format. */
export function pathForGap(missing: string, uploaded: string): string {
  const extension = extensionOf(uploaded);
  const isSame = extension === '' || formatOf(uploaded).mime === formatOf(missing).mime;
  return isSame ? missing : `${withoutExtension(missing)}.${extension}`;
}
