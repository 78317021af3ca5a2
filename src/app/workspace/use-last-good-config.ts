import { useRef } from 'react';
import { useProject } from '../../editor/project-context.ts';
import { selectConfigSyntax } from '../../editor/store/index.ts';

/** The configuration's value; while its text cannot be read, what it was before. */
export function useLastGoodConfig(): unknown {
  const syntax = useProject(selectConfigSyntax);
  const last = useRef<unknown>(undefined);
  if (syntax?.status === 'ok') last.current = syntax.value;
  return last.current;
}
