import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { ArrowDown, ArrowUp, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import { readPageOutline } from '../../../page-source/headings/page-outline.ts';
import { PassageTexts } from '../../differences/file-difference.tsx';
import { type PageChange, pageChanges, takeBack } from '../../differences/page-changes.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useProject } from '../../project-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { pageChangesWords as words } from '../../words/page-changes.ts';
import classes from './page-changes.module.css';
import { placeWords } from './place-words.ts';

export interface PageChangeListProps {
  readonly page: PageHandle;
  /** The text then, and at the last pause. */
  readonly before: string;
  readonly text: string;
  readonly changes: readonly PageChange[];
  readonly onEdited: () => void;
}

/** Each change of the page, to go to and to take back alone. */
export function PageChangeList({ page, before, text, changes, onEdited }: PageChangeListProps) {
  const [current, setCurrent] = useState(-1);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const places = useMemo(() => {
    const items = readPageOutline(text);
    const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
    return changes.map(({ after }) => placeWords(items, after.start, bodyStart));
  }, [text, changes]);
  const at = Math.min(current, changes.length - 1);
  const goTo = useCallback(
    (index: number) => {
      const change = changes[index];
      if (!change) return;
      setCurrent(index);
      setSaid(words.at(index + 1, changes.length));
      list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
      page.go({ start: change.after.start, end: change.after.start });
    },
    [page, changes],
  );
  const step = (by: 1 | -1) => goTo((Math.max(at, by > 0 ? -1 : 0) + by + changes.length) % changes.length);
  useHotkeys(
    [
      ['alt+F5', () => step(1)],
      ['alt+shift+F5', () => step(-1)],
    ],
    [],
  );
  const wasTaken = useRef<number>(undefined);
  // The row that had the focus is gone.
  useEffect(() => {
    const index = wasTaken.current;
    wasTaken.current = undefined;
    if (index === undefined) return;
    const row = list.current?.children[Math.min(index, changes.length - 1)];
    row?.querySelector('button')?.focus();
  }, [changes]);
  const undo = (index: number) => {
    const place = places[index] ?? '';
    const now = page.read();
    // What is shown is of the last pause.
    const fresh = now === text ? changes[index] : pageChanges(before, now)?.find(isLike(changes[index], text, now));
    if (!fresh) {
      setSaid(words.movedOn);
      return onEdited();
    }
    const edit = takeBack(before, fresh);
    wasTaken.current = index;
    if (!page.apply({ edits: [edit], selection: { start: edit.start, end: edit.start } }, words.step(place))) return;
    setSaid(words.taken(place));
    onEdited();
  };
  return (
    <>
      <div className={classes.head}>
        <p className={classes.count}>{words.count(changes.length)}</p>
        <IconButton label={words.previous} aria-keyshortcuts={words.previousKeys} onClick={() => step(-1)}>
          <ArrowUp size={16} />
        </IconButton>
        <IconButton label={words.next} aria-keyshortcuts={words.nextKeys} onClick={() => step(1)}>
          <ArrowDown size={16} />
        </IconButton>
      </div>
      <ol ref={list} className={classes.list} aria-label={words.list}>
        {changes.map((change, index) => (
          <li key={`${change.before.start}:${change.after.start}`} className={classes.change}>
            <ListRow className={classes.row} aria-current={index === at || undefined} onClick={() => goTo(index)}>
              <span className={classes.kind} data-kind={change.kind}>
                {words.kinds[change.kind]}
              </span>{' '}
              <span className={classes.place}>{places[index]}</span>
            </ListRow>
            {change.passages.length === 0 ? (
              <p className={classes.help}>{words.blank}</p>
            ) : (
              <PassageTexts passages={change.passages} />
            )}
            {isEditable && (
              <Button
                className={classes.undo ?? ''}
                variant="default"
                size="compact-xs"
                leftSection={<Undo2 size={13} aria-hidden="true" />}
                aria-label={words.takeBackOf(words.kinds[change.kind], places[index] ?? '')}
                onClick={() => undo(index)}
              >
                {words.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className={classes.help}>{words.marks}</p>
      <span className="lw-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Whether a change of the text as it is now is the one that was shown: it replaces the same by the same. */
function isLike(shown: PageChange | undefined, text: string, now: string) {
  return ({ before, after }: PageChange) =>
    shown !== undefined &&
    before.start === shown.before.start &&
    before.end === shown.before.end &&
    now.slice(after.start, after.end) === text.slice(shown.after.start, shown.after.end);
}
