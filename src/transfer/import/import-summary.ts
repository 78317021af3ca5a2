/** What an import came to, as data for the person. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { transferWords as words } from '../words.ts';
import { checkNames } from './check-names.ts';
import { importProblem as problem } from './import-problem.ts';
import type { LeftOut } from './incoming-tree.ts';

export interface ImportSummary {
  /** Folder of the configuration within what was handed in; empty for its top. */
  readonly root: string;
  readonly configFile: string;
  /** The configuration was made by the import. */
  readonly isConfigNew: boolean;
  readonly files: number;
  readonly pages: number;
  readonly bytes: number;
  readonly leftOut: readonly LeftOut[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Problems for the person: files that could not be taken, and names that other computers cannot tell apart. */
export function summaryDiagnostics(files: ProjectFiles, leftOut: readonly LeftOut[]): readonly Diagnostic[] {
  return [...leftOut.flatMap(describeLeftOut), ...checkNames(files.keys())];
}

function describeLeftOut({ path, reason, detail }: LeftOut): readonly Diagnostic[] {
  switch (reason) {
    case 'clutter':
    case 'outside':
      return [];
    case 'climbs-out':
      return [problem('import/climbs-out', 'error', detail ?? words.leadsOut(path), words.makeZipAgain)];
    case 'link':
      return [problem('import/link', 'warning', words.isLink(path), words.putFile, path)];
    case 'duplicate':
      return [problem('import/duplicate', 'warning', words.isTwice(path), words.makeZipAgain, path)];
    case 'too-large':
      return [problem('import/file-too-large', 'warning', detail ?? words.isTooLarge(path), words.hostElsewhere, path)];
    case 'unreadable':
      return [problem('import/unreadable-file', 'warning', detail ?? words.unreadable(path), words.checkFile, path)];
  }
}
