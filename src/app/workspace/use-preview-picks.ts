import { useCallback, useState } from 'react';
import { parseConfig } from '../../config/parse.ts';
import {
  configFileOf,
  type EditorLocation,
  type ProjectStore,
  type SettingPath,
  selectConfigValue,
  selectFileText,
  withPage,
} from '../../editor/store/index.ts';
import type { PickedPlace } from '../../sandbox/host/index.ts';
import { keepFocusFromFrame } from './keep-focus.ts';
import { leadsOn, locationOfPick } from './pick-location.ts';
import { partOfLocation, withoutSetting } from './settings-location.ts';
import type { CodePlace } from './use-code-place.ts';

/** Opens what was picked in the preview where it is edited. */
export function usePreviewPicks(store: ProjectStore, setPlace: (place: CodePlace) => void) {
  /** A new object reveals the entry again. */
  const [revealed, setRevealed] = useState<{ readonly path: SettingPath }>();

  const openSetting = useCallback(
    ({ setting, page }: Extract<PickedPlace, { kind: 'setting' }>) => {
      keepFocusFromFrame();
      const state = store.settle();
      const config = selectConfigValue(state);
      const configFile = configFileOf(state.files);
      if (config === undefined || configFile === undefined) return;
      const picked = locationOfPick(state.location, setting, config);
      const isElsewhere = page !== undefined && leadsOn(setting);
      store.actions.goTo(isElsewhere ? withPage(state, picked.location, page) : picked.location);
      if (picked.kind === 'navigation') setRevealed({ path: picked.path });
      if (picked.kind === 'code') {
        const parsed = parseConfig(selectFileText(state, configFile) ?? '', configFile);
        if (parsed.status !== 'unreadable') {
          setPlace({ file: configFile, ...parsed.document.locate(picked.path).start });
        }
      }
    },
    [store, setPlace],
  );

  const openSource = useCallback(
    (place: CodePlace) => {
      const { files, location } = store.getState();
      if (!files.has(place.file)) return;
      keepFocusFromFrame();
      setPlace({ ...place, isInForm: true });
      store.actions.goTo({ ...besideCode(location), file: place.file, pane: 'code' });
    },
    [store, setPlace],
  );
  const forgetRevealed = useCallback(() => setRevealed(undefined), []);
  return { openSetting, openSource, revealed, forgetRevealed };
}

/** Where one is, or the list of pages where the section has nothing to do with the code of a page. */
function besideCode(location: EditorLocation): EditorLocation {
  const isBeside = location.section !== 'config' && partOfLocation(location) === 'none';
  return isBeside ? location : { ...withoutSetting(location), section: 'pages' };
}
