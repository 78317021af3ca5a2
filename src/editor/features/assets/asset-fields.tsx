import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { AssetThumbnail } from '../../uploads/asset-thumbnail.tsx';
import { assetFacts } from '../../uploads/asset-words.ts';
import type { IncomingAsset } from '../../uploads/read-incoming.ts';
import { SCRIPTS_TAKEN_OUT } from '../../uploads/use-incoming.tsx';
import { assetsWords } from '../../words/assets.ts';
import type { AssetAnswers } from './add-assets.ts';
import classes from './assets.module.css';

export interface AssetFieldsProps {
  readonly asset: IncomingAsset;
  readonly answers: AssetAnswers;
  /** Shown where an answer is missing. */
  readonly problem: string | undefined;
  readonly isFirst: boolean;
  readonly onChange: (answers: AssetAnswers) => void;
}

/** What is asked about one file that goes into a page. */
export function AssetFields({ asset, answers, problem, isFirst, onChange }: AssetFieldsProps) {
  const { kind, path, name } = asset;
  const isPicture = kind === 'image';
  const set = (changed: Partial<AssetAnswers>) => onChange({ ...answers, ...changed });
  return (
    <fieldset className={classes.asset}>
      <legend className="lw-hidden">{name || path}</legend>
      <AssetThumbnail path={path} contents={asset.contents} size="tile" />
      <div className={classes.answers}>
        <p className={classes.facts}>
          <strong>{path}</strong>
          <span>{assetFacts(path, asset.contents.length, asset.size)}</span>
        </p>
        {asset.isKnown && <p className={classes.hint}>{assetsWords.isKnown}</p>}
        {asset.isCleaned && <p className={classes.hint}>{SCRIPTS_TAKEN_OUT}</p>}
        <TextInput
          label={isPicture || kind === 'video' ? 'What does it show?' : 'Words of the link'}
          description={isPicture ? 'Read out to those who do not see it (alternative text).' : undefined}
          placeholder={isPicture ? 'The list of projects, with one selected' : undefined}
          value={answers.text}
          disabled={answers.isDecorative}
          error={problem}
          data-autofocus={isFirst || undefined}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        {isPicture && (
          <Checkbox
            size="xs"
            label="Decorative: it says nothing that the text does not say"
            checked={answers.isDecorative}
            onChange={(event) => set({ isDecorative: event.currentTarget.checked })}
          />
        )}
        {(isPicture || kind === 'video') && (
          <>
            <Checkbox
              size="xs"
              label="In a frame, set off from the text"
              checked={answers.hasFrame}
              onChange={(event) => set({ hasFrame: event.currentTarget.checked })}
            />
            {answers.hasFrame && (
              <TextInput
                label="Caption"
                placeholder="None"
                value={answers.caption}
                onChange={(event) => set({ caption: event.currentTarget.value })}
              />
            )}
          </>
        )}
        {isPicture && (
          <NumberInput
            size="xs"
            className={classes.width}
            label="Width"
            suffix=" px"
            min={16}
            max={4000}
            step={10}
            hideControls
            placeholder={asset.size && !asset.size.isFluid ? `${asset.size.width} px, as it is` : 'As wide as the text'}
            value={answers.width ?? ''}
            onChange={(value) => {
              const { width: _, ...rest } = answers;
              onChange(typeof value === 'number' ? { ...rest, width: value } : rest);
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
