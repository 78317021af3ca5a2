import { Button, Loader, TextInput } from '@mantine/core';
import { ArrowLeft, FileWarning, Search } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type ConfigFormat, formatOfConfig } from '../../../config/config-format.ts';
import { useProject } from '../../project-context.ts';
import { configFileOf, type SettingPath, selectConfigSyntax } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { settingsWords } from '../../words/settings.ts';
import { type PartId, partTitle } from './parts.ts';
import { partsOf } from './setting-part.ts';
import { placeOf } from './setting-place.ts';
import type { FoundSetting } from './setting-search.ts';
import { settingKey } from './setting-value.ts';
import classes from './settings-panel.module.css';

const SettingsBody = lazy(() => import('./settings-body.tsx'));
const SearchResults = lazy(() => import('./search-results.tsx'));
const AssistantRow = lazy(() => import('./assistant/assistant-row.tsx'));
const ChecksRow = lazy(() => import('./checks/checks-row.tsx'));
const FormatRow = lazy(() => import('./format/format-row.tsx'));

export interface SettingsPanelProps {
  /** Above the search: what else the section shows. */
  readonly views?: ReactNode;
  /** Absent: the list of all parts. */
  readonly part: PartId | undefined;
  /** The setting to show, such as `tabs.0.url`; of several lists and groups, the nearest that there is. */
  readonly setting: string | undefined;
  /** Called when it is shown: it is to be `undefined` then, so that it can be asked for again. */
  readonly onShown: () => void;
  /** The setting that undo or redo changed, to be pointed out; a new object points it out again. */
  readonly changed?: SettingPath | undefined;
  /** Tells which setting has the focus, such as `['tabs', 0, 'url']`; `undefined` once none has. */
  readonly onFocusSetting?: (path: SettingPath | undefined) => void;
  /** The configuration's value when it could be read last; absent when it never could. */
  readonly lastGoodConfig: unknown;
  readonly onOpen: (part: PartId | undefined, setting?: string) => void;
  /** Shows a page in the preview, by its path without extension. */
  readonly onShowPage: (page: string) => void;
  /** Opens the configuration in the code editor. */
  readonly onOpenCode: () => void;
}

/** All settings of the site, a part at a time, with a search over all of them. */
export function SettingsPanel(props: SettingsPanelProps) {
  const {
    views,
    part,
    setting,
    changed,
    onShown,
    onFocusSetting = ignore,
    lastGoodConfig,
    onOpen,
    onShowPage,
    onOpenCode,
  } = props;
  const syntax = useProject(selectConfigSyntax);
  const configFile = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const revision = useProject((state) => state.revision);
  const [query, setQuery] = useState('');
  const isBroken = syntax?.status === 'unreadable';
  const format = formatOfConfig(lastGoodConfig);
  const isThere = lastGoodConfig !== undefined && syntax !== undefined;

  // A search in the way would hide what is asked for.
  const [asked, setAsked] = useState(setting);
  if (asked !== setting) {
    setAsked(setting);
    if (setting !== undefined) setQuery('');
  }
  const open = (found: FoundSetting) => {
    setQuery('');
    onOpen(found.part, settingKey(placeOf(found, lastGoodConfig)));
  };
  const onSearchKey = async ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setQuery('');
    if (key === 'ArrowDown') contents.current?.querySelector('button')?.focus();
    if (key === 'Enter') {
      const { findSettings } = await import('./setting-search.ts');
      const [best] = findSettings(query, format);
      if (best) open(best);
    }
  };
  const contents = useRef<HTMLDivElement>(null);
  const partBefore = useRef(part);
  useEffect(() => {
    if (partBefore.current === part) return;
    partBefore.current = part;
    // The list of parts may have been scrolled far; a setting that is asked for brings itself into sight.
    if (part !== undefined && setting === undefined) contents.current?.closest('[data-scroller]')?.scrollTo(0, 0);
    // The button that was pressed has gone away with its part.
    if (document.activeElement === document.body) contents.current?.focus({ preventScroll: true });
  }, [part, setting]);
  return (
    <Panel
      title={part === undefined ? settingsWords.allSettings : partTitle(part)}
      actions={
        part !== undefined && (
          <IconButton label={settingsWords.allSettings} onClick={() => onOpen(undefined)}>
            <ArrowLeft size={15} />
          </IconButton>
        )
      }
      toolbar={
        isThere && (
          <div className={classes.tools}>
            {views}
            <TextInput
              type="search"
              aria-label={settingsWords.findSetting}
              placeholder={settingsWords.findSetting}
              leftSection={<Search size={14} aria-hidden="true" />}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              onKeyDown={onSearchKey}
            />
          </div>
        )
      }
    >
      <div ref={contents} tabIndex={-1} className={classes.contents}>
        {syntax === undefined ? (
          <EmptyState icon={<FileWarning size={20} />} title={settingsWords.noConfig}>
            {settingsWords.noConfigAdvice}
          </EmptyState>
        ) : (
          <>
            {isBroken && <Broken configFile={configFile} isThere={isThere} onOpenCode={onOpenCode} />}
            {isThere && (
              <ErrorBoundary part={settingsWords.formPart} resetKey={`${part} ${revision}`}>
                <Suspense fallback={<Loading />}>
                  {query.trim() !== '' ? (
                    <SearchResults query={query} format={format} onOpen={open} />
                  ) : part === undefined ? (
                    <>
                      <PartList format={format} onOpen={onOpen} />
                      <FormatRow format={format} isBroken={isBroken} />
                      <ChecksRow />
                      <AssistantRow />
                    </>
                  ) : (
                    <SettingsBody
                      part={part}
                      setting={setting}
                      config={lastGoodConfig}
                      isBroken={isBroken}
                      changed={changed}
                      onShown={onShown}
                      onFocusSetting={onFocusSetting}
                      onShowPage={onShowPage}
                    />
                  )}
                </Suspense>
              </ErrorBoundary>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function PartList({ format, onOpen }: Pick<SettingsPanelProps, 'onOpen'> & { readonly format: ConfigFormat }) {
  return (
    <ul className={classes.rows}>
      {partsOf(format).map(({ id, title, words }) => (
        <li key={id}>
          <ListRow detail={words} onClick={() => onOpen(id)}>
            <span className={classes.rowTitle}>{title}</span>
          </ListRow>
        </li>
      ))}
    </ul>
  );
}

function ignore() {}

function Loading() {
  return (
    <div className={classes.loading}>
      <Loader size="sm" type="dots" aria-label={settingsWords.formLoads} role="img" />
    </div>
  );
}

interface BrokenProps {
  readonly configFile: string;
  readonly isThere: boolean;
  readonly onOpenCode: () => void;
}

function Broken({ configFile, isThere, onOpenCode }: BrokenProps) {
  return (
    <div className={classes.broken} role="alert">
      <strong>{settingsWords.broken(configFile)}</strong>
      <span>{isThere ? settingsWords.brokenAdvice : settingsWords.brokenAdviceUnread}</span>
      <Button variant="default" size="compact-xs" onClick={onOpenCode}>
        {settingsWords.openCode}
      </Button>
    </div>
  );
}
