import { titleFromFile } from '../../../page-source/page-title.ts';
import { classifyFile } from '../../../project/classify-file.ts';
import type { ProjectKnowledge } from '../project-knowledge.ts';

/** A project of these files, for tests of what the editor offers and explains. */
export function knowledgeOf(files: Readonly<Record<string, string>>): ProjectKnowledge {
  return {
    pages: () =>
      Object.keys(files)
        .filter((file) => classifyFile(file) === 'page')
        .map((file) => ({ file, title: /^title: (.*)$/m.exec(files[file] ?? '')?.[1] ?? titleFromFile(file) })),
    files: () => Object.keys(files),
    hasFile: (file) => Object.hasOwn(files, file),
    readText: (file) => files[file],
    api: () => ({
      operations: [
        { name: 'GET /users/{id}', note: 'Get a user' },
        { name: 'POST /users', note: 'Add a user' },
        { name: 'webhook UserAdded' },
      ],
      schemas: [{ name: 'User', note: 'api.json' }],
    }),
    icons: async () => ['rocket', 'rock', 'star'],
    open: () => undefined,
    renameHeading: () => undefined,
  };
}
