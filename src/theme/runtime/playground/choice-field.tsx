/** @jsxImportSource preact */

interface ChoiceFieldProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  /** Index of the chosen one. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A choice of how the request is made, among ways that the page knows. */
export function ChoiceField({ id, label, options, chosen, onChoose }: ChoiceFieldProps) {
  return (
    <div class="pg-field">
      <label class="pg-name" for={id}>
        {label}
      </label>
      <select id={id} class="pg-control" onChange={({ currentTarget }) => onChoose(currentTarget.selectedIndex)}>
        {options.map((option, index) => (
          <option selected={index === chosen}>{option}</option>
        ))}
      </select>
    </div>
  );
}
