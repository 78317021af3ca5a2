import { Button, Group, Modal, Progress, Text } from '@mantine/core';
import { FileSearch } from 'lucide-react';
import type { Diagnostic } from '../../../engine/diagnostics.ts';
import { MessageText } from '../../ui/message-text.tsx';
import classes from './home.module.css';

export type ImportState =
  /** `total` is 0 while it is not known. */
  | { readonly status: 'reading'; readonly done: number; readonly total: number }
  | {
      readonly status: 'refused';
      readonly problems: readonly Diagnostic[];
      /** Makes a configuration for what was read; absent when that would not help. */
      readonly makeConfiguration?: () => void;
    };

export interface ImportDialogProps {
  readonly state: ImportState;
  /** Name of the folder or zip. */
  readonly source: string;
  /** Cancels while reading. */
  readonly onClose: () => void;
}

export function ImportDialog({ state, source, onClose }: ImportDialogProps) {
  const isReading = state.status === 'reading';
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size="md"
      title={<strong>{isReading ? `Opening ${source}` : `${source} was not opened`}</strong>}
    >
      {state.status === 'reading' ? (
        <>
          <Text size="sm" mb={12} role="status">
            {readingWords(state.done, state.total)}
          </Text>
          <Progress.Root size={8} transitionDuration={100}>
            <Progress.Section
              value={state.total === 0 ? 100 : (state.done / state.total) * 100}
              animated={state.total === 0}
              aria-label="Files read"
            />
          </Progress.Root>
          <Group justify="flex-end" mt={24}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </>
      ) : (
        <div role="alert">
          {state.problems.slice(0, 8).map((problem) => (
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
          ))}
          <p className={classes.refusalHint}>Nothing was changed on your computer.</p>
          <Group justify="flex-end" gap={8} mt={24}>
            <Button variant="default" onClick={onClose} data-autofocus>
              Close
            </Button>
            {state.makeConfiguration && <Button onClick={state.makeConfiguration}>Make a configuration</Button>}
          </Group>
        </div>
      )}
    </Modal>
  );
}

function readingWords(done: number, total: number): string {
  if (total === 0) return done === 0 ? 'Looking through it…' : `${done.toLocaleString('en')} files found`;
  return `File ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}
