import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { SettingPath } from '../../store/index.ts';
import { pathOfKey } from './setting-value.ts';

/**
 * Handlers for the element around the fields, which tell the setting that has the focus. Floating parts of a field
 * (a picker of colours) count as the field; a click beside the fields takes no setting away.
 */
export function useFocusedSetting(config: unknown, onFocusSetting: (path: SettingPath | undefined) => void) {
  const focused = useRef<string | undefined>(undefined);
  /** The one before the focus went on: where it went to something that floats, it is this one still. */
  const last = useRef<string | undefined>(undefined);
  const tell = (key: string | undefined) => {
    if (focused.current === key) return;
    focused.current = key;
    onFocusSetting(key === undefined ? undefined : pathOfKey(config, key));
  };
  const leave = useEffectEvent(() => tell(undefined));
  useEffect(() => () => leave(), []);
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target.closest<HTMLElement>('[data-setting]')?.dataset.setting ?? last.current;
      tell(last.current);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) tell(undefined);
    },
  };
}
