import { useCallback, useState } from 'react';

/** Words for a live region. The same words twice are told apart by a space, else the second time would be silent. */
export function useAnnouncer(): readonly [words: string, announce: (words: string) => void] {
  const [words, setWords] = useState('');
  const announce = useCallback((next: string) => setWords((last) => (last === next ? `${next}\u00A0` : next)), []);
  return [words, announce];
}
