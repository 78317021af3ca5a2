import { useHotkeys } from '@mantine/hooks';
import { useCallback, useEffect, useRef } from 'react';
import type { EditorLocation, Section } from '../../editor/store/index.ts';
import type { WorkspaceCommands } from './workspace-commands.ts';

/** Shows what stands beside the page; again, what was shown before. By a button, and by Alt+Shift+O. */
export function useAroundPage(commands: WorkspaceCommands, { section }: EditorLocation): () => void {
  const last = useRef<Section>('pages');
  useEffect(() => {
    // The raw configuration has no place beside a page.
    if (section !== 'page' && section !== 'config') last.current = section;
  }, [section]);
  const toggle = useCallback(
    () => commands.openSection(section === 'page' ? last.current : 'page'),
    [commands, section],
  );
  useHotkeys([['alt+shift+O', toggle, { usePhysicalKeys: true }]], []);
  return toggle;
}
