import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { checksWords as words } from '../../../words/checks.ts';
import classes from '../format/format.module.css';

const ChecksDialog = lazy(() => import('./checks-dialog.tsx'));

/** The way to what a project wants to be told about its writing. */
export default function ChecksRow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.row} aria-labelledby="writing-checks">
      <h3 className={classes.heading} id="writing-checks">
        {words.heading}
      </h3>
      <p className={classes.help}>{words.help}</p>
      <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loader size="sm" type="dots" aria-label={words.loads} role="img" />}>
          <ChecksDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
