import { extensionOf } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { recordOf } from '../../../shared/record.ts';
import type { ProjectLook } from '../../../storage/stored-project.ts';
import { selectConfigSyntax } from '../../store/selectors/config.ts';

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** A larger icon would make the list of projects slow. */
const LARGEST_FAVICON_BYTES = 100_000;

/** What the list of projects shows of a project: its colours and favicon, as far as the configuration gives them. */
export function lookOf(files: ProjectFiles): ProjectLook {
  const syntax = selectConfigSyntax({ files });
  if (syntax?.status !== 'ok') return {};
  const { colors, favicon } = recordOf(syntax.value);
  const { primary, light, dark } = recordOf(colors);
  const icon = faviconOf(files, favicon);
  return {
    ...(typeof primary === 'string' && { primary }),
    ...(typeof light === 'string' && { light }),
    ...(typeof dark === 'string' && { dark }),
    ...(icon && { favicon: icon }),
  };
}

function faviconOf(files: ProjectFiles, setting: unknown): ProjectLook['favicon'] {
  const path = typeof setting === 'string' ? setting : recordOf(setting).light;
  if (typeof path !== 'string') return undefined;
  const bytes = files.get(path.replace(/^\.?\//, ''));
  const type = IMAGE_TYPES[extensionOf(path)];
  return bytes && type && bytes.length <= LARGEST_FAVICON_BYTES ? { type, bytes } : undefined;
}
