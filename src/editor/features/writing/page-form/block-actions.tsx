import { Trash2 } from 'lucide-react';
import { lineAt } from '../../../../engine/source-edit/lines.ts';
import type { TextRange } from '../../../../engine/source-edit/text-edit.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useWriting } from '../writing-context.ts';

/** Deletes a block with its lines. */
export function BlockActions({ block, label }: { readonly block: TextRange; readonly label: string }) {
  const { apply, readNow, isReadOnly } = useWriting();
  const remove = () => {
    const { text } = readNow();
    const start = lineAt(text, block.start).start;
    const last = lineAt(text, block.end);
    // Of the blank lines around it, one stays.
    const after = /^[ \t]*\r?\n/.exec(text.slice(last.next))?.[0].length ?? 0;
    apply({ edits: [{ start, end: last.next + after, text: '' }] }, `Delete ${label.toLowerCase()}`);
  };
  return (
    <IconButton label={`Delete: ${label}`} size={24} disabled={isReadOnly} onClick={remove}>
      <Trash2 size={14} aria-hidden="true" />
    </IconButton>
  );
}
