import { Button, FileButton } from '@mantine/core';
import { Check, FileQuestion } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Uploads } from '../../uploads/use-incoming.tsx';
import { assetsWords } from '../../words/assets.ts';
import classes from './library.module.css';
import type { AssetItem } from './library.ts';
import type { MissingFile } from './missing.ts';
import { MissingRow } from './missing-row.tsx';
import type { FilePlace } from './use-list.tsx';
import { useMissingFixes } from './use-missing-fixes.tsx';

const ChooseFileDialog = lazy(() => import('./choose-file-dialog.tsx'));

export interface MissingFilesProps {
  readonly missing: readonly MissingFile[];
  readonly items: readonly AssetItem[];
  readonly isEditable: boolean;
  readonly uploads: Uploads;
  readonly onOpenPlace: (place: FilePlace) => void;
}

/** Rows drawn at once: a project that came without its pictures misses thousands. */
const STEP = 50;

/** Every file that is named and not there, with where it is named and what fixes it. */
export function MissingFiles({ missing, items, isEditable, uploads, onOpenPlace }: MissingFilesProps) {
  const fixes = useMissingFixes(uploads);
  const [shown, setShown] = useState(STEP);
  const [choosing, setChoosing] = useState<MissingFile>();
  const section = useRef<HTMLElement>(null);
  // The row goes away with what was clicked in it: the list keeps the focus.
  const keepFocus = (isDone: boolean) => {
    // Once a dialog has given back what it held.
    if (isDone) setTimeout(() => section.current?.focus());
  };

  if (missing.length === 0) {
    return (
      <section ref={section} tabIndex={-1} aria-label={assetsWords.missing.list}>
        <EmptyState icon={<Check size={20} />} title={assetsWords.missing.none}>
          {assetsWords.missing.noneHint}
        </EmptyState>
      </section>
    );
  }
  return (
    <section ref={section} tabIndex={-1} className={classes.missing} aria-label={assetsWords.missing.list}>
      <div className={classes.actions}>
        <span>{assetsWords.missing.about}</span>
        {isEditable && missing.length > 1 && (
          <FileButton multiple onChange={(list) => void fixes.uploadSeveral(missing, list).then(keepFocus)}>
            {(button) => (
              <Button {...button} variant="default" size="compact-xs" title={assetsWords.missing.uploadSeveralHelp}>
                {assetsWords.missing.uploadSeveral}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      <ul className={classes.gaps}>
        {missing.slice(0, shown).map((file) => (
          <MissingRow
            key={file.path}
            missing={file}
            isEditable={isEditable}
            onUpload={(upload) => void fixes.upload(file, upload).then(keepFocus)}
            onUse={(path) => keepFocus(fixes.pointTo(file, path))}
            onChoose={() => setChoosing(file)}
            onOpenPlace={onOpenPlace}
          />
        ))}
      </ul>
      {missing.length > shown && (
        <Button
          className={classes.more}
          variant="default"
          size="compact-xs"
          leftSection={<FileQuestion size={14} />}
          onClick={() => setShown(shown + STEP)}
        >
          {assetsWords.missing.showMore(Math.min(STEP, missing.length - shown), missing.length)}
        </Button>
      )}
      {choosing && (
        <Suspense>
          <ChooseFileDialog
            missing={choosing}
            items={items}
            onChosen={(path) => keepFocus(fixes.pointTo(choosing, path))}
            onClose={() => setChoosing(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
