import { useLocalStorage } from '@mantine/hooks';

/** What a person is called in notes: typed once, and kept in this browser. */
export function useNoteAuthor(): readonly [string, (name: string) => void] {
  const [name, setName] = useLocalStorage({
    key: 'leafwright-note-author',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return [name, setName];
}
