import { useEffect, useState } from 'react';
import { formatOfConfig } from '../../config/config-format.ts';
import { partOfSetting } from '../../editor/features/settings/setting-part.ts';
import {
  configFileOf,
  type EditorLocation,
  type Pane,
  type ProjectState,
  type ProjectStore,
  type SettingPath,
  type StepPlace,
  selectConfigValue,
  selectFilePages,
} from '../../editor/store/index.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { locationOfSettings } from './settings-location.ts';

/**
 * Shows what was undone or done again: the section, page or file where the step is seen. Gives the setting to point out, as
 * a new object for each step.
 */
export function useStepPlace(store: ProjectStore): SettingPath | undefined {
  const [changed, setChanged] = useState<SettingPath>();
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.stepTaken === before.stepTaken || state.stepTaken === undefined) return;
        const { place } = state.stepTaken.entry;
        setChanged(place?.kind === 'setting' ? [...place.path] : undefined);
        const now = state.location;
        const target = place && locationOfPlace(now, place, state);
        if (target !== undefined) store.actions.goTo({ ...target, pane: paneOfStep(now, target) });
      }),
    [store],
  );
  return changed;
}

function paneOfStep(now: EditorLocation, target: EditorLocation): Pane {
  // The preview shows what was undone by itself, and the list of pages does not.
  if (now.pane === 'preview') return 'preview';
  if (target.file !== undefined && target.file !== now.file) return 'code';
  return target.section === now.section ? now.pane : 'section';
}

/** Where a place is shown, with as much of the present location as can stay; `undefined` when it is in sight. */
export function locationOfPlace(
  now: EditorLocation,
  place: StepPlace,
  state: Pick<ProjectState, 'files' | 'reading'>,
): EditorLocation | undefined {
  const { section } = now;
  // The store has opened the page; it is seen wherever the person is.
  if (place.kind === 'page') return undefined;
  const configFile = configFileOf(state.files);
  if (place.kind === 'file') {
    const page = selectFilePages(state).find(({ file }) => file === place.path)?.path;
    const rest = { ...now, ...(page !== undefined && { page }) };
    if (now.file === place.path) return undefined;
    if (section === 'history') return page === undefined ? undefined : rest;
    if (place.path === configFile) return section === 'config' ? undefined : { ...rest, section: 'config' };
    const isText = /\.(mdx?|jsx?|tsx?|css|json|ya?ml|txt)$/.test(place.path);
    if (classifyFile(place.path) === 'asset' && !isText) return { ...rest, section: 'assets' };
    if (!state.files.has(place.path) || !isText) return { ...rest, section: 'pages' };
    const hasList = section === 'pages' || section === 'page' || section === 'navigation' || section === 'problems';
    return { ...rest, section: hasList ? section : 'pages', file: place.path };
  }
  // The raw view and the list of steps show the change themselves.
  if (section === 'history' || section === 'config' || now.file === configFile) return undefined;
  if (place.kind === 'navigation') return section === 'navigation' ? undefined : { ...now, section: 'navigation' };
  const part = partOfSetting(String(place.path[0]), formatOfConfig(selectConfigValue(state)));
  const target = locationOfSettings(now, part, undefined);
  return target.section === section && target.part === now.part ? undefined : target;
}
