import { useEffect, useRef, useState } from 'react';
import { useProjectStore } from '../../../project-context.ts';
import { useWriting } from '../writing-context.ts';

/**
 * What is typed in a field while it has the focus, beside the value that the page has: blanks at the end, and an empty
 * field on the way to another word, are no values yet. When something else than the field changes what is written (undo,
 * a button), the field shows that. `onLeave` is called with what the field held.
 */
export function useTypedText(value: string, onLeave?: (text: string) => void) {
  const { readNow } = useWriting();
  const { subscribe } = useProjectStore();
  const [draft, setDraft] = useState<string>();
  /** The text with what was typed; none while it is written. */
  const written = useRef<string>(undefined);
  const isTyped = draft !== undefined;
  useEffect(() => {
    if (!isTyped) return;
    return subscribe(() => {
      if (written.current !== undefined && written.current !== readNow().text) setDraft(undefined);
    });
  }, [isTyped, subscribe, readNow]);
  return {
    shown: draft ?? value,
    isTyped,
    /** Shows what was typed; `write` puts into the page what there is of a value in it. */
    type: (text: string, write: () => void) => {
      setDraft(text);
      written.current = undefined;
      write();
      written.current = readNow().text;
    },
    onBlur: () => {
      if (draft !== undefined) onLeave?.(draft);
      setDraft(undefined);
    },
  };
}
