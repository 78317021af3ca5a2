import { Button, Switch } from '@mantine/core';
import { MessageSquare, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { NoteChange } from '../../../authoring/page-notes/edit-notes.ts';
import type { PageNote } from '../../../authoring/page-notes/page-note.ts';
import { readNotes } from '../../../authoring/page-notes/read-notes.ts';
import { NOTES_FILE } from '../../../project/notes-file.ts';
import { wishOnPage } from '../../blocks/page-wish.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useSettledText } from '../../pages/use-settled-text.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { selectFileText } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageNotesWords as words } from '../../words/page-notes.ts';
import { useNoteAuthor } from './note-author.ts';
import { NoteCard } from './note-card.tsx';
import { NoteFaults } from './note-faults.tsx';
import { linesOfNotes, lostNotes, type NotedLines, notesOfPage } from './notes-of-page.ts';
import { editNote } from './notes-steps.ts';
import classes from './page-notes.module.css';

export interface PageNotesProps {
  readonly page: PageHandle;
  /** Marks blocks on the page; without any, takes the marks away. */
  readonly onMark: (lines: readonly NotedLines[]) => void;
  readonly onOpenFile: (file: string) => void;
}

/** The notes on the open page, and those that have lost theirs. */
export default function PageNotes({ page, onMark, onOpenFile }: PageNotesProps) {
  const store = useProjectStore();
  const { text = '' } = useSettledText(page.file);
  const files = useProject((state) => state.files);
  const bytes = files.get(NOTES_FILE);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is that of these bytes.
  const { notes, faults, isSound } = useMemo(() => readNotes(selectFileText(store.getState(), NOTES_FILE)), [bytes]);
  const all = useMemo(() => notesOfPage(notes, page.file, text), [notes, page.file, text]);
  const open = useMemo(() => all.filter(({ note }) => !note.isResolved), [all]);
  const lost = useMemo(() => lostNotes(notes, files), [notes, files]);
  const [isResolvedShown, setResolvedShown] = useState(false);
  const { said, refused, change, panel } = useNoteChanges(page.file);
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just written is new.
  useEffect(() => setNow(Date.now()), [notes]);
  const [author, setAuthor] = useNoteAuthor();
  useEffect(() => {
    onMark(linesOfNotes(open, text));
    return () => onMark([]);
  }, [open, text, onMark]);
  const card = (note: PageNote) => ({
    note,
    now,
    author,
    onAuthor: setAuthor,
    ...(isEditable && { onChange: (next: NoteChange) => change(note.key, next) }),
  });
  const shown = isResolvedShown ? all : open;
  return (
    <div className={classes.panel} ref={panel}>
      <NoteFaults faults={faults} onOpenFile={onOpenFile} />
      {refused !== undefined && <p role="alert">{refused}</p>}
      {isEditable && isSound && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            data-add
            leftSection={<Plus size={14} aria-hidden="true" />}
            onClick={() => wishOnPage({ what: 'note' })}
          >
            {words.add}
          </Button>
          <p className={classes.help}>{words.addHelp}</p>
        </div>
      )}
      {all.length > open.length && (
        <Switch
          label={words.resolvedSwitch(all.length - open.length)}
          checked={isResolvedShown}
          onChange={({ currentTarget: { checked } }) => setResolvedShown(checked)}
        />
      )}
      {open.length === 0 && isSound && (
        <EmptyState icon={<MessageSquare size={20} />} title={words.none}>
          {words.noneHelp}
        </EmptyState>
      )}
      {open.length > 0 && <p className={classes.count}>{words.count(open.length)}</p>}
      {shown.length > 0 && (
        <ol className={classes.list} aria-label={words.list}>
          {shown.map(({ note, range }) => (
            <li key={note.key} className={classes.note}>
              <NoteCard
                {...card(note)}
                about={range ? text.slice(range.start, range.end) : (note.words?.quote ?? words.wholePage)}
                onGo={range && (() => page.go(range))}
              />
            </li>
          ))}
        </ol>
      )}
      {lost.length > 0 && (
        <section aria-label={words.lost}>
          <h3 className={classes.title}>{words.lost}</h3>
          <p className={classes.help}>{words.lostHelp}</p>
          <ol className={classes.list} aria-label={words.lost}>
            {lost.map((note) => (
              <li key={note.key} className={classes.note}>
                <NoteCard {...card(note)} about={words.lostPage(note.page)} attachTo={page.file} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {open.some(({ range }) => range) && <p className={classes.help}>{words.marks}</p>}
      <span className="lw-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/** Changes notes, says so, and keeps the focus in the list when what had it is gone. */
function useNoteChanges(file: string) {
  const store = useProjectStore();
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const key = wanted.current;
    wanted.current = undefined;
    if (key === undefined || !panel.current || panel.current.contains(document.activeElement)) return;
    const card = panel.current.querySelector<HTMLElement>(`[data-note="${CSS.escape(key)}"]`);
    const next = card ?? panel.current.querySelector<HTMLElement>('article');
    (next ?? panel.current.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
  const change = (key: string, next: NoteChange) => {
    wanted.current = key;
    const problem = editNote(store, file, key, next);
    setRefused(problem);
    setSaid(problem === undefined ? words.said[next.kind] : '');
  };
  return { said, refused, change, panel };
}
