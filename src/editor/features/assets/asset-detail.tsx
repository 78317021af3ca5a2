import { Button, FileButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Copy, Download, FilePlus2, FolderPen, Replace, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatOf } from '../../../authoring/assets/asset-kind.ts';
import { assetMarkup, wordsOf } from '../../../authoring/assets/asset-markup.ts';
import { readImageSize } from '../../../images/image-size.ts';
import { extensionOf, folderOf, nameOf, withoutExtension } from '../../../project/paths.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { editsForCase } from '../../store/operations/follow-moves.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { downloadBlob } from '../../ui/download-blob.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { AssetThumbnail } from '../../uploads/asset-thumbnail.tsx';
import { assetFacts } from '../../uploads/asset-words.ts';
import { useIncoming } from '../../uploads/use-incoming.tsx';
import { assetsWords as words } from '../../words/assets.ts';
import classes from './library.module.css';
import type { AssetItem } from './library.ts';
import { RenameAssetDialog, type RenameAssetDialogProps } from './rename-asset-dialog.tsx';
import { type FilePlace, UseList } from './use-list.tsx';

export interface AssetDetailProps {
  readonly item: AssetItem;
  /** False while it is being found out what names the file. */
  readonly isRead: boolean;
  readonly onOpenPlace: (place: FilePlace) => void;
  readonly onRenamed: (path: string) => void;
  readonly onDelete: (item: AssetItem) => void;
  /** Absent while no page is open. */
  readonly onInsert: ((item: AssetItem) => void) | undefined;
}

/** One picture or file: how it looks, where it is used, and what can be done with it. */
export function AssetDetail({ item, isRead, onOpenPlace, onRenamed, onDelete, onInsert }: AssetDetailProps) {
  const { path, contents, kind, uses } = item;
  const store = useProjectStore();
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [dialog, setDialog] = useState<Pick<RenameAssetDialogProps, 'replacement'>>();
  const [isDeleting, setDeleting] = useState(false);
  const uploads = useIncoming();
  const size = kind === 'image' ? readImageSize(contents) : undefined;
  const wrongCase = uses.filter(({ isCaseWrong }) => isCaseWrong);

  const replace = async (file: File | null) => {
    if (file === null) return;
    const [incoming] = await uploads.take([file], { refusal: words.notReplaced });
    if (incoming === undefined) return;
    const extension = extensionOf(incoming.path);
    if (formatOf(incoming.path).mime !== formatOf(path).mime || extension === '') {
      const to = `${withoutExtension(path)}${extension === '' ? '' : `.${extension}`}`;
      const reason = words.otherFormat(formatOf(incoming.path).words, formatOf(path).words);
      return setDialog({ replacement: { path: to, contents: incoming.contents, words: reason } });
    }
    const result = store.actions.editFiles({
      label: words.replaceStep(path),
      files: new Map([[path, incoming.contents]]),
    });
    if (result.status === 'refused') return say(words.notReplaced, result.problem.message);
    say(words.replaced(nameOf(path)), uses.length === 0 ? '' : words.showsIn(uses.length), 'green');
  };
  const copy = async () => {
    const { text } = assetMarkup({ path, text: wordsOf(path), hasFrame: false, caption: '' });
    await navigator.clipboard.writeText(text);
    say(words.copied, `\`${text}\``, 'green');
  };
  const correct = () => {
    const edits = editsForCase(store.settle().files, new Set(wrongCase.map(({ file }) => file)));
    store.actions.editFiles({ label: words.correctCaseOf(nameOf(path)), edits });
  };

  return (
    <div className={classes.detail}>
      {kind === 'image' ? (
        <div className={classes.backdrops}>
          <AssetThumbnail path={path} contents={contents} size="large" backdrop="light" label={words.onLight} />
          <AssetThumbnail path={path} contents={contents} size="large" backdrop="dark" label={words.onDark} />
        </div>
      ) : (
        <AssetThumbnail path={path} contents={contents} size="large" />
      )}
      <p className={classes.path}>
        <strong>{nameOf(path)}</strong>
        <span>{[folderOf(path), assetFacts(path, contents.length, size)].filter(Boolean).join(' · ')}</span>
      </p>
      <div className={classes.buttons}>
        {isEditable && onInsert && (
          <Action icon={<FilePlus2 size={14} />} label={words.put} onClick={() => onInsert(item)} />
        )}
        <Action icon={<Copy size={14} />} label={words.copy} onClick={() => void copy()} />
        {isEditable && (
          <>
            <FileButton onChange={(file) => void replace(file)} accept={kind === 'image' ? 'image/*' : ''}>
              {(button) => <Action icon={<Replace size={14} />} label={words.replace} {...button} />}
            </FileButton>
            <Action icon={<FolderPen size={14} />} label={words.renameOrMove} onClick={() => setDialog({})} />
          </>
        )}
        <Action
          icon={<Download size={14} />}
          label={words.download}
          onClick={() => downloadBlob(new Blob([contents as BlobPart]), nameOf(path))}
        />
        {isEditable && (
          <Action
            icon={<Trash2 size={14} />}
            label={words.delete}
            onClick={() => (uses.length === 0 ? onDelete(item) : setDeleting(true))}
          />
        )}
      </div>
      <section aria-label={words.uses}>
        <h3 className={classes.heading}>{uses.length === 0 ? words.uses : words.usedIn(uses.length)}</h3>
        {uses.length === 0 ? (
          <p className={classes.none}>{whyUnused(item, isRead)}</p>
        ) : (
          <UseList uses={uses} onOpenPlace={onOpenPlace} />
        )}
        {wrongCase.length > 0 && isEditable && (
          <Button variant="default" size="compact-xs" mt={8} onClick={correct}>
            {words.correctCase}
          </Button>
        )}
      </section>
      {dialog && (
        <RenameAssetDialog path={path} {...dialog} onRenamed={onRenamed} onClose={() => setDialog(undefined)} />
      )}
      {uploads.dialog}
      <ConfirmDialog
        isOpen={isDeleting}
        title={words.deleteTitle(nameOf(path))}
        confirmLabel={words.deleteOne}
        onConfirm={() => onDelete(item)}
        onClose={() => setDeleting(false)}
      >
        {words.lost(uses.length)}
      </ConfirmDialog>
    </div>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

function Action({ icon, label, onClick }: ActionProps) {
  return (
    <Button className={classes.action} variant="default" leftSection={icon} onClick={onClick}>
      {label}
    </Button>
  );
}

function whyUnused({ isUnused }: AssetItem, isRead: boolean): string {
  if (!isRead) return words.usesAreRead;
  return isUnused ? words.isUnused : words.isAskedFor;
}

function say(title: string, message: string, color = 'red'): void {
  notifications.show({ title, color, message: <MessageText text={message} /> });
}
