import { Menu as MenuIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { railWords } from '../../words/rail.ts';
import classes from './bottom-bar.module.css';
import { countWords, type RailItem } from './rail-item.ts';

export interface SectionMenuProps {
  readonly items: readonly RailItem[];
  /** Called when a section was chosen, the current one too. */
  readonly onChoose: () => void;
}

/** A button that opens the list of sections above it. */
export function SectionMenu({ items, onChoose }: SectionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = items.reduce((sum, item) => sum + (item.count ?? 0), 0);
  useEffect(() => {
    if (!isOpen) return;
    nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setOpen(false);
    };
    // A frame keeps its clicks to itself, but the window then loses the focus to it.
    const onBlur = () => setOpen(false);
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('blur', onBlur);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links: (Element | null)[] = [...(nav.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement);
    const next = links[(at + step + links.length) % links.length];
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <nav
      ref={nav}
      className={classes.sections}
      aria-label={railWords.sections}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon size={18} aria-hidden="true" />
        <span className={classes.label}>{railWords.sections}</span>
        {count > 0 && (
          <span className={classes.badge}>
            {countWords(count)}
            <span className="lw-hidden">{railWords.problems(count)}</span>
          </span>
        )}
      </button>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            <a
              className={classes.link}
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              onClick={() => {
                setOpen(false);
                onChoose();
              }}
            >
              {item.icon}
              <span className={classes.linkLabel}>{item.label}</span>
              {item.count !== undefined && item.count > 0 && (
                <span className={classes.count}>{countWords(item.count)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
