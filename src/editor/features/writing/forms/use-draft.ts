import { useState } from 'react';

/**
 * What is typed in a field while it has the focus, beside the value that the page has: blanks at the end, and an empty
 * field on the way to another word, are no values yet. `onLeave` is called with what the field held.
 */
export function useDraft(value: string, onLeave?: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  return {
    shown: draft ?? value,
    setDraft,
    onBlur: () => {
      if (draft !== undefined) onLeave?.(draft);
      setDraft(undefined);
    },
  };
}
