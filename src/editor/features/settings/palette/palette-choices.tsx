import { Button } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { contrastRatio } from '../../../ui/contrast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import { paletteWords } from '../../../words/settings-fields.ts';
import { pageBackground } from '../fields/color-backdrop.ts';
import { textOf, valueAt } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';
import classes from './palette.module.css';
import type { PaletteBackgrounds, SuggestedPalette } from './suggest-palettes.ts';
import { useSuggestedPalettes } from './use-suggested-palettes.ts';

export interface PaletteChoicesProps {
  /** Paths of its pictures in light and in dark mode, as the configuration has them; empty where there is none. */
  readonly light: string;
  readonly dark: string;
  readonly onClose: () => void;
}

/** The palettes that a logo suggests, or why it suggests none. */
export default function PaletteChoices({ light, dark, onClose }: PaletteChoicesProps) {
  const { config, imageBytes } = useSettings();
  const backgrounds = { light: pageBackground(config, 'light'), dark: pageBackground(config, 'dark') };
  const [lightBytes, darkBytes] = [imageBytes(light), imageBytes(dark)];
  const pictures = useMemo(() => {
    const both = new Map([
      [light, lightBytes],
      [dark, darkBytes],
    ]);
    return [...both].filter(([path]) => path !== '').map(([path, bytes]) => ({ path, bytes }));
  }, [light, dark, lightBytes, darkBytes]);
  const suggestion = useSuggestedPalettes(pictures, backgrounds);
  return (
    <section className={classes.choices} aria-label={paletteWords.title}>
      <header className={classes.header}>
        <span className={classes.title}>{paletteWords.title}</span>
        <IconButton label={paletteWords.close} size={24} onClick={onClose}>
          <X size={14} />
        </IconButton>
      </header>
      <div aria-live="polite">
        {suggestion.status === 'unsuitable' && (
          <p className={classes.reason}>
            <MessageText text={suggestion.reason} />
          </p>
        )}
        {suggestion.status === 'reading' && <p className={classes.reason}>{paletteWords.reading}</p>}
        {suggestion.status === 'ok' && (
          <ul className={classes.list}>
            {suggestion.palettes.map((palette) => (
              <li key={palette.from} className={classes.palette}>
                <Choice palette={palette} backgrounds={backgrounds} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly palette: SuggestedPalette;
  readonly backgrounds: PaletteBackgrounds;
}

const KEYS = ['primary', 'light', 'dark'] as const;

function Choice({ palette, backgrounds }: ChoiceProps) {
  const { config, editSeveral } = useSettings();
  const isUsed = KEYS.every((key) => textOf(valueAt(config, ['colors', key])).toLowerCase() === palette[key]);
  const rows = [
    { key: 'primary', words: paletteWords.uses.light, text: palette.primary, ground: backgrounds.light },
    { key: 'light', words: paletteWords.uses.dark, text: palette.light, ground: backgrounds.dark },
    { key: 'dark', words: paletteWords.uses.buttons, text: '#ffffff', ground: palette.dark },
  ];
  return (
    <>
      <ul className={classes.list}>
        {rows.map(({ key, words, text, ground }) => (
          <li key={key} className={classes.row}>
            <span className={classes.sample} style={{ color: text, background: ground }} aria-hidden="true">
              {paletteWords.sample}
            </span>
            <code>{palette[key as (typeof KEYS)[number]]}</code>
            <span className={classes.words}>
              {paletteWords.contrast(words, contrastRatio(text, ground).toFixed(1))}
            </span>
          </li>
        ))}
      </ul>
      <Button
        className={classes.ask ?? ''}
        variant="light"
        size="compact-xs"
        disabled={isUsed}
        leftSection={isUsed && <Check size={13} aria-hidden="true" />}
        onClick={() =>
          editSeveral(
            KEYS.map((key) => ({ path: ['colors', key], value: palette[key] })),
            paletteWords.step,
          )
        }
      >
        {isUsed ? paletteWords.inUse : paletteWords.use(palette.from)}
      </Button>
    </>
  );
}
