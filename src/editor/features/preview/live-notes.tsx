import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import type { LiveNote } from '../../session/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { previewWords } from '../../words/preview.ts';
import classes from './preview-pane.module.css';

const words = previewWords.live;

interface LiveNotesProps {
  readonly notes: readonly LiveNote[];
}

/** What components with state cannot do in the preview, or did wrong: below the page, until it is dismissed. */
export function LiveNotes({ notes }: LiveNotesProps) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const said = notes.map(sentence);
  // What comes up again after it was gone is said again.
  const stillDismissed = dismissed.filter((text) => said.includes(text));
  if (stillDismissed.length < dismissed.length) setDismissed(stillDismissed);
  return (
    <div role="status" className={classes.notes}>
      {said
        .filter((text) => !dismissed.includes(text))
        .map((text) => (
          <div key={text} className={classes.note}>
            <TriangleAlert size={16} aria-hidden="true" />
            <span>
              <MessageText text={text} />
            </span>
            <IconButton label={words.dismiss} onClick={() => setDismissed([...stillDismissed, text])}>
              <X size={15} />
            </IconButton>
          </div>
        ))}
    </div>
  );
}

function sentence({ kind, component, message = '' }: LiveNote): string {
  const name = words.name(component);
  return kind === 'failed' ? words.failed(name, message) : words[kind](name);
}
