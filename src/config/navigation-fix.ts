/** A navigation for a project that has none: its pages in one group, to be put in order later. */
import { classifyFile } from '../project/classify-file.ts';
import type { Diagnostic, Fix } from '../project/diagnostics.ts';
import { fixEdit } from '../project/fix-edit.ts';
import { comparePaths, withoutExtension } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { textDifference } from '../shared/text-difference.ts';
import { setValue } from './edit.ts';
import { JsonText } from './json-text/json-text.ts';

/** The same problems; the one that the navigation is missing can be mended at once. */
export function withNavigationFix(
  problems: readonly Diagnostic[],
  text: string,
  files: ProjectFiles,
): readonly Diagnostic[] {
  return problems.map((problem) => {
    if (problem.code !== 'config/missing-value' || problem.subject?.[0] !== 'navigation') return problem;
    const fix = navigationFix(text, files);
    return fix === undefined ? problem : { ...problem, fix };
  });
}

function navigationFix(text: string, files: ProjectFiles): Fix | undefined {
  const config = JsonText.read(text);
  // What another file says of the settings, this one cannot know.
  if (config?.value === undefined || '$ref' in Object(config.value)) return undefined;
  const pages = pagesOf(files);
  const navigation = pages.length === 0 ? [] : [{ group: 'Pages', pages }];
  const change = textDifference(text, setValue(config, ['navigation'], navigation).text);
  if (change === undefined) return undefined;
  const title = pages.length === 0 ? 'Add an empty navigation' : 'Add a navigation with all pages';
  return { title, edits: [fixEdit(text, change.start, change.end, change.text)] };
}

/** The home page first. */
function pagesOf(files: ProjectFiles): readonly string[] {
  const pages = [...files.keys()].filter((file) => /\.mdx?$/.test(file) && classifyFile(file) === 'page');
  const sorted = [...new Set(pages.map(withoutExtension))].sort(comparePaths);
  return sorted.includes('index') ? ['index', ...sorted.filter((page) => page !== 'index')] : sorted;
}
