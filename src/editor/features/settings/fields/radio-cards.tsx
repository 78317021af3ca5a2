import type { ReactNode } from 'react';
import classes from './radio-cards.module.css';
import { describedBy } from './setting-frame.tsx';

export interface RadioCard {
  readonly value: string;
  readonly label: string;
  /** A small drawing of what the choice looks like; the label says the same. */
  readonly drawing: ReactNode;
}

export interface RadioCardsProps {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly RadioCard[];
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** A choice with a drawing of each: radio buttons, so arrow keys go from one to the next. */
export function RadioCards({ id, name, cards, value, isReadOnly, onChange }: RadioCardsProps) {
  return (
    <div className={classes.cards} role="radiogroup" aria-label={name} aria-describedby={describedBy(id)}>
      {cards.map((card) => (
        <label key={card.value} className={classes.card}>
          <input
            type="radio"
            name={id}
            value={card.value}
            checked={card.value === value}
            disabled={isReadOnly}
            onChange={() => onChange(card.value)}
          />
          <span className={classes.drawing} aria-hidden="true">
            {card.drawing}
          </span>
          <span className={classes.label}>{card.label}</span>
        </label>
      ))}
    </div>
  );
}
