/** What rules for an assistant say about one project. Pure. */
import { parseConfig } from '../../config/parse.ts';
import { resolveReferences } from '../../config/resolve-references.ts';
import { fenceLanguageOf } from '../../page-source/source-scan.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { extensionOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';
import { recordOf } from '../../shared/record.ts';

export interface ProjectFacts {
  readonly name: string;
  /** `docs.json` or `mint.json`. */
  readonly configFile: string;
  /** How many. */
  readonly pages: number;
  /** Folders at the root that hold pages, the fullest first. */
  readonly folders: readonly string[];
  /** Languages of code blocks, the most used first. */
  readonly languages: readonly string[];
  /** OpenAPI descriptions that pages can name. */
  readonly descriptions: readonly string[];
}

const MOST_FOLDERS = 12;
const MOST_LANGUAGES = 10;
/** The first line of a code block, with what stands behind its marks. A count needs no tree of every page. */
const FENCE = /^[ \t]*(?:```+|~~~+)[ \t]*([A-Za-z].*)/gm;
/** What an OpenAPI description begins with, also behind comments and other keys. */
const DESCRIPTION = /^\s*["']?(?:openapi|swagger)["']?\s*:/m;
const DESCRIPTION_STARTS_WITHIN = 2000;

/** @param files the project, re-rooted at the configuration's folder */
export function projectFacts(files: ProjectFiles, configFile: string): ProjectFacts {
  const folders = new Map<string, number>();
  const languages = new Map<string, number>();
  const descriptions: string[] = [];
  let pages = 0;
  for (const [path, bytes] of files) {
    const role = classifyFile(path);
    if (role === 'page') {
      pages++;
      const [folder, ...rest] = path.split('/');
      if (folder !== undefined && rest.length > 0) count(folders, folder);
      for (const [, info = ''] of readText(bytes).matchAll(FENCE)) count(languages, fenceLanguageOf(info));
    } else if (role === 'asset' && ['json', 'yaml', 'yml'].includes(extensionOf(path))) {
      if (DESCRIPTION.test(readText(bytes.subarray(0, DESCRIPTION_STARTS_WITHIN)))) descriptions.push(path);
    }
  }
  return {
    name: nameOfProject(files, configFile),
    configFile,
    pages,
    folders: mostOf(folders, MOST_FOLDERS),
    languages: mostOf(languages, MOST_LANGUAGES),
    descriptions: descriptions.toSorted(),
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The same for the same project, whatever order its files come in. */
function mostOf(counts: ReadonlyMap<string, number>, most: number): readonly string[] {
  const inOrder = [...counts].toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1));
  return inOrder.slice(0, most).map(([key]) => key);
}

function nameOfProject(files: ProjectFiles, configFile: string): string {
  const parsed = parseConfig(readText(files.get(configFile) ?? new Uint8Array()), configFile);
  const value = parsed.status === 'ok' ? resolveReferences(parsed.document, files).value : undefined;
  const { name } = recordOf(value);
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : 'this project';
}
