import { NativeSelect } from '@mantine/core';
import { GitCompare } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { shownWords } from '../../../page-source/blocks/shown-words.ts';
import { positionAt } from '../../../project/text-position.ts';
import type { ShownWords } from '../../../shared/shown-words.ts';
import { type PageChange, pageChanges } from '../../differences/page-changes.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useSettledText } from '../../pages/use-settled-text.ts';
import { useProject } from '../../project-context.ts';
import type { KeptCheckpoint, Versions } from '../../session/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { pageChangesWords as words } from '../../words/page-changes.ts';
import { PageChangeList } from './page-change-list.tsx';
import classes from './page-changes.module.css';
import { type Base, useBaseText, useCheckpoints } from './use-base-text.ts';

/** Lines from 1, for marks on the page. */
export interface ChangedLines {
  readonly change: PageChange['kind'];
  readonly first: number;
  readonly last: number;
  readonly words?: readonly ShownWords[];
}

export interface PageChangesProps {
  readonly page: PageHandle;
  readonly versions: Versions;
  readonly nameOf: (version: KeptCheckpoint) => string;
  /** Marks changes on the page; without any, takes the marks away. */
  readonly onMark: (changes: readonly ChangedLines[]) => void;
}

/** The first checkpoint of a project is what came in. */
const FIRST = 1;

/** What has changed in the open page, change by change. */
export default function PageChanges({ page, versions, nameOf, onMark }: PageChangesProps) {
  const [base, setBase] = useState<Base>('opened');
  const checkpoints = useCheckpoints(versions);
  const isCutOff = useProject(({ history }) => history.isCutOff);
  const [now] = useState(() => Date.now());
  const { text = '', refresh } = useSettledText(page.file);
  const then = useBaseText(page.file, base, versions);
  const before = then.status === 'read' ? (then.text ?? '') : undefined;
  const changes = useMemo(() => (before === undefined ? [] : pageChanges(before, text)), [before, text]);
  useEffect(() => onMark(changes ? linesOf(text, changes) : []), [text, changes, onMark]);
  useEffect(() => () => onMark([]), [onMark]);
  const versionWords = (version: KeptCheckpoint) => {
    const when = relativeTime(version.at, now);
    return version.number === FIRST ? words.imported(when) : words.version(nameOf(version), when);
  };
  return (
    <div className={classes.panel}>
      <NativeSelect
        aria-label={words.since}
        value={String(base)}
        onChange={({ currentTarget: { value } }) => setBase(value === 'opened' ? value : Number(value))}
        data={[
          { value: 'opened', label: isCutOff ? words.openedCut : words.opened },
          ...checkpoints.map((version) => ({ value: String(version.number), label: versionWords(version) })),
        ]}
      />
      {then.status === 'reading' && <p role="status">{words.reading}</p>}
      {then.status === 'failed' && <p role="alert">{words.failed}</p>}
      {then.status === 'read' && then.text === undefined && <p className={classes.help}>{words.notThere}</p>}
      {changes === undefined && <p className={classes.help}>{words.tooDifferent}</p>}
      {before !== undefined && changes?.length === 0 && (
        <EmptyState icon={<GitCompare size={20} />} title={words.none}>
          {words.noneHelp}
        </EmptyState>
      )}
      {before !== undefined && changes && changes.length > 0 && (
        <PageChangeList key={String(base)} {...{ page, before, text, changes }} onEdited={refresh} />
      )}
    </div>
  );
}

/** Blank lines at the edges of a change are nothing on the page. What is gone is marked at what follows. */
function linesOf(text: string, changes: readonly PageChange[]): readonly ChangedLines[] {
  return changes.map(({ kind, after, words }) => {
    if (kind === 'removed') {
      const next = text.slice(after.start);
      const { line } = positionAt(text, after.start + next.length - next.trimStart().length);
      return { change: kind, first: line, last: line };
    }
    const written = text.slice(after.start, after.end);
    const start = after.start + (written.length - written.trimStart().length);
    const end = Math.max(start, after.start + written.trimEnd().length);
    return {
      change: kind,
      first: positionAt(text, start).line,
      last: positionAt(text, end).line,
      words: words.flatMap((range) => shownWords(text, range) ?? []),
    };
  });
}
