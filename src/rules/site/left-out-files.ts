/** Files of a project that change nothing in its site, though a hosting service would use them. */
import { SCRIPTS } from '../../config/known-settings.ts';
import { describeLeftOut, type LeftOut } from '../../config/left-out.ts';
import { projectScriptFiles } from '../../config/project-scripts.ts';
import { IDS_WITHOUT_PLACE, projectStyleFiles, type SiteModel } from '../../engine/index.ts';
import { readText } from '../../project/text.ts';
import type { SiteRule } from '../rule.ts';

export const leftOutFiles: SiteRule = {
  over: 'site',
  code: 'site/left-out',
  severity: 'info',
  title: 'Left out of the site',
  why: 'A site made here opens anywhere and runs nothing of a hosting service, so some settings and files of such a service change nothing in it.',
  run({ files }) {
    const scripts = projectScriptFiles(files).map((path): LeftOut => ({ ...SCRIPTS, name: path, file: path }));
    return describeLeftOut([...scripts, ...rulesWithoutPlace(files)]);
  },
};

/** What style sheets of the project say of parts that only the original service has. */
function rulesWithoutPlace(files: SiteModel['files']): readonly LeftOut[] {
  return projectStyleFiles(files).flatMap((file) => {
    const text = readText(files.get(file) ?? new Uint8Array());
    const named = IDS_WITHOUT_PLACE.filter((id) => new RegExp(`#${id}(?![\\w-])`).test(text));
    return named.map((id) => ({
      what: 'Rules of style sheets for parts of the original service',
      why: 'A site made here has no such parts.',
      name: `#${id}`,
      file,
    }));
  });
}
