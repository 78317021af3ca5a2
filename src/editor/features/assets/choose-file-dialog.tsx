import { TextInput } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { nameOf } from '../../../project/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { assetsWords } from '../../words/assets.ts';
import { AssetList } from './asset-list.tsx';
import classes from './library.module.css';
import { type AssetItem, searchAssets } from './library.ts';
import type { MissingFile } from './missing.ts';

export interface ChooseFileDialogProps {
  readonly missing: MissingFile;
  readonly items: readonly AssetItem[];
  readonly onChosen: (path: string) => void;
  readonly onClose: () => void;
}

/** The project's files of the kind that is missing; the chosen one takes its place wherever it is named. */
export default function ChooseFileDialog({ missing, items, onChosen, onClose }: ChooseFileDialogProps) {
  const [search, setSearch] = useState('');
  const deferred = useDeferredValue(search);
  const { ref, width } = useElementSize();
  const ofKind = useMemo(() => items.filter(({ kind }) => kind === missing.kind), [items, missing]);
  const shown = useMemo(() => searchAssets(ofKind, 'all', deferred), [ofKind, deferred]);
  const choose = useCallback(
    (path: string) => {
      onChosen(path);
      onClose();
    },
    [onChosen, onClose],
  );
  return (
    <Dialog onClose={onClose} title={assetsWords.missing.chooseTitle(nameOf(missing.path))}>
      <p className={classes.chooseWords}>{assetsWords.missing.chooseHelp(missing.uses.length)}</p>
      <TextInput
        type="search"
        aria-label={assetsWords.find}
        placeholder={assetsWords.findExample}
        leftSection={<Search size={14} aria-hidden="true" />}
        value={search}
        data-autofocus
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <output className="lw-hidden">{deferred && assetsWords.found(shown.length)}</output>
      <div ref={ref} className={classes.chooseList} data-scroller>
        <AssetList items={shown} view="list" width={width} isByFolder={deferred === ''} onOpen={choose} />
        {shown.length === 0 && <p className={classes.none}>{assetsWords.noMatch}</p>}
      </div>
    </Dialog>
  );
}
