import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What is being typed while it is not fit for the file yet: it stays in the field and goes to the file when the field
 * is left or goes away, so that nothing is lost.
 */
export function useDraft(commit: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const leave = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    commit(draft);
  };
  const goAway = useEffectEvent(leave);
  useEffect(() => () => goAway(), []);
  return {
    draft,
    setDraft,
    /** For the input: while it holds a draft, it takes back its own typing. */
    draftProps: { onBlur: leave, 'data-own-undo': draft !== undefined || undefined },
  };
}
