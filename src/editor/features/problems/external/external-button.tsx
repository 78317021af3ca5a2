import { Button } from '@mantine/core';
import { Link } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { externalLinkWords as words } from '../../../words/external-links.ts';
import type { ExternalDialogProps } from './external-dialog.tsx';

const ExternalDialog = lazy(() => import('./external-dialog.tsx'));

/** The way to the links to other hosts, which are no problem until somebody has asked. */
export function ExternalButton({ tryLinks, onOpen }: Omit<ExternalDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Link size={13} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ExternalDialog
            tryLinks={tryLinks}
            onOpen={(place) => {
              setOpen(false);
              onOpen(place);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
