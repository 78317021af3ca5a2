/** Keys for whole blocks, before the page and what is typed in hear of them. */
import type { BlockKeyMeaning } from './block-keys.ts';
import { blockKeyOf, type KeysFor } from './block-keys.ts';

export interface BlockKeyListener {
  readonly isOn: () => boolean;
  readonly keysFor: () => KeysFor;
  /** Whether it had something to do. */
  readonly onKey: (key: BlockKeyMeaning, isRepeated: boolean) => boolean;
  /** Another key: the person goes on from there. */
  readonly onOther: () => void;
  /** Escape leads out of several blocks. */
  readonly onEnd: () => void;
  /** The pointer goes down in the page. */
  readonly onPointer: (node: EventTarget | undefined) => void;
  /** The focus goes out of the page. */
  readonly onBlur: () => void;
}

export function listenToBlockKeys({ isOn, keysFor, onKey, onOther, onEnd, onPointer, onBlur }: BlockKeyListener): void {
  /** The browser's own menu comes after its key. */
  let isMenuKey = false;
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOn() || !event.isTrusted || event.isComposing) return;
      const now = keysFor();
      const key = blockKeyOf(event, now);
      isMenuKey = key === 'menu';
      if (!key && isModifier(event)) return;
      const isEnd = event.key === 'Escape' && now.areSeveral;
      if (isEnd) onEnd();
      if (!key) onOther();
      // Words that are selected on the page are copied as words.
      const isForWords = key === 'copy' && document.getSelection()?.isCollapsed === false;
      if (isEnd || (key && !isForWords && onKey(key, event.repeat))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
  window.addEventListener('contextmenu', (event) => {
    if (isMenuKey) event.preventDefault();
    isMenuKey = false;
  });
  window.addEventListener(
    'pointerdown',
    (event) => {
      isMenuKey = false;
      onPointer(event.composedPath()[0]);
    },
    { capture: true, passive: true },
  );
  window.addEventListener('blur', onBlur);
}

function isModifier({ key }: KeyboardEvent): boolean {
  return key === 'Alt' || key === 'Shift' || key === 'Control' || key === 'Meta';
}
