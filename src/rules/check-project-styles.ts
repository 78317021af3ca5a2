/** Files that style sheets of the project name and the project does not have. */

import { projectStyles, type SiteModel } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';

export function checkProjectStyles({ files }: Pick<SiteModel, 'files'>): readonly Diagnostic[] {
  return projectStyles(files, 'site.css').missing.map(({ file, address }) => ({
    code: 'site/missing-style-file',
    severity: 'warning',
    subject: [address],
    message: `The style sheet names \`${address}\`, which is not in the project.`,
    hint: 'Add the file, or correct the address.',
    file,
  }));
}
