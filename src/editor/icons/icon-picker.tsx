import { NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { iconWords } from '../words/icons.ts';
import { findIconNames } from './find-icons.ts';
import { IconMark } from './icon-mark.tsx';
import classes from './icon-picker.module.css';
import { ICON_STYLES, type IconStyle, readIconStyle } from './icon-style.ts';
import { useIconLibrary } from './use-icon-library.ts';

export interface IconPickerProps {
  readonly name: string;
  readonly style: IconStyle | undefined;
  readonly onChoose: (name: string) => void;
  readonly onStyle: (style: IconStyle | undefined) => void;
  readonly onClose: () => void;
}

/** As many as are drawn at once; a word more finds the others. */
const MOST_SHOWN = 160;

/** All icons, found by name, drawn in the style that the site will draw them in. */
export default function IconPicker({ name, style, onChoose, onStyle, onClose }: IconPickerProps) {
  const library = useIconLibrary();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const names = useMemo(() => (typeof library === 'string' ? [] : [...new Set(library.names?.() ?? [])]), [library]);
  const found = useMemo(() => findIconNames(names, query), [names, query]);
  const shown = found.slice(0, MOST_SHOWN);

  const onKeyDown = (event: KeyboardEvent) => {
    // As many as the window has room for.
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + step, 0), shown.length - 1);
    setCurrent(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Dialog onClose={onClose} title={iconWords.title} size={460}>
      <div className={classes.pickerTools}>
        <TextInput
          aria-label={iconWords.find}
          placeholder={iconWords.findExample}
          data-autofocus
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setCurrent(0);
          }}
          onKeyDown={(event) => {
            const [first] = shown;
            if (event.key === 'ArrowDown') grid.current?.querySelector('button')?.focus();
            else if (event.key === 'Enter' && query.trim() !== '' && first !== undefined) onChoose(first);
            else return;
            event.preventDefault();
          }}
        />
        <NativeSelect
          aria-label={iconWords.style}
          value={style ?? ''}
          onChange={(event) => onStyle(readIconStyle(event.currentTarget.value))}
          data={[{ value: '', label: iconWords.defaultStyle }, ...ICON_STYLES]}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside. */}
      <div ref={grid} className={classes.pickerGrid} onKeyDown={onKeyDown}>
        {shown.map((icon, index) => (
          <button
            key={icon}
            type="button"
            aria-label={icon}
            aria-pressed={icon === name}
            title={icon}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChoose(icon)}
          >
            <IconMark icon={{ name: icon, ...(style && { type: style }) }} size={20} />
          </button>
        ))}
      </div>
      <p className={classes.pickerStatus} role="status">
        {wordsFor(library, found.length, query)}
      </p>
    </Dialog>
  );
}

function wordsFor(library: ReturnType<typeof useIconLibrary>, count: number, query: string): string {
  if (library === 'loading') return iconWords.loading;
  if (library === 'failed') return iconWords.failed;
  if (count === 0) return iconWords.noMatch(query);
  return count > MOST_SHOWN ? iconWords.firstOf(MOST_SHOWN, count) : iconWords.count(count);
}
