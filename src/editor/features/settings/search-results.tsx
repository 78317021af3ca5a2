import { useMemo } from 'react';
import type { ConfigFormat } from '../../../config/config-format.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { settingsWords } from '../../words/settings.ts';
import { partTitle } from './parts.ts';
import { type FoundSetting, findSettings } from './setting-search.ts';
import classes from './settings-panel.module.css';

export interface SearchResultsProps {
  readonly query: string;
  readonly format: ConfigFormat;
  readonly onOpen: (found: FoundSetting) => void;
}

/** The settings that a search found; each leads to its field. */
export default function SearchResults({ query, format, onOpen }: SearchResultsProps) {
  const found = useMemo(() => findSettings(query, format), [query, format]);
  return (
    <div className={classes.results}>
      <p className={classes.status} role="status">
        {found.length === 0 ? settingsWords.noneFound(query.trim()) : settingsWords.found(found.length)}
      </p>
      <ul className={classes.rows}>
        {found.map((setting) => (
          <li key={setting.path.join('.')}>
            <ListRow detail={[partTitle(setting.part), ...setting.trail].join(' › ')} onClick={() => onOpen(setting)}>
              <span className={classes.rowTitle}>{setting.title}</span>
            </ListRow>
          </li>
        ))}
      </ul>
    </div>
  );
}
