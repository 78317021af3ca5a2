import { Button } from '@mantine/core';
import { Puzzle } from 'lucide-react';
import { previewWords as words } from '../../words/preview.ts';
import classes from './preview-pane.module.css';
import type { SnippetPlace } from './preview-pane.tsx';

interface SnippetNoticeProps {
  readonly snippet: SnippetPlace | undefined;
  readonly onOpen: (place: SnippetPlace) => void;
}

/** What was clicked stands in a file of its own, which other pages may show too. */
export function SnippetNotice({ snippet, onOpen }: SnippetNoticeProps) {
  return (
    <div role="status">
      {snippet && (
        <div className={classes.notice} data-kind="snippet">
          <Puzzle size={16} aria-hidden="true" />
          <span className={classes.noticeText}>
            {words.snippet.from}
            <strong>{snippet.file}</strong>
            {words.snippet.line(snippet.line)}
          </span>
          <Button variant="default" size="compact-xs" onClick={() => onOpen(snippet)}>
            {words.snippet.open}
          </Button>
        </div>
      )}
    </div>
  );
}
