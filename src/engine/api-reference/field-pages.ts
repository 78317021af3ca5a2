/** Pages that describe their endpoint by hand: a sample of the request is made from their fields. */

import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import { findImports } from '../../page-source/import-statements.ts';
import { namedSnippets } from '../../page-source/references/named-snippets.ts';
import { createCaseIndexCache, createFileFinder } from '../../project/find-file.ts';
import { extensionOf, folderOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { resolveModule, resolveSnippetFile } from '../../project/resolve-module.ts';
import { readText } from '../../project/text.ts';
import type { PageCompletion } from '../pages/page-generator.ts';
import { pageForm } from './playground/page-form.ts';
import { playgroundText } from './playground/playground-text.ts';
import { parseWrittenEndpoint, requestOfFields } from './samples/field-request.ts';
import { paramFieldsOf } from './samples/param-fields.ts';
import { requestExampleText } from './samples/request-example.ts';
import type { SampleSettings } from './samples/sample-settings.ts';

/** @param file of the page */
export function completeFields(
  file: string,
  { api }: FrontMatter,
  samples: SampleSettings,
): PageCompletion | undefined {
  const endpoint = typeof api === 'string' ? parseWrittenEndpoint(api) : undefined;
  if (endpoint === undefined || (samples.languages.length === 0 && samples.isPlayable !== true)) return undefined;
  return {
    readsPages: true,
    text: (files) => {
      const texts = textsOf(files, file);
      const fields = texts.flatMap(paramFieldsOf);
      // An author's own is shown in its place.
      const hasOwn = texts.some((text) => text.includes('<RequestExample'));
      return [
        ...(hasOwn || samples.languages.length === 0
          ? []
          : [requestExampleText(requestOfFields(endpoint, fields, samples), samples)]),
        ...(samples.isPlayable === true ? playgroundText(pageForm(endpoint, fields, samples)) : []),
      ].join('\n\n');
    },
  };
}

const indexOf = createCaseIndexCache();

/** What the page says, and the snippets that it takes in. */
function textsOf(files: ProjectFiles, file: string): readonly string[] {
  const find = createFileFinder(files, indexOf);
  const texts = new Map<string, string>();
  const pending = [file];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const bytes = files.get(next);
    if (bytes === undefined || texts.has(next)) continue;
    const text = readText(bytes);
    texts.set(next, text);
    const folder = folderOf(next);
    const taken = [
      ...namedSnippets(text).map((name) => resolveSnippetFile(name, folder, find)),
      ...findImports(text).map(({ specifier }) => resolveModule(specifier, folder, find)),
    ];
    for (const one of taken) if (one !== undefined && /^mdx?$/.test(extensionOf(one))) pending.push(one);
  }
  return [...texts.values()];
}
