import { type RefObject, useState } from 'react';
import type { PreviewPaneProps } from '../../editor/features/preview/preview-pane.tsx';
import type { PreviewLoop } from '../../editor/session/index.ts';
import type { ConnectedProject } from './open-project.ts';

export interface ShownOtherHosts {
  readonly otherHosts: PreviewPaneProps['otherHosts'];
  readonly areHostsHidden: boolean;
  /** What the preview tells. */
  readonly setHiddenHosts: (hosts: readonly string[]) => void;
}

/** What the preview of a project shows of other hosts, and what it does not. */
export function useOtherHosts(
  { otherHosts }: ConnectedProject,
  running: RefObject<PreviewLoop | undefined>,
): ShownOtherHosts {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [areHidden, setAreHidden] = useState(otherHosts.areHidden);
  return {
    areHostsHidden: areHidden,
    setHiddenHosts: setHidden,
    otherHosts: {
      areHidden,
      onHide: (next) => {
        void otherHosts.hide(next);
        setHidden([]);
        setAreHidden(next);
      },
      hidden,
      onShowHidden: () => running.current?.showHidden(),
    },
  };
}
