import { type KeyboardEvent, useRef, useState } from 'react';

const PAGE = 10;

/** Arrow keys, Home, End and the page keys in a list of buttons of which the Tab key knows one. */
export function useRowKeys(count: number, current: number) {
  const list = useRef<HTMLOListElement>(null);
  /** The row that had the focus last; absent until one had: then it is the current one. */
  const [focused, setFocused] = useState<number>();
  const stop = Math.min(focused ?? Math.max(current, 0), count - 1);
  return {
    list,
    stop,
    onFocus: setFocused,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const targets: Readonly<Record<string, number>> = {
        ArrowDown: stop + 1,
        ArrowUp: stop - 1,
        PageDown: stop + PAGE,
        PageUp: stop - PAGE,
        Home: 0,
        End: count - 1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      const row = Math.min(Math.max(target, 0), count - 1);
      list.current?.querySelectorAll('button')[row]?.focus();
    },
  };
}
