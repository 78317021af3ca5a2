import { useState } from 'react';
import { useProject } from '../../editor/project-context.ts';
import { selectConfigValue } from '../../editor/store/index.ts';

/** The configuration's value, with references to other files followed; while its text cannot be read, what it was before. */
export function useLastGoodConfig(): unknown {
  const value = useProject(selectConfigValue);
  const [last, setLast] = useState<unknown>();
  if (value === undefined) return last;
  if (value !== last) setLast(value);
  return value;
}
