/** One step that adds files and says in a page that they are shown. Pure. */
import { assetMarkup } from '../../../authoring/assets/asset-markup.ts';
import { nameOf } from '../../../project/paths.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import type { FilesEdit } from '../../store/index.ts';
import type { PlaceMarkup } from '../../uploads/insert-places.ts';
import { assetStepWords } from '../../words/asset-dialogs.ts';

/** What the person said about one file. */
export interface AssetAnswers {
  readonly path: string;
  /** What a picture shows, or the words of a link. */
  readonly text: string;
  readonly isDecorative: boolean;
  readonly caption: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly hasFrame: boolean;
}

export interface AnsweredAsset {
  readonly answers: AssetAnswers;
  readonly contents: Uint8Array;
  /** It is in the project already. */
  readonly isKnown: boolean;
}

export interface Target {
  readonly file: string;
  readonly text: string;
  /** The change that puts the markup of the files where it was wanted. */
  readonly change: PlaceMarkup;
}

export interface AddedAssets {
  readonly edit: FilesEdit;
  /** What to select in the page afterwards. */
  readonly selection?: TextRange;
}

export function addAssets(assets: readonly AnsweredAsset[], target: Target | undefined): AddedAssets {
  const files = new Map(
    assets.filter(({ isKnown }) => !isKnown).map(({ answers, contents }) => [answers.path, contents]),
  );
  const names = assets.length === 1 ? nameOf(assets[0]?.answers.path ?? '') : assetStepWords.files(assets.length);
  if (target === undefined) return { edit: { label: assetStepWords.add(names), files } };
  const pieces = assets.map(({ answers }) =>
    assetMarkup({ ...answers, text: answers.isDecorative ? '' : answers.text.trim() }),
  );
  const { edits, selection } = target.change(target.text, pieces);
  return {
    edit: {
      label: assetStepWords.put(names, target.file),
      files,
      edits: new Map([[target.file, edits]]),
      place: { kind: 'file', path: target.file },
    },
    ...(selection && { selection }),
  };
}
