import { Button } from '@mantine/core';
import { Pipette } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paletteWords } from '../../../words/settings-fields.ts';
import { readImageValue } from '../fields/image-value.ts';
import { valueAt } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';
import classes from './palette.module.css';

const PaletteChoices = lazy(() => import('./palette-choices.tsx'));

export interface LogoPaletteProps {
  /** The choices are there at once. */
  readonly isOpen?: boolean;
}

/** Offers the colours of the logo as those of the site. */
export function LogoPalette({ isOpen = false }: LogoPaletteProps) {
  const { config, isReadOnly } = useSettings();
  const [isAsked, setAsked] = useState(isOpen);
  const { light, dark } = readImageValue(valueAt(config, ['logo']));
  if (isReadOnly) return null;
  if (!isAsked) {
    return (
      <Button
        className={classes.ask ?? ''}
        variant="default"
        size="compact-xs"
        leftSection={<Pipette size={13} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {paletteWords.ask}
      </Button>
    );
  }
  return (
    <Suspense>
      <PaletteChoices light={light} dark={dark} onClose={() => setAsked(false)} />
    </Suspense>
  );
}
