import { Button } from '@mantine/core';
import { CloudOff, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { previewWords } from '../../words/preview.ts';
import classes from './preview-pane.module.css';

const words = previewWords.otherHosts;

interface HiddenHostsProps {
  /** Of fonts, pictures in styles and the like, which have no place in the page where this could be said. */
  readonly hosts: readonly string[];
  /** Absent where nothing from other hosts is to be shown. */
  readonly onShow: (() => void) | undefined;
}

/** Says that the page shows less than the finished site: below it, until it is dismissed. */
export function HiddenHosts({ hosts, onShow }: HiddenHostsProps) {
  const [dismissed, setDismissed] = useState('');
  const names = hosts.join(', ');
  return (
    <div role="status" className={classes.notes}>
      {names !== '' && names !== dismissed && (
        <div className={classes.note}>
          <CloudOff size={16} aria-hidden="true" />
          <span>{onShow ? words.hidden(names) : words.hiddenByChoice(names)}</span>
          {onShow && (
            <Button variant="default" size="compact-xs" onClick={onShow}>
              {words.show}
            </Button>
          )}
          <IconButton label={words.dismiss} onClick={() => setDismissed(names)}>
            <X size={15} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
