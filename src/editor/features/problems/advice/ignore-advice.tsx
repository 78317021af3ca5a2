import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import { IgnoreForm } from '../../../problems/ignore-form.tsx';
import { useProject } from '../../../project-context.ts';
import { adviceWords as words } from '../../../words/advice.ts';
import classes from '../problems-panel.module.css';

/** Ignores advice with a reason that stays with the project: in the page, or for its kind. */
export function IgnoreAdvice({ problem }: { readonly problem: Diagnostic }) {
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const [isAsking, setAsking] = useState<boolean>();
  const [reason, setReason] = useState('');
  if (isReadOnly) return null;
  if (isAsking) {
    return <IgnoreForm problem={problem} reason={reason} onReason={setReason} onDone={() => setAsking(false)} />;
  }
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      color="gray"
      className={classes.ignore}
      autoFocus={isAsking === false}
      onClick={() => setAsking(true)}
    >
      {words.ignore}
    </Button>
  );
}
