import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { assistantWords as words } from '../../../words/assistant-rules.ts';
import classes from '../format/format.module.css';

const AssistantDialog = lazy(() => import('./assistant-dialog.tsx'));

/** The way to the file of rules for an editor's assistant. */
export default function AssistantRow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.row} aria-labelledby="assistant-rules">
      <h3 className={classes.heading} id="assistant-rules">
        {words.heading}
      </h3>
      <p className={classes.help}>{words.help}</p>
      <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
        {words.show}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loader size="sm" type="dots" aria-label={words.loads} role="img" />}>
          <AssistantDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
