import { Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { checksWords as words } from '../../../words/checks.ts';
import format from '../format/format.module.css';
import classes from './checks.module.css';
import type { WordDraft } from './choice-draft.ts';

export interface WordFieldsProps {
  readonly list: readonly WordDraft[];
  readonly onChange: (list: readonly WordDraft[]) => void;
}

/** The word list: a line for each term. */
export function WordFields({ list, onChange }: WordFieldsProps) {
  const change = (id: number, part: Partial<WordDraft>) =>
    onChange(list.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <>
      <h3 className={format.heading}>{words.words}</h3>
      <p className={format.help}>{words.wordsHelp}</p>
      {list.map(({ id, use, not }, index) => (
        <fieldset key={id} className={classes.word} aria-label={words.wordNumber(index + 1)}>
          <TextInput
            size="xs"
            label={words.use}
            value={use}
            onChange={(event) => change(id, { use: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            label={words.not}
            value={not}
            onChange={(event) => change(id, { not: event.currentTarget.value })}
          />
          <IconButton label={words.removeWord(index + 1)} onClick={() => onChange(list.filter((one) => one.id !== id))}>
            <X size={14} />
          </IconButton>
        </fieldset>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Plus size={13} aria-hidden="true" />}
        onClick={() => onChange([...list, { id: Math.max(-1, ...list.map(({ id }) => id)) + 1, use: '', not: '' }])}
      >
        {words.addWord}
      </Button>
    </>
  );
}
