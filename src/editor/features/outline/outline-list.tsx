import { ListTree } from 'lucide-react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { moveSection, nextTarget, shiftSection } from '../../../authoring/source-edit/sections.ts';
import { type OutlineItem, outlineIndexAt, readPageOutline } from '../../../page-source/headings/page-outline.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useSettledText } from '../../pages/use-settled-text.ts';
import { useProject } from '../../project-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { outlineWords as words } from '../../words/outline.ts';
import { dropPlaces, type SectionDrop } from './drop-places.ts';
import classes from './outline.module.css';
import { type OutlineHandlers, OutlineRow, type SectionCommand } from './outline-row.tsx';
import { SECTION_KEYS, useOutlineKeys } from './use-outline-keys.ts';
import { useSectionDrag } from './use-section-drag.ts';

const ROW_PX = 30;
const TOUCH_ROW_PX = 44;

/** The headings of the page, and its components with a title: to go to, and to move with all that is below them. */
export default function OutlineList({ page }: { readonly page: PageHandle }) {
  const { text = '', refresh } = useSettledText(page.file);
  const items = useMemo(() => readPageOutline(text), [text]);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [cursor, setCursor] = useState<number>();
  const [focused, setFocused] = useState(0);
  const [menu, setMenu] = useState<number>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  /** Where the section that was moved begins now: its row gets the focus once it is drawn. */
  const wanted = useRef<number>(undefined);
  const rowHeight = useIsTouch() ? TOUCH_ROW_PX : ROW_PX;
  useEffect(() => page.onCursor((offset) => startTransition(() => setCursor(offset))), [page]);
  const current = cursor === undefined ? -1 : outlineIndexAt(items, cursor);
  const stop = Math.min(focused, items.length - 1);
  const focusRow = useCallback((index: number) => {
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  }, []);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const index = outlineIndexAt(items, wanted.current);
    wanted.current = undefined;
    setFocused(index);
    focusRow(index);
  }, [items, focusRow]);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const edit = useCallback(
    (index: number, command: SectionCommand | SectionDrop) => {
      const now = page.read();
      const fresh = readPageOutline(now);
      // The row is of the text at the last pause.
      const item = findAgain(fresh, items, index);
      if (!item) return refresh();
      const made = makeEdit(now, fresh, item, command);
      if (!made) return setSaid(words.said.stays(item.text));
      wanted.current = made.change.selection.start;
      if (!page.apply(made.change, made.label)) return;
      refresh();
      const after = readPageOutline(page.read());
      const place = outlineIndexAt(after, made.change.selection.start);
      setSaid(
        command === 'promote' || command === 'demote'
          ? words.said.shifted(item.text, after[place]?.level ?? item.level)
          : words.said.moved(item.text, place + 1, after.length),
      );
    },
    [page, items, refresh],
  );
  const { drag, start } = useSectionDrag(list, items, rowHeight, edit);
  const handlers: OutlineHandlers = useMemo(
    () => ({
      onGo: (index) => {
        const item = items[index];
        const fresh = item && findAgain(readPageOutline(page.read()), items, index);
        if (fresh) page.go({ start: fresh.start, end: fresh.start });
      },
      onFocus: setFocused,
      onPointerDown: start,
      onMenu: (index) => {
        setMenu(index);
        if (index === undefined) focusRow(focused);
      },
      onCommand: edit,
    }),
    [items, page, start, edit, focused, focusRow],
  );
  const onKeyDown = useOutlineKeys({
    items,
    stop,
    isEditable,
    focusRow,
    onEdit: edit,
    onGo: handlers.onGo,
    onMenu: setMenu,
  });
  const commands = useMemo(() => commandsOf(text, items, menu), [text, items, menu]);
  if (items.length === 0) {
    return (
      <EmptyState icon={<ListTree size={20} />} title={words.empty}>
        {words.emptyHelp}
      </EmptyState>
    );
  }
  const dragged = drag && items[drag.index];
  return (
    <>
      <div ref={list} role="tree" aria-label={words.tree} className={classes.tree} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <OutlineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no more than its place.
            key={index}
            item={item}
            index={index}
            isCurrent={index === current}
            isFocusStop={index === stop}
            isDragged={index === drag?.index}
            isMenuOpen={index === menu}
            commands={index === menu ? commands : undefined}
            isEditable={isEditable}
            handlers={handlers}
          />
        ))}
        {drag?.drop && dragged && (
          <div
            className={classes.drop}
            style={{ top: drag.drop.row * rowHeight, left: 8 + dragged.depth * 14 }}
            data-testid="section-drop"
          />
        )}
      </div>
      <span className="lw-hidden" role="status">
        {said}
      </span>
    </>
  );
}

function makeEdit(
  text: string,
  items: readonly OutlineItem[],
  item: OutlineItem,
  command: SectionCommand | SectionDrop,
) {
  if (command === 'promote' || command === 'demote') {
    const change = shiftSection(text, item, command === 'promote' ? -1 : 1);
    return change && { change, label: words.steps[command](item.text) };
  }
  const before =
    typeof command === 'object'
      ? dropPlaces(items, item).find(({ row }) => row === command.row)?.before
      : nextTarget(items, item, command === 'up' ? -1 : 1);
  const change = before === undefined ? undefined : moveSection(text, item, before);
  return change && { change, label: words.steps.move(item.text) };
}

function commandsOf(
  text: string,
  items: readonly OutlineItem[],
  index: number | undefined,
): ReadonlySet<SectionCommand> | undefined {
  const item = index === undefined ? undefined : items[index];
  if (!item) return undefined;
  return new Set(Object.values(SECTION_KEYS).filter((command) => makeEdit(text, items, item, command) !== undefined));
}

/** The same item in the text as it is now; `undefined` when it is another page by now. */
function findAgain(
  fresh: readonly OutlineItem[],
  items: readonly OutlineItem[],
  index: number,
): OutlineItem | undefined {
  const [was, is] = [items[index], fresh[index]];
  return was?.kind === is?.kind && was?.text === is?.text && items.length === fresh.length ? is : undefined;
}
