import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { NoteChange } from '../../../authoring/page-notes/edit-notes.ts';
import type { NoteReply, PageNote } from '../../../authoring/page-notes/page-note.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { pageNotesWords as words } from '../../words/page-notes.ts';
import { NoteForm } from './note-form.tsx';
import classes from './page-notes.module.css';

export interface NoteCardProps {
  readonly note: PageNote;
  /** What the note is about, in the page's own words or in ours. */
  readonly about: string;
  /** Leads to the words; absent where they are nowhere. */
  readonly onGo?: (() => void) | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Absent where nothing may be changed. */
  readonly onChange?: ((change: NoteChange) => void) | undefined;
  readonly author: string;
  readonly onAuthor: (name: string) => void;
  /** The page that a note which has lost its own may go to. */
  readonly attachTo?: string;
}

/** A note with its replies, and what can be done with it. */
export function NoteCard({ note, about, onGo, now, onChange, author, onAuthor, attachTo }: NoteCardProps) {
  const [open, setOpen] = useState<'edit' | 'reply'>();
  const name = note.author || words.nobody;
  const close = () => setOpen(undefined);
  const change = (next: NoteChange) => {
    close();
    onChange?.(next);
  };
  const quote = <span className={classes.quoted}>{about}</span>;
  return (
    <article aria-label={words.about(name)} data-note={note.key} tabIndex={-1}>
      {onGo ? (
        <ListRow className={classes.row ?? ''} aria-label={words.goTo(about)} onClick={onGo}>
          {quote}
        </ListRow>
      ) : (
        <p className={classes.gone}>{quote}</p>
      )}
      {note.words && !onGo && attachTo === undefined && <p className={classes.help}>{words.wordsGone}</p>}
      {open === 'edit' ? (
        <NoteForm
          label={words.dialog.text}
          initial={note.text}
          submit={words.save}
          onSubmit={(text) => change({ kind: 'reword', text })}
          onClose={close}
        />
      ) : (
        <Said said={note} now={now}>
          {note.isResolved && <span className={classes.tag}>{words.resolvedTag}</span>}
        </Said>
      )}
      {note.replies.length > 0 && (
        <ol className={classes.replies} aria-label={words.replies}>
          {note.replies.map((reply, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: replies have no name, and none goes away.
            <li key={index}>
              <Said said={reply} now={now} />
            </li>
          ))}
        </ol>
      )}
      {open === 'reply' && (
        <NoteForm
          label={words.replyText}
          initial=""
          submit={words.send}
          author={author}
          onSubmit={(text, by) => {
            onAuthor(by);
            change({ kind: 'reply', reply: { author: by, text, at: Date.now() } });
          }}
          onClose={close}
        />
      )}
      {onChange && open === undefined && (
        <div className={classes.actions}>
          {attachTo !== undefined ? (
            <Action label={words.attachOf(name)} onClick={() => change({ kind: 'attach', page: attachTo })}>
              {words.attach}
            </Action>
          ) : note.isResolved ? (
            <Action label={words.reopenOf(name)} onClick={() => change({ kind: 'reopen' })}>
              {words.reopen}
            </Action>
          ) : (
            <>
              <Action label={words.replyTo(name)} onClick={() => setOpen('reply')}>
                {words.reply}
              </Action>
              <Action label={words.resolveOf(name)} onClick={() => change({ kind: 'resolve' })}>
                {words.resolve}
              </Action>
              <Action label={words.editOf(name)} onClick={() => setOpen('edit')}>
                {words.edit}
              </Action>
            </>
          )}
          <Action label={words.removeOf(name)} onClick={() => change({ kind: 'remove' })}>
            {words.remove}
          </Action>
        </div>
      )}
    </article>
  );
}

interface ActionProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Action({ label, onClick, children }: ActionProps) {
  return (
    <Button variant="default" size="compact-xs" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

interface SaidProps {
  readonly said: NoteReply;
  readonly now: number;
  readonly children?: ReactNode;
}

function Said({ said: { author, at, text }, now, children }: SaidProps) {
  return (
    <>
      <p className={classes.by}>
        <strong>{author || words.nobody}</strong>
        {at !== undefined && (
          <>
            {' '}
            <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now)}</time>
          </>
        )}
        {children && <> {children}</>}
      </p>
      <p className={classes.text}>{text}</p>
    </>
  );
}
