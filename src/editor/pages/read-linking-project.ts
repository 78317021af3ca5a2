import type { LinkingProject } from '../../authoring/references/heading-links.ts';
import { extensionOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { configFileOf, selectConfigSyntax, selectFileText } from '../store/index.ts';

const WITH_LINKS: ReadonlySet<string> = new Set(['md', 'mdx', 'js', 'jsx', 'ts', 'tsx']);

/** The project as what has to follow a renamed heading is looked for in it. */
export function readLinkingProject(files: ProjectFiles): LinkingProject {
  const file = configFileOf(files);
  const text = file === undefined ? undefined : selectFileText({ files }, file);
  const syntax = selectConfigSyntax({ files });
  return {
    paths: files.keys(),
    texts: textsWithLinks(files),
    ...(file !== undefined &&
      text !== undefined && {
        config: { file, text, value: syntax?.status === 'ok' ? syntax.value : undefined },
      }),
  };
}

function* textsWithLinks(files: ProjectFiles): Generator<readonly [string, string]> {
  for (const path of files.keys()) {
    const text = WITH_LINKS.has(extensionOf(path)) ? selectFileText({ files }, path) : undefined;
    if (text !== undefined) yield [path, text];
  }
}
