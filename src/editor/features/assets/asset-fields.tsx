import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { AssetThumbnail } from '../../uploads/asset-thumbnail.tsx';
import { assetFacts } from '../../uploads/asset-words.ts';
import type { IncomingAsset } from '../../uploads/read-incoming.ts';
import { assetDialogWords as words } from '../../words/asset-dialogs.ts';
import { scriptsRemoved } from '../../words/uploads.ts';
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
        {asset.isKnown && <p className={classes.hint}>{words.isKnown}</p>}
        {asset.isCleaned && <p className={classes.hint}>{scriptsRemoved}</p>}
        <TextInput
          label={isPicture || kind === 'video' ? words.shows : words.linkText}
          description={isPicture ? words.showsHelp : undefined}
          placeholder={isPicture ? words.showsExample : undefined}
          value={answers.text}
          disabled={answers.isDecorative}
          error={problem}
          data-autofocus={isFirst || undefined}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        {isPicture && (
          <Checkbox
            size="xs"
            label={words.decorative}
            checked={answers.isDecorative}
            onChange={(event) => set({ isDecorative: event.currentTarget.checked })}
          />
        )}
        {(isPicture || kind === 'video') && (
          <>
            <Checkbox
              size="xs"
              label={words.frame}
              checked={answers.hasFrame}
              onChange={(event) => set({ hasFrame: event.currentTarget.checked })}
            />
            {answers.hasFrame && (
              <TextInput
                label={words.caption}
                placeholder={words.noCaption}
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
            label={words.width}
            suffix=" px"
            min={16}
            max={4000}
            step={10}
            hideControls
            placeholder={asset.size && !asset.size.isFluid ? words.ownWidth(asset.size.width) : words.textWidth}
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
