import { ReferenceFollower } from '../../../config/reference-follower.ts';
import type { ProjectState } from '../project-state.ts';
import { configFileOf, selectConfigSyntax } from './config.ts';
import { referredTexts } from './referred-texts.ts';

const follower = new ReferenceFollower();

/**
 * The configuration's value with every `$ref` followed into its file; the same object until one of the files changes.
 * `undefined` while the configuration cannot be read. A reference that leads nowhere is left out.
 */
export function selectConfigValue(state: Pick<ProjectState, 'files'>): unknown {
  const syntax = selectConfigSyntax(state);
  if (syntax?.status !== 'ok') return undefined;
  const read = referredTexts(state.files);
  return follower.follow(syntax.value, configFileOf(state.files) ?? 'docs.json', (file) => {
    const json = read(file);
    return typeof json === 'string' ? undefined : json;
  });
}
