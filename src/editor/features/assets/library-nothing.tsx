import { Images, Search } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { assetsWords } from '../../words/assets.ts';
import type { AssetFilter } from './library.ts';

/** Why the library shows no file. */
export function LibraryNothing({ filter, search }: { readonly filter: AssetFilter; readonly search: string }) {
  if (search !== '') return <EmptyState icon={<Search size={20} />} title={assetsWords.noMatchAtAll} />;
  if (filter === 'unused') {
    return (
      <EmptyState icon={<Images size={20} />} title={assetsWords.allUsed}>
        {assetsWords.allUsedHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Images size={20} />} title={filter === 'files' ? assetsWords.noFiles : assetsWords.noPictures}>
      {assetsWords.dropHere}
    </EmptyState>
  );
}
