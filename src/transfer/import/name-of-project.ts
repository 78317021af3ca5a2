import { CONFIG_NAMES } from '../../config/locate.ts';
import { parseConfig } from '../../config/parse.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';
import { recordOf } from '../../shared/record.ts';

/** The name that the configuration gives; `undefined` when there is none to read. */
export function nameOfProject(files: ProjectFiles): string | undefined {
  const file = CONFIG_NAMES.find((name) => files.has(name));
  const bytes = file === undefined ? undefined : files.get(file);
  const parsed = file === undefined || !bytes ? undefined : parseConfig(readText(bytes), file);
  const value = parsed?.status === 'ok' ? parsed.document.value : undefined;
  const { name } = recordOf(value);
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}
