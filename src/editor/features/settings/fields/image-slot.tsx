import { Autocomplete, FileButton } from '@mantine/core';
import { ImageUp, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { folderOf } from '../../../../project/paths.ts';
import { usePicture } from '../../../pictures/use-picture.ts';
import type { SettingChange } from '../../../store/index.ts';
import { DROPDOWN } from '../../../ui/dropdown.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FOR_ICONS } from '../../../uploads/shrink-image.ts';
import { useIncoming } from '../../../uploads/use-incoming.tsx';
import { settingsWords } from '../../../words/settings.ts';
import { uiWords } from '../../../words/ui.ts';
import { imageType } from '../image-type.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { describedBy } from './setting-frame.tsx';

export interface ImageSlotProps {
  readonly id: string;
  /** Names the picture, its input and its buttons. */
  readonly name: string;
  readonly path: string;
  readonly placeholder: string | undefined;
  /** The backgrounds it is shown on. */
  readonly backdrops: readonly ('light' | 'dark')[];
  readonly hasError: boolean;
  /** The change of the setting for another picture; for an empty path, that takes it away. */
  readonly changeTo: (path: string) => SettingChange;
  /** Called when an upload has become the picture. */
  readonly onUploaded?: () => void;
}

/** One picture: how it looks, its path with the project's pictures to choose from, and a place to drop a new one. */
export function ImageSlot(props: ImageSlotProps) {
  const { id, name, path, placeholder, backdrops, hasError, changeTo, onUploaded } = props;
  const context = useSettings();
  const [isDropTarget, setDropTarget] = useState(false);
  const bytes = context.imageBytes(path);
  const uploads = useIncoming();
  const { url, isTooMuch } = usePicture(bytes, imageType(path));

  const onChange = (next: string) => {
    const { path: setting, value } = changeTo(next);
    context.edit(setting, value, name);
  };
  const upload = async (file: File | null | undefined) => {
    if (!file) return;
    const { path: setting } = changeTo('');
    const [picture] = await uploads.take([file], {
      refusal: settingsWords.notAdded,
      isPictureWanted: true,
      calledAfter: name,
      folder: folderBeside(path),
      ...(setting[0] === 'favicon' && { target: FOR_ICONS }),
    });
    if (picture && context.upload(picture, { title: name, changeTo })) onUploaded?.();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    void upload(event.dataTransfer.files[0]);
  };

  return (
    <div className={classes.slot}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone. */}
      <div
        className={classes.tiles}
        data-drop-target={isDropTarget || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDropTarget(true);
        }}
        onDragLeave={() => setDropTarget(false)}
        onDrop={onDrop}
      >
        {backdrops.map((backdrop, index) => (
          <span key={backdrop} className={classes.tile} data-backdrop={backdrop}>
            {url === undefined ? (
              // The words stand once, on the first background.
              index === 0 && (
                <span className={classes.tileText}>
                  {isTooMuch ? uiWords.tooMuchToDraw : tileWords(path, bytes !== undefined)}
                </span>
              )
            ) : (
              <img src={url} alt={settingsWords.onBackground(name, backdrop)} />
            )}
          </span>
        ))}
      </div>
      <div className={classes.pathRow}>
        <Autocomplete
          id={id}
          size="xs"
          aria-label={name}
          className={classes.path}
          value={path}
          data={context.images.map((image) => `/${image}`)}
          limit={50}
          comboboxProps={DROPDOWN}
          placeholder={placeholder}
          readOnly={context.isReadOnly}
          error={hasError}
          aria-describedby={describedBy(id)}
          onChange={onChange}
        />
        <FileButton onChange={(file) => void upload(file)} accept="image/*" disabled={context.isReadOnly}>
          {(button) => (
            <IconButton {...button} label={settingsWords.upload(name)} variant="default">
              <ImageUp size={15} />
            </IconButton>
          )}
        </FileButton>
        {path !== '' && !context.isReadOnly && (
          <IconButton label={settingsWords.remove(name)} onClick={() => onChange('')}>
            <X size={15} />
          </IconButton>
        )}
      </div>
      {path !== '' && bytes === undefined && !isAddress(path) && (
        <p className={classes.missing}>{settingsWords.noSuchFile}</p>
      )}
      {uploads.dialog}
    </div>
  );
}

function tileWords(path: string, isThere: boolean): string {
  if (path === '') return settingsWords.dropPicture;
  if (isAddress(path)) return settingsWords.onTheWeb;
  return isThere ? '' : settingsWords.notFound;
}

function isAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** The folder of the picture that a new one takes the place of. */
function folderBeside(path: string): string | undefined {
  return isAddress(path) ? undefined : folderOf(path.replace(/^\.?\//, '')) || undefined;
}
