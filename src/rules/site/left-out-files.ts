/** Files of a project that change nothing in its site, though a hosting service would use them. */
import { describeLeftOut, type LeftOut } from '../../config/left-out.ts';
import { IDS_WITHOUT_PLACE, projectStyleFiles, type SiteModel } from '../../engine/index.ts';
import { extensionOf, nameOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import type { SiteRule } from '../rule.ts';

interface LeftOutFiles {
  readonly what: string;
  readonly why: string;
  /** Told by the path in the project. */
  readonly holds: (path: string) => boolean;
}

/** Scripts of the project's own tools: their settings, tests and parts of their programs. */
const TOOL = /(?:\.config|\.test|\.spec|rc)\.[cm]?js$|(?:^|\/)(?:scripts|tests?|tools|bin|src)\//i;

const KINDS: readonly LeftOutFiles[] = [
  {
    what: 'Scripts of the project',
    why: 'No page runs them.',
    holds: (path) => extensionOf(path) === 'js' && isScript(path),
  },
];

export const leftOutFiles: SiteRule = {
  over: 'site',
  code: 'site/left-out',
  severity: 'info',
  title: 'Left out of the site',
  why: 'A site made here opens anywhere and runs nothing of a hosting service, so some settings and files of such a service change nothing in it.',
  run({ files }) {
    const found = KINDS.flatMap(({ what, why, holds }): readonly LeftOut[] =>
      [...files.keys()].filter(holds).map((path) => ({ what, why, name: path, file: path })),
    );
    return describeLeftOut([...found, ...rulesWithoutPlace(files)]);
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

/** Code that pages import stands among the snippets. */
function isScript(path: string): boolean {
  const isInside = path.split('/').some((folder) => /^(?:\.|_?snippets$|components$|node_modules$)/.test(folder));
  return !isInside && !TOOL.test(path) && nameOf(path) !== 'sw.js';
}
