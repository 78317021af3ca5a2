import { type KeyboardEvent, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * One stop of the Tab key for a row of buttons; arrow keys, Home and End go along it. The button that had the focus last
 * has it again. Properties for the element around the buttons.
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = () => [
    ...(ref.current?.querySelectorAll<HTMLButtonElement>('button[data-rove]:not(:disabled)') ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const current = all.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    if (current < 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    const next = step === undefined ? (event.key === 'Home' ? 0 : all.length - 1) : current + step;
    all[(next + all.length) % all.length]?.focus();
  };
  const onFocus = (event: { target: EventTarget }) => {
    const target = event.target as HTMLElement;
    if (!target.hasAttribute('data-rove')) return;
    for (const button of buttons()) button.tabIndex = button === target ? 0 : -1;
  };
  return { ref, onKeyDown, onFocus };
}
