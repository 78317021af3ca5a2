import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Diagnostic } from '../../../engine/diagnostics.ts';
import { createLeftTest } from '../../../engine/left-problems.ts';
import { useProject } from '../../project-context.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { MessageText } from '../../ui/message-text.tsx';
import classes from './export-dialog.module.css';
import { type ExportedSite, type ExportRun, useExport } from './use-export.ts';

export interface ExportDialogProps {
  /** Builds the site; see `ExportRun`. */
  readonly run: ExportRun;
  /** Name of the zip, for example `acme-docs-site.zip`. */
  readonly fileName: string;
  /** Hands out the project's own files, as they are edited. */
  readonly onDownloadSource: () => void;
  /** What the person may choose; another choice builds the site anew. */
  readonly options?: ReactNode;
  readonly onClose: () => void;
  readonly onShowProblems: (diagnostics: readonly Diagnostic[]) => void;
}

/** Builds the site as soon as it opens, with progress and a way to stop, and ends with the zip to take. */
export function ExportDialog({ run, fileName, options, onDownloadSource, onClose, onShowProblems }: ExportDialogProps) {
  const { state, cancel, restart } = useExport(run);
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Modal opened onClose={close} title={<strong>Export the site</strong>} size={560} closeOnClickOutside={false}>
      {state.status === 'running' && (
        <>
          <Text size="sm" mb={12} role="status">
            {state.total === 0
              ? 'Reading the project…'
              : `Page ${state.done.toLocaleString('en')} of ${state.total.toLocaleString('en')}`}
          </Text>
          <Progress.Root size={8} transitionDuration={100}>
            <Progress.Section
              value={state.total === 0 ? 0 : (state.done / state.total) * 100}
              aria-label="Pages built"
            />
          </Progress.Root>
          <Group justify="flex-end" mt={24}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
          </Group>
        </>
      )}
      {state.status === 'done' && (
        <ExportResult site={state.site} fileName={fileName} onClose={close} onShowProblems={onShowProblems} />
      )}
      {state.status === 'failed' && (
        <div role="alert">
          <div className={classes.headline}>
            <TriangleAlert size={20} className={classes.bad} aria-hidden="true" />
            <span>The site was not built</span>
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
          <p className={classes.dim}>Your project is unchanged.</p>
          <Group justify="flex-end" gap={8} mt={24}>
            <Button variant="default" onClick={() => onShowProblems(state.diagnostics)}>
              Show problems
            </Button>
            <Button onClick={restart}>Try again</Button>
          </Group>
        </div>
      )}
      {options}
      <p className={classes.source}>
        To go on elsewhere, take the pages and settings themselves:{' '}
        <button type="button" className={classes.sourceButton} onClick={onDownloadSource}>
          the project’s files
        </button>
      </p>
    </Modal>
  );
}

interface ExportResultProps {
  readonly site: ExportedSite;
  readonly fileName: string;
  readonly onClose: () => void;
  readonly onShowProblems: (diagnostics: readonly Diagnostic[]) => void;
}

function ExportResult({ site, fileName, onClose, onShowProblems }: ExportResultProps) {
  const left = useProject((state) => state.leftProblems);
  const isLeft = createLeftTest(left);
  const problems = distinct(site.diagnostics).filter((problem) => !isLeft(problem));
  const count = (severity: Diagnostic['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  const errors = count('error');
  const warnings = count('warning');
  const download = useRef<HTMLAnchorElement>(null);
  // The button that had the focus, Cancel, is gone with the progress.
  useEffect(() => download.current?.focus(), []);
  return (
    <>
      <div className={classes.headline} role="status">
        <CircleCheck size={20} className={classes.good} aria-hidden="true" />
        <span>
          The site is ready: <span className={classes.fileName}>{fileName}</span>
        </span>
      </div>
      <dl className={classes.facts}>
        <Fact name="Pages" value={site.pages.toLocaleString('en')} />
        <Fact name="Files" value={site.files.toLocaleString('en')} />
        <Fact name="Size" value={formatBytes(site.size)} />
        <Fact name="Problems" value={errors + warnings === 0 ? 'none' : problemWords(errors, warnings)} />
      </dl>
      {site.failed.length > 0 && (
        <p className={classes.problem}>
          {site.failed.length === 1 ? 'One page has' : `${site.failed.length} pages have`} a mistake and{' '}
          {site.failed.length === 1 ? 'stands' : 'stand'} in the site as plain text.
        </p>
      )}
      <p className={classes.dim}>
        Unzip it and double-click <code>index.html</code>: the site opens without a server. To publish it, put the
        folder on any web host.
      </p>
      <Group justify="flex-end" gap={8} mt={24}>
        {errors + warnings > 0 && (
          <Button variant="default" onClick={() => onShowProblems(site.diagnostics)}>
            Show problems
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button ref={download} component="a" href={site.url} download={fileName} leftSection={<Download size={15} />}>
          Download the zip
        </Button>
      </Group>
    </>
  );
}

/** A snippet's problem comes once for each page that uses the snippet. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function problemWords(errors: number, warnings: number): string {
  return [
    ...(errors > 0 ? [errors === 1 ? '1 error' : `${errors} errors`] : []),
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
  ].join(', ');
}
