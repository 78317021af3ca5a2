import { Button } from '@mantine/core';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import type { LostPage } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';

/** Drawn at once; more on demand. */
const SHOWN = 20;

export interface LostPagesProps {
  readonly pages: readonly LostPage[];
  readonly isEditable: boolean;
  /** Has the page name the nearest operation. */
  readonly onUse: (page: LostPage) => void;
  readonly onOpen: (file: string) => void;
  readonly onDelete: (page: LostPage) => void;
}

/** Pages that name an operation which no description has, each with what mends it. */
export function LostPages({ pages, isEditable, onUse, onOpen, onDelete }: LostPagesProps) {
  const [shown, setShown] = useState(SHOWN);
  if (pages.length === 0) return null;
  return (
    <section className={classes.section} aria-label={words.lostPages}>
      <h3 className={classes.heading}>
        {words.lostPages} <span className={classes.count}>{pages.length}</span>
      </h3>
      <ul className={classes.list}>
        {pages.slice(0, shown).map((page) => (
          <li key={page.file} className={classes.lost}>
            <Unlink size={15} className={classes.bad} aria-hidden="true" />
            <span className={classes.text}>
              <span className={classes.title}>{page.title}</span>
              <span className={classes.dim}>{page.file}</span>
              <span className={classes.wholePath}>
                <MessageText text={words.lostHelp(page.written)} />
              </span>
              <span className={classes.mends}>
                {isEditable && page.nearest !== undefined && (
                  <Button
                    variant="light"
                    size="compact-xs"
                    aria-label={words.takeNearestFor(page.nearest, page.title)}
                    onClick={() => onUse(page)}
                  >
                    {words.takeNearest(page.nearest)}
                  </Button>
                )}
                <Button
                  variant="default"
                  size="compact-xs"
                  aria-label={words.openFile(page.title)}
                  onClick={() => onOpen(page.file)}
                >
                  {words.open}
                </Button>
                {isEditable && (
                  <Button
                    variant="default"
                    size="compact-xs"
                    aria-label={words.deletePage(page.title)}
                    onClick={() => onDelete(page)}
                  >
                    {words.deleteShort}
                  </Button>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <Button variant="subtle" size="compact-xs" onClick={() => setShown(shown + SHOWN * 5)}>
          {words.showMore(pages.length - shown)}
        </Button>
      )}
    </section>
  );
}
