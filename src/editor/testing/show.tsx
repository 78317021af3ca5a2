import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ProjectContext } from '../project-context.ts';
import type { ProjectStore } from '../store/index.ts';
import { NoticeArea } from '../ui/notice-area.tsx';
import { cssVariables, theme } from '../ui/theme.ts';
import { TooltipLayer } from '../ui/tooltips/tooltip-layer.tsx';

/** Every page has one; the app's own is the name of the project. */
const TITLE = 'A part of the editor';

const roots: Root[] = [];

/** Shows a part of the editor in the page of the test, with the look and the project that the app puts around it. */
export function show(part: ReactNode, store: ProjectStore): void {
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <NoticeArea />
      <TooltipLayer />
      <ProjectContext value={store}>
        <main id="main" style={{ height: '100%' }}>
          <h1>{TITLE}</h1>
          {part}
        </main>
      </ProjectContext>
    </MantineProvider>,
  );
}

/** Takes away what is shown. */
export function removeShown(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}
