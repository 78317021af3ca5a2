import { useState } from 'react';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { adviceWords as words } from '../words/advice.ts';
import { IgnoreForm } from './ignore-form.tsx';

export interface IgnoreDialogProps {
  readonly problem: Diagnostic;
  readonly onClose: () => void;
}

/** For a mark in the code, where there is no room to ask for a reason. */
export default function IgnoreDialog({ problem, onClose }: IgnoreDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog onClose={onClose} title={words.ignoreMark}>
      <p>
        <MessageText text={problem.message} />
      </p>
      <IgnoreForm problem={problem} reason={reason} onReason={setReason} onDone={onClose} />
    </Dialog>
  );
}
