import { formatOf, isImageFile } from '../../authoring/assets/asset-kind.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { isEditableText, selectConfigSyntax, selectFileText } from '../store/index.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { uiWords } from '../words/ui.ts';
import { versionsWords as words } from '../words/versions.ts';
import classes from './differences.module.css';
import { settingChanges } from './setting-changes.ts';
import { settingSentence, type TitleOf } from './setting-sentence.ts';
import { type Passage, textPassages } from './text-passages.ts';

export interface FileDifferenceProps {
  readonly path: string;
  /** At least one of both is there. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  /** Settings of the configuration are named with it; without it its text is compared. */
  readonly titleOf?: TitleOf;
  /** What both sides are called, where they are not then and now. */
  readonly sides?: DifferenceSides;
}

export interface DifferenceSides {
  readonly was: string;
  readonly now: string;
  readonly size: (before: string, after: string) => string;
}

const CONFIGS: ReadonlySet<string> = new Set(['docs.json', 'mint.json']);
const MOST_SETTINGS = 40;

/** What has changed in a file: settings in words, text with words marked, pictures side by side. */
export function FileDifference({ path, before, after, titleOf, sides = words }: FileDifferenceProps) {
  if (isImageFile(path)) return <Pictures {...{ path, before, after, sides }} />;
  const settings = titleOf && CONFIGS.has(path) && before && after ? settingsOf(path, before, after) : [];
  if (titleOf && settings.length > 0) {
    return (
      <ul className={classes.settings}>
        {settings.slice(0, MOST_SETTINGS).map((setting) => (
          <li key={setting.path.join('/')}>{settingSentence(setting, titleOf)}</li>
        ))}
        {settings.length > MOST_SETTINGS && <li>{words.moreSettings(settings.length - MOST_SETTINGS)}</li>}
      </ul>
    );
  }
  if ([before, after].every((bytes) => bytes === undefined || isEditableText(bytes))) {
    return <TextDifference before={textOf(path, before)} after={textOf(path, after)} />;
  }
  return <p className={classes.dim}>{sides.size(formatBytes(before?.length ?? 0), formatBytes(after?.length ?? 0))}</p>;
}

/** Nothing where one of both cannot be read: then its text tells. */
function settingsOf(path: string, before: Uint8Array, after: Uint8Array) {
  const [old, now] = [before, after].map((bytes) => selectConfigSyntax({ files: new Map([[path, bytes]]) }));
  return old?.status === 'ok' && now?.status === 'ok' ? settingChanges(old.value, now.value) : [];
}

function textOf(path: string, bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : (selectFileText({ files: new Map([[path, bytes]]) }, path) ?? '');
}

/** Text with words marked that came and went. */
export function PassageTexts({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <div className={classes.text}>
      {passages.map((passage, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place.
        <PassageText key={at} passage={passage} />
      ))}
    </div>
  );
}

function TextDifference({ before, after }: { readonly before: string; readonly after: string }) {
  const passages = textPassages(before, after);
  if (!passages) return <p className={classes.dim}>{words.tooDifferent}</p>;
  return <PassageTexts passages={passages} />;
}

function PassageText({ passage }: { readonly passage: Passage }) {
  switch (passage.kind) {
    case 'added':
      return <ins className={classes.added}>{passage.text}</ins>;
    case 'removed':
      return <del className={classes.removed}>{passage.text}</del>;
    case 'unchanged':
      return <span className={classes.unchanged}>{words.unchanged(passage.lines)}</span>;
    default:
      return <span>{passage.text}</span>;
  }
}

type PicturesProps = Pick<FileDifferenceProps, 'path' | 'before' | 'after'> & { readonly sides: DifferenceSides };

function Pictures({ path, before, after, sides }: PicturesProps) {
  return (
    <div className={classes.pictures}>
      <Picture path={path} bytes={before} caption={sides.was} />
      <Picture path={path} bytes={after} caption={sides.now} />
    </div>
  );
}

interface PictureProps {
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
  readonly caption: string;
}

function Picture({ path, bytes, caption }: PictureProps) {
  const { url, isTooMuch } = usePicture(bytes, formatOf(path).mime);
  return (
    <figure className={classes.figure}>
      {url !== undefined && <img src={url} alt="" />}
      {bytes === undefined && <span className={classes.dim}>{words.noPicture}</span>}
      {isTooMuch && <span className={classes.dim}>{uiWords.tooMuchToDraw}</span>}
      <figcaption className={classes.dim}>{caption}</figcaption>
    </figure>
  );
}
