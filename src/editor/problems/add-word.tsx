import { Button } from '@mantine/core';
import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { useProject, useProjectStore } from '../project-context.ts';
import { MessageText } from '../ui/message-text.tsx';
import { adviceWords as words } from '../words/advice.ts';

/** The word of a finding that is right: the project shall know it. */
export function AddWord({ problem: { code, subject, range } }: { readonly problem: Diagnostic }) {
  const store = useProjectStore();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const [refusal, setRefusal] = useState<string>();
  const [word] = subject ?? [];
  if (code !== 'writing/spelling' || word === undefined || range === undefined || isReadOnly) return null;
  const add = async () => {
    const { addWord } = await import('./add-word-to-list.ts');
    setRefusal(addWord(store, word));
  };
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<BookPlus size={12} aria-hidden="true" />}
        onClick={() => void add()}
      >
        {words.addWord}
      </Button>
      {refusal !== undefined && (
        <span role="alert">
          <MessageText text={refusal} />
        </span>
      )}
    </>
  );
}
