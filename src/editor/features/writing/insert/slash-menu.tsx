import { useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { elementsAround, scanElements } from '../../../../page-source/blocks/jsx-elements.ts';
import type { EditorHandle } from '../../../monaco/editor-handle.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { findItems, type InsertItem, stepInList } from './insert-items.ts';
import { InsertPopup } from './insert-popup.tsx';
import { isSlashCommand, slashQuery } from './slash-query.ts';
import { useInsertItems } from './use-insert-items.ts';

export interface SlashMenuProps {
  readonly editor: EditorHandle;
  /** Called with the range of the slash and what was typed behind it. */
  readonly onChoose: (item: InsertItem, typed: { readonly start: number; readonly end: number }) => void;
}

interface OpenMenu {
  readonly slash: number;
  readonly cursor: number;
  readonly query: string;
  /** Names of the elements around the slash. */
  readonly inside: readonly string[];
}

/** The list that a slash opens. The focus stays in the text; keys for the list are taken before the editor has them. */
export function SlashMenu({ editor, onChoose }: SlashMenuProps) {
  const id = useId();
  const [menu, setMenu] = useState<OpenMenu>();
  const [current, setCurrent] = useState(0);
  const itemsIn = useInsertItems();
  const items = useMemo(
    () => (menu === undefined ? [] : findItems(itemsIn(menu.inside.join(' ')), menu.query)),
    [menu, itemsIn],
  );
  const latest = useLatest({ menu, items, current, onChoose });

  useEffect(() => {
    let isTyped = false;
    const look = () => {
      const wasTyped = isTyped;
      isTyped = false;
      const { menu: open } = latest.current;
      const { start, cursor } = editor.readSelection();
      if (open === undefined) {
        if (!wasTyped || start !== cursor || editor.isReadOnly()) return;
        const text = editor.readText();
        if (text.charAt(cursor - 1) !== '/' || !isSlashCommand(text, cursor)) return;
        setCurrent(0);
        const inside = elementsAround(scanElements(text), cursor).map(({ name }) => name);
        setMenu({ slash: cursor - 1, cursor, query: '', inside });
        return;
      }
      const query = slashQuery(editor.readText(), open.slash, cursor);
      if (query === undefined) setMenu(undefined);
      else if (query !== open.query) {
        setCurrent(0);
        setMenu({ ...open, cursor, query });
      }
    };
    const stops = [
      editor.onText(({ by }) => {
        isTyped = by === 'typing';
        // Text and cursor change one after the other.
        queueMicrotask(look);
      }),
      editor.onCursor(() => queueMicrotask(look)),
      editor.onScroll(() => setMenu(undefined)),
      editor.onFocus((hasFocus) => !hasFocus && setMenu(undefined)),
      editor.onKey((event) => {
        if (latest.current.menu === undefined) return false;
        // On a busy machine a key can come before the letters in front of it are drawn; it means what they make of the list.
        flushSync(look);
        const { menu: open, items: shown, current: at, onChoose: choose } = latest.current;
        if (open === undefined) return false;
        const next = stepInList(event.key, at, shown.length);
        const item = shown[at];
        if (event.key === 'Escape') setMenu(undefined);
        else if (next !== undefined) setCurrent(next);
        else if ((event.key === 'Enter' || event.key === 'Tab') && item) {
          setMenu(undefined);
          choose(item, { start: open.slash, end: open.cursor });
        } else return false;
        return true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor]);

  const place = menu && editor.placeOf(menu.slash);
  // Nothing is called so: what was typed is text.
  if (!menu || !place || (items.length === 0 && menu.query.length > 2)) return null;
  return (
    <InsertPopup
      id={id}
      place={place}
      items={items}
      current={current}
      isGrouped={menu.query === ''}
      onCurrent={setCurrent}
      onChoose={(chosen) => {
        setMenu(undefined);
        onChoose(chosen, { start: menu.slash, end: menu.cursor });
      }}
    />
  );
}
