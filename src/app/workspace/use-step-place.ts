import { useEffect, useRef, useState } from 'react';
import { partOfSetting } from '../../editor/features/settings/setting-part.ts';
import {
  configFileOf,
  type ProjectState,
  type ProjectStore,
  type SettingPath,
  type StepPlace,
  selectPageList,
} from '../../editor/store/index.ts';
import { classifyFile } from '../../project/classify-file.ts';
import type { ProjectRoute } from '../route.ts';
import { routeOfSettings } from './settings-route.ts';

/**
 * Shows what was undone or done again: `onStep` opens the section, page or file where the step is seen. Gives the setting to
 * point out, as a new object for each step.
 */
export function useStepPlace(store: ProjectStore, route: ProjectRoute, onStep: (target: ProjectRoute) => void) {
  const [changed, setChanged] = useState<SettingPath>();
  const current = useRef({ route, onStep });
  current.current = { route, onStep };
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.stepTaken === before.stepTaken || state.stepTaken === undefined) return;
        const { place } = state.stepTaken.entry;
        setChanged(place?.kind === 'setting' ? [...place.path] : undefined);
        const target = place && routeOfPlace(current.current.route, place, state);
        if (target !== undefined) current.current.onStep(target);
      }),
    [store],
  );
  return changed;
}

/** Where a place is shown, with as much of the present address as can stay; `undefined` when it is in sight. */
export function routeOfPlace(
  route: ProjectRoute,
  place: StepPlace,
  state: Pick<ProjectState, 'files' | 'reading'>,
): ProjectRoute | undefined {
  const { section } = route;
  // The store has opened the page; it is seen wherever the person is.
  if (place.kind === 'page') return undefined;
  const configFile = configFileOf(state.files);
  if (place.kind === 'file') {
    const page = selectPageList(state).find(({ file }) => file === place.path)?.path;
    const rest = { ...route, ...(page !== undefined && { page }) };
    if (route.file === place.path) return undefined;
    if (section === 'history') return page === undefined ? undefined : rest;
    if (place.path === configFile) return section === 'config' ? undefined : { ...rest, section: 'config' };
    const isText = /\.(mdx?|jsx?|tsx?|css|json|ya?ml|txt)$/.test(place.path);
    if (classifyFile(place.path) === 'asset' && !isText) return { ...rest, section: 'assets' };
    if (!state.files.has(place.path) || !isText) return { ...rest, section: 'pages' };
    const hasList = section === 'pages' || section === 'navigation' || section === 'problems';
    return { ...rest, section: hasList ? section : 'pages', file: place.path };
  }
  // The raw view and the list of steps show the change themselves.
  if (section === 'history' || section === 'config' || route.file === configFile) return undefined;
  if (place.kind === 'navigation') return section === 'navigation' ? undefined : { ...route, section: 'navigation' };
  const part = partOfSetting(String(place.path[0]));
  const target = routeOfSettings(route, part, undefined);
  return target.section === section && target.part === route.part ? undefined : target;
}
