import type { HostToFrame } from '../protocol.ts';
import type { Preview } from './preview-types.ts';

/** What the frame is told once, and what a new frame has to be told again. */
export interface ViewState
  extends Pick<
    Preview,
    | 'setColorMode'
    | 'setScale'
    | 'setPicking'
    | 'setWriting'
    | 'markSetting'
    | 'markLine'
    | 'markChanges'
    | 'chooseVersion'
  > {
  readonly tellAgain: () => void;
}

export function createViewState(send: (message: HostToFrame) => void): ViewState {
  /** The last message of each kind. */
  const told = new Map<HostToFrame['kind'], HostToFrame>();
  const tell = (message: HostToFrame): void => {
    told.set(message.kind, message);
    send(message);
  };
  return {
    setColorMode: (mode) => tell({ kind: 'set-color-mode', mode }),
    setScale: (scale) => tell({ kind: 'set-scale', scale }),
    setPicking: (isPicking) => tell({ kind: 'set-picking', isPicking }),
    setWriting: (isOn) => tell({ kind: 'set-writing', isOn }),
    markSetting: (setting) => tell({ kind: 'mark-setting', ...(setting !== undefined && { setting }) }),
    markLine: (place) => tell({ kind: 'mark-line', ...(place && { place }) }),
    markChanges: (changes) => tell({ kind: 'mark-changes', changes }),
    chooseVersion: (version) => tell({ kind: 'choose-version', version }),
    tellAgain: () => {
      for (const message of told.values()) send(message);
    },
  };
}
