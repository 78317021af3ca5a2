/** The changes of a move as lines to read. Pure. */
import type { FileMove } from '../../../engine/navigation-edit/rewrite-links.ts';
import type { MovePlan } from '../../store/index.ts';
import type { ListedChange } from '../../ui/change-list.tsx';

export function listedChanges(
  { config, configFile, rewrites }: MovePlan,
  { from, to }: FileMove,
): readonly ListedChange[] {
  return [
    { place: 'File', before: from, after: to },
    ...config.changes.map(({ place, before, after }) => ({ place: `${configFile}, ${place}`, before, after })),
    ...rewrites.flatMap(({ file, changes }) =>
      changes.map(({ line, before, after }) => ({ place: `${file}, line ${line}`, before, after })),
    ),
  ];
}
