/** What every field of the form shares. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface FormContext {
  /** By the id of the control. */
  readonly faults: ReadonlyMap<string, string>;
  /** Something was typed. */
  readonly changed: () => void;
}

export const FormContext = createContext<FormContext>({ faults: new Map(), changed: () => undefined });

export function useForm(): FormContext {
  return useContext(FormContext);
}

/** Once it is there. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusOn(id)));
}

/** Opens what it lies in. */
export function focusOn(id: string): void {
  const element = document.getElementById(id);
  for (let around = element?.parentElement?.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  element?.focus();
}
