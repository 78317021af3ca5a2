import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SettingPath } from '../../store/index.ts';
import { settingKey } from './setting-value.ts';

/** How long a setting that was asked for may take to appear: its form may be loading, its item opening. */
const MOST_FRAMES = 60;
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, summary';
/** Of the panel that scrolls: what is taller is shown from its beginning. */
const TALL = 0.8;

/**
 * Brings the setting that was asked for into view and puts the focus on it; where no field stands for it, on the
 * nearest one around it. A new object asks again.
 */
export function useShownSetting(
  root: RefObject<HTMLElement | null>,
  target: SettingPath | undefined,
  onShown: () => void,
): void {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (target === undefined) return;
    let frame = 0;
    let request = requestAnimationFrame(look);
    function look() {
      const isLast = frame++ >= MOST_FRAMES;
      const setting = findSetting(root.current, target ?? [], isLast);
      if (setting) {
        bringIntoView(setting);
        focusTarget(setting)?.focus({ preventScroll: true });
      }
      if (setting || isLast) tell();
      else request = requestAnimationFrame(look);
    }
    return () => cancelAnimationFrame(request);
  }, [root, target]);
}

/** The element that shows a setting; with `orAround`, else that of the nearest setting around it. */
export function findSetting(root: HTMLElement | null, path: SettingPath, orAround: boolean): HTMLElement | undefined {
  for (let length = path.length; length > 0; length--) {
    const key = CSS.escape(settingKey(path.slice(0, length)));
    const found = root?.querySelector<HTMLElement>(`[data-setting="${key}"]`);
    if (found) return found;
    if (!orAround) return undefined;
  }
  return undefined;
}

/** Opens what it stands in, and scrolls there. */
export function bringIntoView(setting: HTMLElement): void {
  for (let above: Element | null = setting; above !== null; above = above.parentElement) {
    if (above instanceof HTMLDetailsElement) above.open = true;
  }
  const room = setting.closest('[data-scroller]')?.clientHeight ?? window.innerHeight;
  setting.scrollIntoView({ block: setting.offsetHeight > room * TALL ? 'start' : 'center' });
}

/** Of an item of a list, its first field and not the line that opens it. */
function focusTarget(setting: HTMLElement): HTMLElement | null {
  return (
    setting.querySelector<HTMLElement>(`[data-item-body] :is(${FOCUSABLE})`) ??
    setting.querySelector<HTMLElement>(FOCUSABLE)
  );
}
