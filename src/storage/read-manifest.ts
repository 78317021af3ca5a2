import { isRecord } from '../shared/record.ts';
import { CURRENT_FORMAT, MIGRATIONS } from './migrations/index.ts';
import { readIgnoredProblems } from './read-ignored-problems.ts';
import { type ProjectLook, type ProjectManifest, type ProjectRecord, readEnvelope } from './stored-project.ts';
import { storageWords } from './words.ts';

export interface ManifestReading {
  readonly manifest: ProjectManifest;
  readonly isNewer: boolean;
}

/**
 * A stored manifest in today's shape, through as many migrations as it needs. What is missing or damaged gets a
 * stand-in, so that the files beside it can always be opened.
 */
export function readManifest(id: string, stored: unknown): ManifestReading {
  const { format, manifest } = readEnvelope(stored);
  const migrated = MIGRATIONS.slice(Math.max(0, format)).reduce((value, migrate) => migrate(value), manifest);
  const fields = isRecord(migrated) ? migrated : {};
  return {
    isNewer: format > CURRENT_FORMAT,
    manifest: {
      id,
      name: typeof fields.name === 'string' && fields.name !== '' ? fields.name : storageWords.untitled,
      revision: typeof fields.revision === 'number' ? fields.revision : 0,
      updated: typeof fields.updated === 'number' ? fields.updated : 0,
      look: readLook(fields.look),
      ...readIgnoredProblems(fields.ignoredProblems),
      ...readRecord(fields),
    },
  };
}

/** What is noted of a project, as far as it has the right shape. */
export function readRecord(fields: Readonly<Record<string, unknown>>): ProjectRecord {
  const { created, opened, deleted, source, downloaded, reminded, hidesOtherHosts, runsOwnScripts } = fields;
  return {
    ...(typeof created === 'number' && { created }),
    ...(typeof opened === 'number' && { opened }),
    ...(typeof deleted === 'number' && { deleted }),
    ...(typeof source === 'string' && { source }),
    ...(typeof downloaded === 'number' && { downloaded }),
    ...(typeof reminded === 'number' && { reminded }),
    ...(hidesOtherHosts === true && { hidesOtherHosts }),
    ...(runsOwnScripts === true && { runsOwnScripts }),
  };
}

function readLook(stored: unknown): ProjectLook {
  if (!isRecord(stored)) return {};
  const { primary, light, dark, favicon } = stored;
  return {
    ...(typeof primary === 'string' && { primary }),
    ...(typeof light === 'string' && { light }),
    ...(typeof dark === 'string' && { dark }),
    ...(isRecord(favicon) &&
      typeof favicon.type === 'string' &&
      favicon.bytes instanceof Uint8Array && { favicon: { type: favicon.type, bytes: favicon.bytes } }),
  };
}
