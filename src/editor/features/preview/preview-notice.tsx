import { Button, Loader } from '@mantine/core';
import { CirclePause, FileQuestion, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PreviewStatus } from '../../session/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { previewWords as words } from '../../words/preview.ts';
import classes from './preview-pane.module.css';

interface PreviewNoticeProps {
  readonly status: PreviewStatus;
  readonly onRetry: () => void;
  readonly onHome: () => void;
  readonly onShowProblems: () => void;
}

export function PreviewNotice({ status, onRetry, onHome, onShowProblems }: PreviewNoticeProps) {
  return (
    <>
      {/* The region is there from the start: a screen reader announces what comes into it. */}
      <div role="status">{quiet(status, onRetry, onShowProblems)}</div>
      {covering(status, onRetry, onHome, onShowProblems)}
    </>
  );
}

function quiet(status: PreviewStatus, onRetry: () => void, onShowProblems: () => void): ReactNode {
  if (status.kind === 'broken') {
    return (
      <div className={classes.notice} data-kind="broken">
        <TriangleAlert size={16} aria-hidden="true" />
        <span className={classes.noticeText}>
          <MessageText text={status.message} />
          {status.isStale && <span className={classes.noticeNote}>{words.broken.isStale}</span>}
        </span>
        <Button variant="default" size="compact-xs" onClick={onShowProblems}>
          {words.broken.show}
        </Button>
      </div>
    );
  }
  if (status.kind === 'stopped') {
    return (
      <div className={classes.notice} data-kind="stopped">
        <CirclePause size={16} aria-hidden="true" />
        <span className={classes.noticeText}>
          <strong>{words.stopped.title}</strong> <MessageText text={status.message} />
        </span>
        <Button variant="default" size="compact-xs" onClick={onRetry}>
          {words.stopped.retry}
        </Button>
      </div>
    );
  }
  return null;
}

function covering(
  status: PreviewStatus,
  onRetry: () => void,
  onHome: () => void,
  onShowProblems: () => void,
): ReactNode {
  if (status.kind === 'starting') {
    return (
      <div className={classes.cover}>
        <Loader size="sm" type="dots" aria-label={words.starting} role="img" />
      </div>
    );
  }
  if (status.kind === 'missing') {
    return (
      <div className={classes.cover}>
        <EmptyState
          icon={<FileQuestion size={20} />}
          title={status.hasPages ? words.missing.page : words.missing.pages}
          action={
            status.hasPages && (
              <Button variant="default" onClick={onHome}>
                {words.missing.home}
              </Button>
            )
          }
        >
          {status.hasPages ? words.missing.pageHint : words.missing.pagesHint}
        </EmptyState>
      </div>
    );
  }
  if (status.kind === 'blank') {
    return (
      <div className={classes.cover} role="alert">
        <EmptyState
          icon={<TriangleAlert size={20} />}
          title={words.blank.title}
          action={
            <Button variant="default" onClick={onShowProblems}>
              {words.broken.show}
            </Button>
          }
        >
          <MessageText text={status.message} />
        </EmptyState>
      </div>
    );
  }
  if (status.kind === 'failed') {
    return (
      <div className={classes.cover} role="alert">
        <EmptyState
          icon={<TriangleAlert size={20} />}
          title={words.failed.title}
          action={
            <Button variant="default" onClick={onRetry}>
              {words.failed.retry}
            </Button>
          }
        >
          <MessageText text={status.message} />
          {words.failed.hint}
        </EmptyState>
      </div>
    );
  }
  return null;
}
