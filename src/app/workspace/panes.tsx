import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { tabId } from '../../editor/features/rail/pane-switch.tsx';
import type { Pane } from '../../editor/store/index.ts';
import { PaneResizer } from '../../editor/ui/pane-resizer.tsx';
import { appWords } from '../../editor/words/app.ts';
import classes from './panes.module.css';
import { PANE_IDS } from './shown-pane.ts';
import { useFocusInShown } from './use-focus-in-shown.ts';
import { CODE_MIN_PX, PANEL_PX, type PaneSizes, PREVIEW_MIN_PX } from './use-pane-sizes.ts';

export interface PanesProps {
  /** False where the chosen section has nothing of its own to show. */
  readonly section: ReactNode;
  /** False while no file is open. */
  readonly code: ReactNode;
  readonly preview: ReactNode;
  /** The one that has the window; `undefined` where all stand side by side. */
  readonly only: Pane | undefined;
  readonly sizes: PaneSizes;
  readonly onSizes: (sizes: PaneSizes) => void;
  /** The window has just become too narrow for all of them, and this one has the focus. */
  readonly onFocused: (pane: Pane) => void;
}

/**
 * The section, the code and the preview: side by side, or one of them alone. The others stay as they are and where they
 * are, unseen, so that nothing in them is lost or has to be drawn again.
 */
export function Panes({ section, code, preview, only, sizes, onSizes, onFocused }: PanesProps) {
  const { ref: roomRef, width: roomWidth } = useElementSize();
  const main = useRef<HTMLElement>(null);
  useFocusInShown(main, only, onFocused);
  const codeMax = Math.max(roomWidth - PREVIEW_MIN_PX, CODE_MIN_PX);
  const codeWidth = Math.round(Math.min(Math.max(roomWidth * sizes.codeShare, CODE_MIN_PX), codeMax));
  const isAlone = only !== undefined;
  const paneProps = (pane: Pane) => ({
    id: PANE_IDS[pane],
    'data-pane': pane,
    'data-unseen': (isAlone && only !== pane) || undefined,
    ...(isAlone && { role: 'tabpanel', 'aria-labelledby': tabId(PANE_IDS[pane]), tabIndex: -1 }),
  });

  return (
    <main ref={main} id="main" className={classes.panes} data-alone={isAlone || undefined} tabIndex={-1}>
      {section && (
        <>
          <div
            {...paneProps('section')}
            className={classes.section}
            data-beside-code={code ? true : undefined}
            style={isAlone ? undefined : { width: sizes.panel }}
          >
            {section}
          </div>
          {!isAlone && (
            <PaneResizer
              label={appWords.sectionWidth}
              width={sizes.panel}
              {...PANEL_PX}
              onResize={(width) => onSizes({ ...sizes, panel: width })}
            />
          )}
        </>
      )}
      <div ref={roomRef} className={classes.room}>
        {code && (
          <>
            <div {...paneProps('code')} className={classes.code} style={isAlone ? undefined : { width: codeWidth }}>
              {code}
            </div>
            {!isAlone && (
              <PaneResizer
                label={appWords.codeWidth}
                width={codeWidth}
                min={CODE_MIN_PX}
                max={codeMax}
                initial={Math.round(roomWidth / 2)}
                onResize={(width) => onSizes({ ...sizes, codeShare: roomWidth === 0 ? 0.5 : width / roomWidth })}
              />
            )}
          </>
        )}
        <div {...paneProps('preview')} className={classes.preview}>
          {preview}
        </div>
      </div>
    </main>
  );
}
