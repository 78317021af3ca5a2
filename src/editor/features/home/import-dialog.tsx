import { Button, Group, Progress, Text } from '@mantine/core';
import { FileSearch } from 'lucide-react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { importWords as words } from '../../words/import.ts';
import { uiWords } from '../../words/ui.ts';
import classes from './import-dialog.module.css';

export type ImportState =
  /** `looking`: how many files there are is not known yet. */
  | {
      readonly status: 'reading';
      readonly step: 'looking' | 'reading' | 'storing';
      /** Files. */
      readonly done: number;
      readonly total: number;
      readonly bytes: number;
      readonly totalBytes: number;
    }
  | {
      readonly status: 'refused';
      readonly problems: readonly Diagnostic[];
      /** Makes a configuration for what was read; absent when that would not help. */
      readonly makeConfiguration?: () => void;
    }
  /** A project of this name, or from the same folder or zip, is here already. */
  | {
      readonly status: 'here';
      readonly name: string;
      /** When that one was changed last, in words: "3 minutes ago". */
      readonly changed: string;
      readonly openHere: () => void;
      readonly keepBoth: () => void;
      readonly replace: () => void;
    }
  /** Taken in, but not all of it. */
  | {
      readonly status: 'incomplete';
      readonly summary: string;
      readonly problems: readonly Diagnostic[];
      readonly open: () => void;
    };

export interface ImportDialogProps {
  readonly state: ImportState;
  /** Name of the folder or zip. */
  readonly source: string;
  /** Cancels while reading. */
  readonly onClose: () => void;
}

export function ImportDialog({ state, source, onClose }: ImportDialogProps) {
  const isDone = state.status === 'incomplete';
  return (
    <Dialog
      onClose={isDone ? state.open : onClose}
      closeOnClickOutside={false}
      size="md"
      title={state.status === 'here' ? words.isHere(state.name) : TITLES[state.status](source)}
    >
      {state.status === 'reading' && <Reading state={state} onCancel={onClose} />}
      {state.status === 'here' && <HereAlready state={state} />}
      {state.status === 'refused' && (
        <div role="alert" tabIndex={-1} ref={focus} className={classes.message}>
          <ProblemList problems={state.problems} />
          <p className={classes.refusalHint}>{words.nothingChanged}</p>
          <Group justify="flex-end" gap={8} mt={24}>
            <Button variant="default" onClick={onClose}>
              {words.close}
            </Button>
            {state.makeConfiguration && <Button onClick={state.makeConfiguration}>{words.makeSite}</Button>}
          </Group>
        </div>
      )}
      {state.status === 'incomplete' && (
        <div role="alert" tabIndex={-1} ref={focus} className={classes.message}>
          <p className={classes.importSummary}>{state.summary}</p>
          <ProblemList problems={state.problems} />
          <Group justify="flex-end" gap={8} mt={24}>
            <Button onClick={state.open}>{words.openProject}</Button>
          </Group>
        </div>
      )}
    </Dialog>
  );
}

/** The dialog was there already, so its own focus has been given away: the news takes it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

const TITLES: Readonly<Record<Exclude<ImportState['status'], 'here'>, (source: string) => string>> = {
  reading: words.opening,
  refused: words.notOpened,
  incomplete: words.opened,
};

/** What becomes of the one that is here: each way with what it means. */
function HereAlready({ state }: { readonly state: Extract<ImportState, { status: 'here' }> }) {
  const choices = [
    { title: words.openHere, note: words.openHereNote(state.changed), onClick: state.openHere },
    { title: words.replace, note: words.replaceNote, onClick: state.replace },
    { title: words.keepBoth, note: words.keepBothNote, onClick: state.keepBoth },
  ];
  return (
    <div role="alert">
      {words.whatToDo}
      <ul className={classes.choices}>
        {choices.map(({ title, note, onClick }, index) => (
          <li key={title}>
            <button type="button" className={classes.choice} ref={index === 0 ? focus : undefined} onClick={onClick}>
              <span className={classes.choiceTitle}>{title}</span> <span className={classes.choiceNote}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReadingProps {
  readonly state: Extract<ImportState, { status: 'reading' }>;
  readonly onCancel: () => void;
}

function Reading({ state, onCancel }: ReadingProps) {
  const { step, done, bytes, totalBytes } = state;
  // Of bytes rather than of files: a picture takes longer than a page.
  const part = totalBytes === 0 ? 100 : (bytes / totalBytes) * 100;
  return (
    <>
      <Text size="sm" mb={12} role="status">
        {readingWords(state)}
      </Text>
      <Progress.Root size={8} transitionDuration={100}>
        <Progress.Section
          value={step === 'looking' ? 100 : part}
          animated={step === 'looking'}
          aria-label={words.filesRead}
          aria-valuetext={step === 'looking' ? words.found(done) : readingWords(state)}
        />
      </Progress.Root>
      <Group justify="flex-end" mt={24}>
        <Button variant="default" onClick={onCancel}>
          {uiWords.cancel}
        </Button>
      </Group>
    </>
  );
}

/** Nobody reads more of them here. */
const LISTED = 8;

function ProblemList({ problems }: { readonly problems: readonly Diagnostic[] }) {
  return problems.slice(0, LISTED).map((problem) => (
    <div className={classes.refusal} key={`${problem.code}${problem.message}`}>
      <FileSearch size={18} aria-hidden="true" />
      <div>
        <MessageText text={problem.message} />
        {problem.hint !== undefined && (
          <div className={classes.refusalHint}>
            <MessageText text={problem.hint} />
          </div>
        )}
      </div>
    </div>
  ));
}

function readingWords({ step, done, total, bytes, totalBytes }: ReadingProps['state']): string {
  if (step === 'looking') return done === 0 ? words.looking : words.found(done);
  const of = words.fileOf(done, total, formatBytes(bytes), formatBytes(totalBytes));
  return step === 'reading' ? words.reading(of) : words.storing(of);
}
