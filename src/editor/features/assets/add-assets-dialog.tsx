import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '../../../authoring/assets/asset-markup.ts';
import { takenPaths } from '../../../authoring/assets/asset-path.ts';
import { placeMarkup } from '../../../authoring/assets/place-markup.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { useProjectStore } from '../../project-context.ts';
import { selectFileText } from '../../store/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import type { InsertPlace, PlaceMarkup } from '../../uploads/insert-places.ts';
import { LargeNotice } from '../../uploads/large-notice.tsx';
import type { IncomingAsset } from '../../uploads/read-incoming.ts';
import { assetDialogWords as words } from '../../words/asset-dialogs.ts';
import { uiWords } from '../../words/ui.ts';
import { type AssetAnswers, addAssets } from './add-assets.ts';
import { AssetFields } from './asset-fields.tsx';
import classes from './assets.module.css';

export interface AddAssetsDialogProps {
  readonly assets: readonly IncomingAsset[];
  /** The page they are put into, and where. */
  readonly file: string;
  readonly place: InsertPlace;
  readonly onAdded: (selection: TextRange | undefined) => void;
  readonly onClose: () => void;
}

/** Asks what pictures show before they go into a page. */
export default function AddAssetsDialog({ assets: given, file, place, onAdded, onClose }: AddAssetsDialogProps) {
  const store = useProjectStore();
  const [assets, setAssets] = useState(given);
  const [answers, setAnswers] = useState(() => given.map(initialAnswers));
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const add = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (assets.some((asset, index) => missing(asset, answers[index]) !== undefined)) return;
    const state = store.settle();
    const text = selectFileText(state, file) ?? '';
    const { edit, selection } = addAssets(
      assets.flatMap((asset, index) => {
        const own = answers[index];
        return own ? [{ answers: { ...own, path: asset.path }, contents: asset.contents, isKnown: asset.isKnown }] : [];
      }),
      { file, text, change: changeAt(place) },
    );
    const result = store.actions.editFiles(edit);
    if (result.status === 'refused') return setRefusal(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onAdded(selection);
    onClose();
  };
  const title = assets.length === 1 ? words.putOne(assets[0]?.kind === 'image') : words.putSeveral(assets.length);
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <form onSubmit={add} noValidate>
        <LargeNotice assets={assets} takenPaths={() => takenPaths(store.settle().files)} onShrunk={setAssets} />
        <div className={classes.assets}>
          {assets.map((asset, index) => (
            <AssetFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order; paths may.
              key={index}
              asset={asset}
              answers={answers[index] ?? initialAnswers(asset)}
              isFirst={index === 0}
              problem={isAsked ? missing(asset, answers[index]) : undefined}
              onChange={(own) => setAnswers(answers.map((other, at) => (at === index ? own : other)))}
            />
          ))}
        </div>
        {refusal !== undefined && (
          <p role="alert" className={classes.refusal}>
            <MessageText text={refusal} />
          </p>
        )}
        <Group justify="flex-end" gap={8} mt={16}>
          <Button variant="default" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button type="submit">{words.put}</Button>
        </Group>
      </form>
    </Dialog>
  );
}

function initialAnswers({ path, kind }: IncomingAsset): AssetAnswers {
  const isLink = kind !== 'image' && kind !== 'video';
  return { path, text: isLink ? wordsOf(path) : '', isDecorative: false, caption: '', hasFrame: kind === 'video' };
}

function missing({ kind }: IncomingAsset, answers: AssetAnswers | undefined): string | undefined {
  if (answers === undefined || answers.isDecorative || answers.text.trim() !== '') return undefined;
  if (kind === 'video') return undefined;
  return kind === 'image' ? words.showsMissing : words.linkTextMissing;
}

function changeAt({ at }: InsertPlace): PlaceMarkup {
  if (typeof at === 'function') return at;
  return (text, pieces) => placeMarkup(text, at ?? text.trimEnd().length, pieces);
}
