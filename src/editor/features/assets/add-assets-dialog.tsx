import { Button, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatOf } from '../../../engine/assets/asset-kind.ts';
import { wordsOf } from '../../../engine/assets/asset-markup.ts';
import { uniquePath } from '../../../engine/assets/asset-path.ts';
import { readImageSize } from '../../../engine/project/image-size.ts';
import { withoutExtension } from '../../../engine/project/paths.ts';
import type { TextRange } from '../../../engine/source-edit/text-edit.ts';
import { useProjectStore } from '../../project-context.ts';
import { selectFileText } from '../../store/index.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { type AssetAnswers, addAssets } from './add-assets.ts';
import { AssetFields } from './asset-fields.tsx';
import classes from './assets.module.css';
import { type IncomingAsset, LARGE_IMAGE_BYTES } from './read-incoming.ts';
import { shrinkImage } from './shrink-image.ts';

export interface AddAssetsDialogProps {
  readonly assets: readonly IncomingAsset[];
  /** The page they are put into, and where. */
  readonly file: string;
  readonly offset: number;
  readonly onAdded: (selection: TextRange | undefined) => void;
  readonly onClose: () => void;
}

/** Asks what pictures show before they go into a page. */
export default function AddAssetsDialog({ assets: given, file, offset, onAdded, onClose }: AddAssetsDialogProps) {
  const store = useProjectStore();
  const [assets, setAssets] = useState(given);
  const [answers, setAnswers] = useState(() => given.map(initialAnswers));
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isShrinking, setShrinking] = useState(false);
  const large = assets.filter(isLarge);

  const add = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (assets.some((asset, index) => missing(asset, answers[index]) !== undefined)) return;
    const state = store.getState();
    const text = selectFileText(state, file) ?? '';
    const { edit, selection } = addAssets(
      assets.flatMap((asset, index) => {
        const own = answers[index];
        return own ? [{ answers: { ...own, path: asset.path }, contents: asset.contents, isKnown: asset.isKnown }] : [];
      }),
      { file, text, offset },
    );
    const result = store.actions.editFiles(edit);
    if (result.status === 'refused') return setRefusal(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onAdded(selection);
    onClose();
  };
  const shrink = async () => {
    setShrinking(true);
    const taken = new Set([...store.getState().files.keys()].map((path) => path.toLowerCase()));
    setAssets(await Promise.all(assets.map(async (asset) => (isLarge(asset) ? shrunk(asset, taken) : asset))));
    setShrinking(false);
  };

  const count = assets.length === 1 ? (assets[0]?.kind === 'image' ? 'a picture' : 'a file') : `${assets.length} files`;
  return (
    <Modal opened onClose={onClose} title={<strong>{`Put ${count} into the page`}</strong>} size="lg">
      <form onSubmit={add} noValidate>
        {large.length > 0 && (
          <div className={classes.notice}>
            <p>
              {large.length === 1 ? `${large[0]?.path} has` : `${large.length} pictures have`}{' '}
              {formatBytes(large.reduce((sum, { contents }) => sum + contents.length, 0))}: readers on the move wait for
              that. A page needs no picture wider than 2000 pixels.
            </p>
            <Button variant="default" size="compact-xs" loading={isShrinking} onClick={() => void shrink()}>
              Make {large.length === 1 ? 'it' : 'them'} smaller
            </Button>
          </div>
        )}
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
            Cancel
          </Button>
          <Button type="submit">Put into the page</Button>
        </Group>
      </form>
    </Modal>
  );
}

function initialAnswers({ path, kind }: IncomingAsset): AssetAnswers {
  const isLink = kind !== 'image' && kind !== 'video';
  return { path, text: isLink ? wordsOf(path) : '', isDecorative: false, caption: '', hasFrame: kind === 'video' };
}

function missing({ kind }: IncomingAsset, answers: AssetAnswers | undefined): string | undefined {
  if (answers === undefined || answers.isDecorative || answers.text.trim() !== '') return undefined;
  if (kind === 'video') return undefined;
  return kind === 'image'
    ? 'Say in a few words what it shows, or mark it as decorative.'
    : 'Write the words that readers click.';
}

/** What has been looked at and did not get smaller stays as it is. */
const asSmallAsCanBe = new WeakSet<Uint8Array>();

function isLarge({ kind, path, contents, isKnown }: IncomingAsset): boolean {
  const isDrawn = kind === 'image' && !/\.(?:svg|gif)$/i.test(path);
  return isDrawn && !isKnown && contents.length > LARGE_IMAGE_BYTES && !asSmallAsCanBe.has(contents);
}

async function shrunk(asset: IncomingAsset, taken: ReadonlySet<string>): Promise<IncomingAsset> {
  const contents = await shrinkImage(asset.contents, formatOf(asset.path).mime);
  if (contents === undefined) {
    asSmallAsCanBe.add(asset.contents);
    return asset;
  }
  asSmallAsCanBe.add(contents);
  const size = readImageSize(contents);
  return { ...asset, contents, ...(size && { size }), path: uniquePath(`${withoutExtension(asset.path)}.webp`, taken) };
}
