import { useState } from 'react';
import { useProject } from '../../editor/project-context.ts';
import { selectConfigSyntax } from '../../editor/store/index.ts';

/** The configuration's value; while its text cannot be read, what it was before. */
export function useLastGoodConfig(): unknown {
  const syntax = useProject(selectConfigSyntax);
  const [last, setLast] = useState<unknown>();
  if (syntax?.status !== 'ok') return last;
  if (syntax.value !== last) setLast(syntax.value);
  return syntax.value;
}
