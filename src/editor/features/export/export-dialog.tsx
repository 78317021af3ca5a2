import { Button, Group, Progress, Text } from '@mantine/core';
import { CircleCheck, Download, FileDown, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { useProject } from '../../project-context.ts';
import { selectProblemCounts } from '../../store/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { exportWords as words } from '../../words/export.ts';
import { uiWords } from '../../words/ui.ts';
import classes from './export-dialog.module.css';
import { LeftOutNotice } from './left-out-notice.tsx';
import { type ExportedSite, type ExportRun, useExport } from './use-export.ts';

export interface ExportDialogProps {
  /** Builds the site; see `ExportRun`. */
  readonly run: ExportRun;
  /** Name of the zip, for example `acme-docs-site.zip`. */
  readonly fileName: string;
  /** Hands out the project's own files, as they are edited. */
  readonly onDownloadSource: () => void;
  /** Called when the zip of the site is taken. */
  readonly onDownload: () => void;
  /** What the person may choose; another choice builds the site anew. */
  readonly options?: ReactNode;
  readonly onClose: () => void;
  readonly onShowProblems: (diagnostics: readonly Diagnostic[]) => void;
}

/** Builds the site as soon as it opens, with progress and a way to stop, and ends with the zip to take. */
export function ExportDialog(props: ExportDialogProps) {
  const { run, fileName, options, onDownloadSource, onDownload, onClose, onShowProblems } = props;
  const { state, cancel, restart } = useExport(run);
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog onClose={close} title={words.title} size={560} closeOnClickOutside={false}>
      {state.status === 'running' && (
        <>
          <Text size="sm" mb={12} role="status">
            {state.total === 0 ? words.reading : words.progress(state.done, state.total)}
          </Text>
          <Progress.Root size={8} transitionDuration={100}>
            <Progress.Section
              value={state.total === 0 ? 0 : (state.done / state.total) * 100}
              aria-label={words.progressName}
            />
          </Progress.Root>
          <Group justify="flex-end" mt={24}>
            <Button variant="default" onClick={close}>
              {uiWords.cancel}
            </Button>
          </Group>
        </>
      )}
      {state.status === 'done' && (
        <ExportResult
          site={state.site}
          fileName={fileName}
          onDownload={onDownload}
          onClose={close}
          onShowProblems={onShowProblems}
        />
      )}
      {state.status === 'failed' && (
        <div role="alert">
          <div className={classes.headline}>
            <TriangleAlert size={20} className={classes.bad} aria-hidden="true" />
            <span>{words.notBuilt}</span>
          </div>
          {state.diagnostics.slice(0, 5).map((problem) => (
            <p className={classes.problem} key={`${problem.code}${problem.message}`}>
              <MessageText text={problem.message} />
              {problem.hint !== undefined && (
                <span className={classes.dim}>
                  {' '}
                  <MessageText text={problem.hint} />
                </span>
              )}
            </p>
          ))}
          <p className={classes.dim}>{words.unchanged}</p>
          <Group justify="flex-end" gap={8} mt={24}>
            <Button variant="default" onClick={() => onShowProblems(state.diagnostics)}>
              {words.showProblems}
            </Button>
            <Button onClick={restart}>{words.tryAgain}</Button>
          </Group>
        </div>
      )}
      {options}
      <LeftOutNotice />
      <div className={classes.source}>
        <span>{words.source}</span>
        <Button size="xs" variant="default" leftSection={<FileDown size={14} />} onClick={onDownloadSource}>
          {words.downloadSource}
        </Button>
      </div>
    </Dialog>
  );
}

interface ExportResultProps extends Pick<ExportDialogProps, 'fileName' | 'onDownload'> {
  readonly site: ExportedSite;
  readonly onClose: () => void;
  readonly onShowProblems: (diagnostics: readonly Diagnostic[]) => void;
}

function ExportResult({ site, fileName, onDownload, onClose, onShowProblems }: ExportResultProps) {
  // What the build found is in the list of problems by now.
  const { error: errors, warning: warnings } = useProject(selectProblemCounts);
  const download = useRef<HTMLAnchorElement>(null);
  // The button that had the focus, Cancel, is gone with the progress.
  useEffect(() => download.current?.focus(), []);
  return (
    <>
      <div className={classes.headline} role="status">
        <CircleCheck size={20} className={classes.good} aria-hidden="true" />
        <span>
          {words.ready} <span className={classes.fileName}>{fileName}</span>
        </span>
      </div>
      <dl className={classes.facts}>
        <Fact name={words.facts.pages} value={site.pages.toLocaleString('en')} />
        <Fact name={words.facts.files} value={site.files.toLocaleString('en')} />
        <Fact name={words.facts.size} value={formatBytes(site.size)} />
        <Fact name={words.facts.problems} value={words.problems(errors, warnings) || words.noProblems} />
      </dl>
      {site.failed.length > 0 && <p className={classes.problem}>{words.failed(site.failed.length)}</p>}
      <p className={classes.dim}>
        <MessageText text={words.whatNext} />
      </p>
      <Group justify="flex-end" gap={8} mt={24}>
        {errors + warnings > 0 && (
          <Button variant="default" onClick={() => onShowProblems(site.diagnostics)}>
            {words.showProblems}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
        <Button
          ref={download}
          component="a"
          href={site.url}
          download={fileName}
          leftSection={<Download size={15} />}
          onClick={onDownload}
        >
          {words.download}
        </Button>
      </Group>
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
