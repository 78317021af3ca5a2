/** Puts in what was pasted, with its structure, and offers the words alone. Loaded with the first paste. */
import { notifications } from '@mantine/notifications';
import { type PastedPage, readHtml } from '../../../authoring/paste/html-to-markdown.ts';
import { type ProjectStore, selectFileText, undoStep } from '../../store/index.ts';
import { showOfferNotice } from '../../ui/offer-notice.tsx';
import { readChosen } from '../../uploads/read-incoming.ts';
import { pasteWords } from '../../words/paste.ts';
import type { PasteTarget } from './paste-target.ts';

const NOTICE = 'pasted';

export interface PasteContext {
  readonly store: ProjectStore;
  /** Path of the page. */
  readonly file: string;
  readonly target: PasteTarget;
}

/** Pastes with structure where that has a place, else the words alone. */
export async function pasteHtml(
  { html, plain }: { readonly html: string; readonly plain: string },
  { store, file, target }: PasteContext,
): Promise<void> {
  const page = readHtml(html);
  if (!page.isFormatted || !target.holdsMarkdown) return target.type(plain);
  if (page.isInline && page.pictures.length === 0) {
    const [lead = '', tail = ''] = [/^[ \t]*/.exec(plain)?.[0], /[ \t]*$/.exec(plain)?.[0]];
    const words = lead + page.write([]) + tail;
    target.type(words);
    if (words !== plain) offerPlain(store, () => target.type(plain));
  } else if (!(await putIn(store, file, target, page))) return target.type(plain);
  else offerPlain(store, () => target.type(plain));
  if (page.lostPictures > 0) {
    notifications.show({
      color: 'yellow',
      title: pasteWords.lostTitle,
      message: pasteWords.lostPictures(page.lostPictures),
    });
  }
}

/** One step: the words, and the pictures that were in them. False where they have no place. */
async function putIn(store: ProjectStore, file: string, target: PasteTarget, page: PastedPage): Promise<boolean> {
  const named = page.pictures.map(({ base64, type }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const name = `image.${type.replace(/^image\/(?:x-)?/, '').replace(/\+.*$/, '')}`;
    return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) };
  });
  const { assets } = await readChosen(named, store.settle().files, { calledAfter: file });
  const text = selectFileText(store.settle(), file) ?? '';
  const markdown = page.write(assets.map(({ path }) => `/${path}`));
  const change = target.change(text, markdown, page.isInline);
  if (!change) return false;
  const files = new Map(assets.filter(({ isKnown }) => !isKnown).map(({ path, contents }) => [path, contents]));
  const edits = new Map([[file, change.edits]]);
  const place = { kind: 'file', path: file } as const;
  const { status } = store.actions.editFiles({ label: pasteWords.step, files, edits, place });
  if (status === 'refused') return false;
  const { selection } = change;
  if (selection) setTimeout(() => target.show(selection));
  return true;
}

/** Offers the words alone, as long as nothing else was done. */
function offerPlain(store: ProjectStore, typePlain: () => void): void {
  const { label } = store.settle().history.done.at(-1) ?? {};
  if (label === undefined) return;
  const onAccept = () => {
    if (undoStep(store, label)) setTimeout(typePlain);
  };
  showOfferNotice({ id: NOTICE, title: pasteWords.pasted, action: pasteWords.asPlain, onAccept });
}
