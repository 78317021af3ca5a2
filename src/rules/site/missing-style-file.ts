import { projectStyles } from '../../engine/index.ts';
import type { SiteRule } from '../rule.ts';

/** Files that style sheets of the project name and the project does not have. */
export const missingStyleFile: SiteRule = {
  over: 'site',
  code: 'site/missing-style-file',
  severity: 'warning',
  title: 'File of a style sheet that is not there',
  why: 'What the style sheet would show with it, a font or a picture, is missing on every page that it styles.',
  run: ({ files }) =>
    projectStyles(files, 'site.css').missing.map(({ file, address }) => ({
      subject: [address],
      message: `The style sheet names \`${address}\`, which is not in the project.`,
      hint: 'Add the file, or correct the address.',
      file,
    })),
};
