import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { imageMarkup, linkAt, readLink, setImage } from '../../../../authoring/source-edit/links.ts';
import type { BlockPlace } from '../../../../page-source/blocks/block-path.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { uiWords } from '../../../words/ui.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { pictureWords } from '../../../words/writing-forms.ts';
import { FileField } from '../forms/path-fields.tsx';
import { putBetween } from '../page-form/form-places.ts';
import { useWriting } from '../writing-context.ts';

const SRC = {
  name: 'src',
  label: pictureWords.picture,
  description: pictureWords.pictureHelp,
  type: 'image',
  isRequired: true,
} as const;

export interface ImageDialogProps {
  /** Between two blocks of the form; absent: where the cursor is. */
  readonly place?: BlockPlace | undefined;
  readonly onClose: () => void;
}

/** Puts a picture into the page, or changes the one at the cursor. */
export default function ImageDialog({ place, onClose }: ImageDialogProps) {
  const { apply, readNow, focusEditor, placeMarkup } = useWriting();
  const [start] = useState(() => {
    const { text, selection } = readNow();
    const image = place ? undefined : linkAt(text, selection);
    const isImage = image?.kind === 'image';
    const old = isImage ? readLink(text, image) : { label: '', href: '' };
    return { ...old, isImage, selection };
  });
  const [src, setSrc] = useState(start.href);
  const [alt, setAlt] = useState(start.label);
  const [hasFrame, setFrame] = useState(true);

  const close = () => {
    onClose();
    focusEditor();
  };
  const save = () => {
    if (src.trim() === '') return;
    const { text } = readNow();
    const changed = start.isImage ? setImage(text, start.selection, src, alt) : undefined;
    const image = imageMarkup(src, alt);
    const piece = { text: hasFrame ? `<Frame>\n  ${image}\n</Frame>` : image, isBlock: hasFrame };
    apply(
      changed ?? (place ? putBetween(text, place, piece.text) : placeMarkup(text, [piece])),
      start.isImage ? writingStepWords.changePicture : writingStepWords.addPicture,
    );
    close();
  };
  return (
    <Dialog
      onClose={close}
      returnsFocus={false}
      title={start.isImage ? pictureWords.change : pictureWords.add}
      size={440}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={12}>
          <FileField
            spec={SRC}
            value={{ kind: 'text', value: src }}
            isReadOnly={false}
            onChange={(value) => setSrc(value?.kind === 'text' ? value.value : '')}
          />
          <TextInput
            label={pictureWords.alt}
            description={pictureWords.altHelp}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          {!start.isImage && (
            <Checkbox
              size="xs"
              label={pictureWords.frame}
              checked={hasFrame}
              onChange={(event) => setFrame(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={close}>
              {uiWords.cancel}
            </Button>
            <Button type="submit" disabled={src.trim() === ''}>
              {start.isImage ? pictureWords.confirmChange : pictureWords.confirmAdd}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
