import { useCallback, useRef, useState } from 'react';
import { parseConfig } from '../../config/parse.ts';
import {
  configFileOf,
  type ProjectStore,
  type SettingPath,
  selectConfigSyntax,
  selectFileText,
} from '../../editor/store/index.ts';
import type { PickedPlace } from '../../sandbox/host/index.ts';
import type { ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';
import { keepFocusFromFrame } from './keep-focus.ts';
import { leadsOn, routeOfPick } from './pick-route.ts';
import type { Pane } from './shown-pane.ts';
import { fileBeside } from './use-selection-sync.ts';

export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Shown in the visual editor when that is in use; else always in the source. */
  readonly isInForm?: boolean;
}

/** Opens what was picked in the preview where it is edited. */
export function usePreviewPicks(
  store: ProjectStore,
  route: ProjectRoute,
  navigate: Navigation['navigate'],
  setPlace: (place: CodePlace) => void,
  show: (pane: Pane) => void,
) {
  /** A new object reveals the entry again. */
  const [revealed, setRevealed] = useState<{ readonly path: SettingPath }>();
  const current = useRef(route);
  current.current = route;

  const openSetting = useCallback(
    ({ setting, page }: Extract<PickedPlace, { kind: 'setting' }>) => {
      keepFocusFromFrame();
      const state = store.settle();
      const syntax = selectConfigSyntax(state);
      const configFile = configFileOf(state.files);
      if (syntax?.status !== 'ok' || configFile === undefined) return;
      const picked = routeOfPick(current.current, setting, syntax.value);
      const isElsewhere = page !== undefined && leadsOn(setting);
      const file = isElsewhere ? fileBeside(store, picked.route.file, page) : undefined;
      navigate({ ...picked.route, ...(isElsewhere && { page }), ...(file !== undefined && { file }) });
      show(picked.kind === 'code' ? 'code' : 'section');
      if (picked.kind === 'navigation') setRevealed({ path: picked.path });
      if (picked.kind === 'code') {
        const parsed = parseConfig(selectFileText(state, configFile) ?? '', configFile);
        if (parsed.status !== 'unreadable') {
          setPlace({ file: configFile, ...parsed.document.locate(picked.path).start });
        }
      }
    },
    [store, navigate, setPlace, show],
  );

  const openSource = useCallback(
    (place: CodePlace) => {
      if (!store.getState().files.has(place.file)) return;
      keepFocusFromFrame();
      setPlace({ ...place, isInForm: true });
      const { section, ...rest } = current.current;
      const isBeside = section !== 'config' && section !== 'brand' && section !== 'api' && section !== 'settings';
      const { part: _part, setting: _setting, ...plain } = rest;
      navigate(isBeside ? { ...rest, section, file: place.file } : { ...plain, section: 'pages', file: place.file });
      show('code');
    },
    [store, navigate, setPlace, show],
  );
  const forgetRevealed = useCallback(() => setRevealed(undefined), []);
  return { openSetting, openSource, revealed, forgetRevealed };
}
