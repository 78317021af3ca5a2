import { useState } from 'react';
import { FONT_STACKS } from '../../../../shared/fonts/font-stacks.ts';
import { isRecord } from '../../../../shared/record.ts';
import { settingsWords } from '../../../words/settings.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { chosenFont, fontChanges, NO_FONT, needsFile, OTHER_FONT } from './font-choice.ts';
import { InnerField } from './inner-fields.tsx';
import cards from './radio-cards.module.css';
import { type RadioCard, RadioCards } from './radio-cards.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

const words = settingsWords.font;
/** The keys of both formats. */
const OWN = ['family', 'url', 'source', 'format'];
const PARTS = ['headings', 'heading', 'body'];

/** The font of the site, or of a part of it: a family that needs no file, or another with its file. */
export function FontField(props: FieldInput) {
  const field = useField(props);
  const { editSeveral, kept } = useSettings();
  const { id, key, path, title, value, isReadOnly } = field;
  const [isOther, setOther] = useState(false);
  const held = chosenFont(value);
  const properties = props.schema.properties ?? {};
  const own = OWN.filter((step) => properties[step] !== undefined);
  const chosen = isOther && held === NO_FONT ? OTHER_FONT : held;
  const choose = (choice: string) => {
    setOther(choice === OTHER_FONT);
    if (held === OTHER_FONT && isRecord(value)) {
      kept.set(
        key,
        own.filter((step) => value[step] !== undefined).map((step) => ({ path: [...path, step], value: value[step] })),
      );
    }
    const before = kept.get(key);
    const changes =
      choice === OTHER_FONT
        ? Array.isArray(before)
          ? before
          : fontChanges(path, value, NO_FONT)
        : fontChanges(path, value, choice);
    if (changes.length > 0) editSeveral(changes, words.step(title));
  };
  const inner = { registry: props.registry, schema: props.schema, uiSchema: props.uiSchema, path };
  const isWhole = path.length === 1;
  const choice = (
    <>
      <RadioCards
        id={id}
        name={title}
        cards={fontCards(isWhole)}
        value={chosen}
        isReadOnly={isReadOnly}
        onChange={choose}
      />
      {chosen === OTHER_FONT && (
        <div className={classes.inner}>
          {own.map((step) => (
            <InnerField key={step} {...inner} step={step} />
          ))}
          {needsFile(value) && (
            <p className={classes.note} data-warning>
              {words.noFile}
            </p>
          )}
        </div>
      )}
      {chosen !== NO_FONT && <InnerField {...inner} step="weight" />}
    </>
  );
  if (!isWhole) {
    return (
      <details className={classes.service} data-setting={key} open={value !== undefined || undefined}>
        <summary>{title}</summary>
        <div className={classes.inner}>{choice}</div>
      </details>
    );
  }
  return (
    <SettingFrame field={field} inputId="">
      {choice}
      {PARTS.filter((step) => properties[step] !== undefined).map((step) => (
        <InnerField key={step} {...inner} step={step} />
      ))}
    </SettingFrame>
  );
}

function fontCards(isWhole: boolean): readonly RadioCard[] {
  return [
    {
      value: NO_FONT,
      label: isWhole ? words.system : words.asTheRest,
      drawing: <Sample css="system-ui, sans-serif" />,
    },
    ...FONT_STACKS.map(({ family, title, css }) => ({
      value: family,
      label: words.stack(title, family),
      drawing: <Sample css={css} />,
    })),
    { value: OTHER_FONT, label: words.another, drawing: <Sample css="inherit" text="…" /> },
  ];
}

function Sample({ css, text = words.sample }: { readonly css: string; readonly text?: string }) {
  return (
    <span className={cards.sample} style={{ fontFamily: css }}>
      {text}
    </span>
  );
}
