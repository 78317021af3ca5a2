import { lazy, Suspense, useMemo, useState } from 'react';
import type { ConfigFormat } from '../../../config/config-format.ts';
import { useProject } from '../../project-context.ts';
import { configFileOf } from '../../store/index.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { convertWords } from '../../words/convert.ts';
import { settingsWords } from '../../words/settings.ts';
import { partTitle } from './parts.ts';
import { type FoundSetting, findNewer, findSettings } from './setting-search.ts';
import classes from './settings-panel.module.css';

const ConvertDialog = lazy(() => import('../../conversion/convert-dialog.tsx'));

export interface SearchResultsProps {
  readonly query: string;
  readonly format: ConfigFormat;
  readonly onOpen: (found: FoundSetting) => void;
}

/** The settings that a search found; each leads to its field. */
export default function SearchResults({ query, format, onOpen }: SearchResultsProps) {
  const found = useMemo(() => findSettings(query, format), [query, format]);
  const newer = useMemo(() => findNewer(query, format), [query, format]);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const file = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const [why, setWhy] = useState<string>();
  const offered = isEditable ? newer : undefined;
  const count = found.length + (offered === undefined ? 0 : 1);
  return (
    <div>
      <p className={classes.status} role="status">
        {count === 0 ? settingsWords.noneFound(query.trim()) : settingsWords.found(count)}
      </p>
      <ul className={classes.rows}>
        {found.map((setting) => (
          <li key={setting.path.join('.')}>
            <ListRow detail={[partTitle(setting.part), ...setting.trail].join(' › ')} onClick={() => onOpen(setting)}>
              <span className={classes.rowTitle}>{setting.title}</span>
            </ListRow>
          </li>
        ))}
        {offered !== undefined && (
          <li>
            <ListRow detail={convertWords.title(file, 'later')} onClick={() => setWhy(convertWords.needed(offered))}>
              <span className={classes.rowTitle}>{offered}</span>
            </ListRow>
          </li>
        )}
      </ul>
      {why !== undefined && (
        <Suspense>
          <ConvertDialog format={format} file={file} why={why} onClose={() => setWhy(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
