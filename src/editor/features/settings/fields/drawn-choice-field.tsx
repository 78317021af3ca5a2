import { ChoiceDrawing } from './choice-drawing.tsx';
import { choicesOf, foreignLabel } from './choices.ts';
import { type RadioCard, RadioCards } from './radio-cards.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

const UNSET = '';
const FOREIGN = 'foreign';

/** A setting with a few values and a drawing of each. The first takes it out of the file. */
export function DrawnChoiceField(props: FieldInput) {
  const field = useField(props);
  const { id, key, value, edit, isReadOnly } = field;
  const { known, unset, usual } = choicesOf(key, field.uiSchema);
  const others = known.filter((choice) => choice.value !== usual);
  const isKnown = known.some((choice) => choice.value === value);
  const card = (cardValue: string, label: string, drawn = cardValue): RadioCard => ({
    value: cardValue,
    label,
    drawing: <ChoiceDrawing setting={key} value={drawn} />,
  });
  const cards = [
    card(UNSET, unset, typeof usual === 'string' ? usual : UNSET),
    ...others.map((choice) => card(String(choice.value), choice.label)),
    ...(value === undefined || isKnown ? [] : [card(FOREIGN, foreignLabel(value))]),
  ];
  return (
    <SettingFrame field={field} inputId="">
      <RadioCards
        id={id}
        name={field.title}
        cards={cards}
        value={value === undefined || value === usual ? UNSET : isKnown ? String(value) : FOREIGN}
        isReadOnly={isReadOnly}
        onChange={(next) => edit(next === UNSET ? undefined : others.find(({ value: one }) => one === next)?.value)}
      />
    </SettingFrame>
  );
}
