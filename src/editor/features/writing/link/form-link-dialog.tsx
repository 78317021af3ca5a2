import { type OwnWords, useWriting } from '../writing-context.ts';
import LinkDialog from './link-dialog.tsx';

export interface FormLinkDialogProps {
  /** Where the link is; without them, at what is selected in the page. */
  readonly words: OwnWords | undefined;
  readonly onClose: () => void;
}

/** The dialog for a link in the code, or in a field of the form. */
export default function FormLinkDialog({ words: own, onClose }: FormLinkDialogProps) {
  const { pages, readFile, apply, readNow, focusEditor, isReadOnly } = useWriting();
  const words = own ? { ...own, read: () => own } : { read: readNow, apply, focus: focusEditor };
  return <LinkDialog {...{ words, pages, readFile, isReadOnly, onClose }} />;
}
