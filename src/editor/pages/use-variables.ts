import { useMemo } from 'react';
import { useProject } from '../project-context.ts';
import { selectConfigValue } from '../store/index.ts';

export interface Variable {
  readonly name: string;
  /** What a page shows in its place. */
  readonly value: string;
}

/** The variables of the configuration: in the later format, a page writes them as `{{name}}`. */
export function useVariables(): readonly Variable[] {
  const config = useProject(selectConfigValue);
  return useMemo(() => readVariables(config), [config]);
}

function readVariables(config: unknown): readonly Variable[] {
  if (typeof config !== 'object' || config === null || !('variables' in config)) return [];
  const { variables } = config;
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) return [];
  return Object.entries(variables).flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []));
}
