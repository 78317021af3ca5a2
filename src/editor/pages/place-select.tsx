import { NativeSelect } from '@mantine/core';
import { pagePlaceWords } from '../words/pages.ts';
import type { PagePlace } from './page-places.ts';

export interface PlaceSelectProps {
  readonly places: readonly PagePlace[];
  /** Index of the chosen place; -1 for none. */
  readonly value: number;
  readonly onChange: (index: number) => void;
}

/** Where pages stand in the navigation. */
export function PlaceSelect({ places, value, onChange }: PlaceSelectProps) {
  return (
    <NativeSelect
      label={pagePlaceWords.label}
      {...(places.length === 0 && { description: pagePlaceWords.noGroup })}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={[
        ...places.map(({ label }, index) => ({ value: String(index), label })),
        { value: '-1', label: pagePlaceWords.none },
      ]}
    />
  );
}
