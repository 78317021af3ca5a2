/** Scripts that a project brings along for its pages. They run only in a site of whoever builds it and says so. */
import { classifyFile } from '../project/classify-file.ts';
import { comparePaths, extensionOf, nameOf } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import { projectPath } from './normalize/addresses.ts';
import type { SettingReader } from './normalize/setting-reader.ts';

/** Scripts of the project's own tools: their settings, tests and parts of their programs. */
const TOOL = /(?:\.config|\.test|\.spec|rc)\.[cm]?js$|(?:^|\/)(?:scripts|tests?|tools|bin|src)\//i;
/** Folders of code that pages import. */
const IMPORTED = /^(?:\.|_?snippets$|components$|node_modules$)/;
/** Code for something else than a page: a module that others import, or a program of Node. */
const NO_SCRIPT = /^#!|^\s*(?:import\b(?!\s*\()|export\b)|\brequire\s*\(\s*['"]|\bmodule\.exports\b/m;

/** Scripts that the settings name: paths of the project and addresses, in their order. */
export function readScripts(root: SettingReader): readonly string[] {
  return [root.in('custom', 'js'), root.at('scripts')].flatMap((list) =>
    list.itemsOrSelf().flatMap((entry) => {
      const written = entry.isGroup ? entry.atAny('src', 'url', 'href').text() : entry.text();
      return written === undefined ? [] : [projectPath(written)];
    }),
  );
}

/** Paths of the scripts that the original service runs on every page without their being named, sorted. */
export function projectScriptFiles(files: ProjectFiles): readonly string[] {
  return [...files.keys()].filter((path) => isScript(path, files)).sort(comparePaths);
}

/**
 * What a site with scripts loads on every page, each once: first what the settings name, then the files of the project.
 * @param named as `readScripts` gives it
 */
export function projectScripts(named: readonly string[], files: ProjectFiles): readonly string[] {
  const known = named.filter((address) => isOnAnotherHost(address) || files.has(address));
  return [...new Set([...known, ...projectScriptFiles(files)])];
}

/** An address of another host, and no path of the project. */
export function isOnAnotherHost(script: string): boolean {
  return /^(?:https?:)?\/\//i.test(script);
}

function isScript(path: string, files: ProjectFiles): boolean {
  if (extensionOf(path) !== 'js' || TOOL.test(path) || nameOf(path) === 'sw.js') return false;
  if (path.split('/').some((folder) => IMPORTED.test(folder))) return false;
  if (classifyFile(path) !== 'source') return false;
  const contents = files.get(path);
  return contents !== undefined && !NO_SCRIPT.test(readText(contents));
}
