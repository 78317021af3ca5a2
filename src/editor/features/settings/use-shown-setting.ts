import { type RefObject, useEffect, useRef } from 'react';
import type { SettingPath } from '../../store/index.ts';
import { settingKey } from './setting-value.ts';

/** How long a setting that was asked for may take to appear: its form may be loading, its item opening. */
const MOST_FRAMES = 60;
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, summary';

/** Brings the setting that was asked for into view and puts the focus on it. */
export function useShownSetting(
  root: RefObject<HTMLElement | null>,
  target: SettingPath | undefined,
  onShown: () => void,
): void {
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    if (target === undefined) return;
    let frame = 0;
    let request = requestAnimationFrame(look);
    function look() {
      const setting = root.current?.querySelector(`[data-setting="${CSS.escape(settingKey(target ?? []))}"]`);
      if (setting) {
        show(setting);
        shown.current();
      } else if (frame++ < MOST_FRAMES) request = requestAnimationFrame(look);
    }
    return () => cancelAnimationFrame(request);
  }, [root, target]);
}

function show(setting: Element): void {
  for (let above: Element | null = setting; above !== null; above = above.parentElement) {
    if (above instanceof HTMLDetailsElement) above.open = true;
  }
  setting.scrollIntoView({ block: 'center' });
  setting.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}
