/** The changes of a move as lines to read. Pure. */
import type { FileMove } from '../../../authoring/navigation-edit/rewrite-links.ts';
import type { MovePlan } from '../../store/index.ts';
import type { ListedChange } from '../../ui/change-list.tsx';
import { navigationDialogWords as words } from '../../words/navigation-dialogs.ts';

export function listedChanges(
  { config, configFile, rewrites }: MovePlan,
  { from, to }: FileMove,
): readonly ListedChange[] {
  return [
    { place: words.file, before: from, after: to },
    ...config.changes.map(({ place, before, after }) => ({
      place: words.settingPlace(configFile, place),
      before,
      after,
    })),
    ...rewrites.flatMap(({ file, changes }) =>
      changes.map(({ line, before, after }) => ({ place: words.linePlace(file, line), before, after })),
    ),
  ];
}
