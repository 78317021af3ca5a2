/** Fields as in React: they show what the state says, whatever was typed, and begin with their default. */
import { options, type VNode } from 'preact';

/** What a field was given last. */
interface Given {
  readonly value?: unknown;
  readonly checked?: unknown;
  readonly defaultValue?: unknown;
}

type Field = HTMLInputElement & { lwGiven?: Given };

export function keepFields(): void {
  const { diffed } = options;
  options.event = (event) => {
    const field = event.target as Field;
    // When all that the event changed has been drawn.
    if (field.lwGiven) setTimeout(() => reset(field, field.lwGiven ?? {}));
    return event;
  };
  options.diffed = (vnode) => {
    const field = (vnode as VNode & { __e?: Field }).__e;
    if (field && /^(?:input|textarea|select)$/.test(`${vnode.type}`)) {
      const given = vnode.props as Given;
      if (!field.lwGiven && given.defaultValue != null && vnode.type === 'select')
        field.value = `${given.defaultValue}`;
      field.lwGiven = given;
    }
    diffed?.(vnode);
  };
}

function reset(field: Field, { value, checked }: Given): void {
  if (value != null && !field.multiple && field.value !== `${value}`) field.value = `${value}`;
  if (checked != null && field.checked !== checked) field.checked = !!checked;
}
