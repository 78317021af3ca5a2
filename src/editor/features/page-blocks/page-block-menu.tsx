import { useEffect } from 'react';
import type { FoundBlock } from '../../../page-source/blocks/block-path.ts';
import BlockMenu from '../../blocks/block-menu.tsx';
import type { BlockChoice } from '../../blocks/block-steps.ts';
import { useIsTouch } from '../../ui/use-is-touch.ts';

/** In the window, in its pixels. */
export interface MenuPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PageBlockMenuProps {
  readonly found: FoundBlock;
  readonly place: MenuPlace;
  readonly onChoose: (choice: BlockChoice) => void;
  /** `isByKey`: the focus goes back to the page. */
  readonly onClose: (isByKey: boolean) => void;
  readonly onAround: (() => void) | undefined;
  /** Blocks are selected by taps already. */
  readonly isSelecting: boolean;
}

/** The menu of a block of the page, over the preview: the app draws it, since nothing that the frame does is believed. */
export default function PageBlockMenu({ found, place, onChoose, onClose, onAround, isSelecting }: PageBlockMenuProps) {
  const isTouch = useIsTouch();
  // Of a click in the preview the app hears only that it has lost the focus.
  useEffect(() => {
    const onBlur = () => {
      window.setTimeout(() => {
        if (document.activeElement?.tagName === 'IFRAME') onClose(false);
      });
    };
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, [onClose]);
  return (
    <BlockMenu
      found={found}
      anchor={<span style={{ position: 'fixed', pointerEvents: 'none', ...place }} />}
      onChoose={onChoose}
      onClose={onClose}
      onAround={onAround}
      maySelect={isTouch && !isSelecting}
    />
  );
}
