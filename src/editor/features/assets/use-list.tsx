import { useMemo, useState } from 'react';
import type { FileUse } from '../../../authoring/references/file-uses.ts';
import { settingAt } from '../../../authoring/references/setting-at.ts';
import { LineIndex } from '../../../config/line-index.ts';
import type { TextPosition } from '../../../project/diagnostics.ts';
import { useProject } from '../../project-context.ts';
import { configFileOf, selectFilePages, selectFileText } from '../../store/index.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { assetsWords } from '../../words/assets.ts';
import classes from './library.module.css';

/** A place in a text file of the project. */
export interface FilePlace {
  readonly file: string;
  readonly position: TextPosition;
}

export interface UseListProps {
  readonly uses: readonly FileUse[];
  readonly onOpenPlace: (place: FilePlace) => void;
}

/** Shown at first: a logo may be named on a thousand pages. */
const FIRST_USES = 8;

/** Where a file is named; a click goes there. */
export function UseList({ uses: all, onOpenPlace }: UseListProps) {
  const [isOpen, setOpen] = useState(false);
  const uses = useMemo(() => (isOpen ? all : all.slice(0, FIRST_USES)), [all, isOpen]);
  const files = useProject((state) => state.files);
  const pages = useProject(selectFilePages);
  const config = useProject((state) => configFileOf(state.files));
  const rows = useMemo(() => {
    const titles = new Map(pages.map(({ file, title }) => [file, title]));
    const indexes = new Map<string, { readonly text: string; readonly lines: LineIndex }>();
    return uses.map((use) => {
      const text = selectFileText({ files }, use.file) ?? '';
      const index = indexes.get(use.file) ?? { text, lines: new LineIndex(text) };
      indexes.set(use.file, index);
      const title = use.file === config ? settingAt(text, use.start) : titles.get(use.file);
      return { use, title: title || use.file, position: index.lines.positionAt(use.start) };
    });
  }, [uses, files, pages, config]);
  return (
    <ul className={classes.uses}>
      {rows.map(({ use, title, position }) => (
        <li key={`${use.file}:${use.start}`}>
          <ListRow
            onClick={() => onOpenPlace({ file: use.file, position })}
            detail={
              <>
                <span>{assetsWords.place(use.file, position.line)}</span>
                {use.isCaseWrong && <span className={classes.wrong}>{assetsWords.written(use.written)}</span>}
              </>
            }
          >
            {title}
          </ListRow>
        </li>
      ))}
      {all.length > FIRST_USES && (
        <li>
          <ListRow aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? assetsWords.showFewer : assetsWords.showAllPlaces(all.length)}
          </ListRow>
        </li>
      )}
    </ul>
  );
}
