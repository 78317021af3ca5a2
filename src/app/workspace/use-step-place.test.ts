import { expect, it } from 'vitest';
import { START, type StepPlace } from '../../editor/store/index.ts';
import { storeOf } from '../../editor/store/testing/project.ts';
import { locationInAddress } from '../address-bar.ts';
import { locationOfPlace } from './use-step-place.ts';

const store = storeOf({ 'docs.json': '{}', 'guides/one.mdx': '# One', 'images/a.png': '' });
const state = store.getState();

function shown(address: string, place: StepPlace) {
  const now = locationInAddress(`#/p/${state.id}/${address}`, state) ?? START;
  const { pane: _, ...rest } = locationOfPlace(now, place, state) ?? {};
  return rest;
}

it('opens the part of the settings that was changed, unless it is open', () => {
  const tab: StepPlace = { kind: 'setting', path: ['tabs', 0, 'name'] };
  expect(shown('pages?file=guides/one.mdx', tab)).toEqual({
    section: 'settings',
    part: 'tabs',
    file: 'guides/one.mdx',
  });
  expect(shown('brand', tab)).toEqual({ section: 'settings', part: 'tabs' });
  expect(shown('settings?part=tabs', tab)).toEqual({});
  expect(shown('api', { kind: 'setting', path: ['colors', 'primary'] })).toEqual({ section: 'brand' });
});

it('opens a page with its code, and the list of pages for a file that is gone', () => {
  const page: StepPlace = { kind: 'file', path: 'guides/one.mdx' };
  expect(shown('brand', page)).toEqual({ section: 'pages', file: 'guides/one.mdx', page: 'guides/one' });
  expect(shown('navigation', page)).toEqual({ section: 'navigation', file: 'guides/one.mdx', page: 'guides/one' });
  expect(shown('brand', { kind: 'file', path: 'gone.mdx' })).toEqual({ section: 'pages' });
  expect(shown('brand', { kind: 'file', path: 'images/a.png' })).toEqual({ section: 'assets' });
});

it('stays where the change is seen anyway', () => {
  expect(shown('brand?file=guides/one.mdx', { kind: 'file', path: 'guides/one.mdx' })).toEqual({});
  const setting: StepPlace = { kind: 'setting', path: ['name'] };
  expect(shown('config', setting)).toEqual({});
  expect(shown('history', setting)).toEqual({});
  expect(shown('history', { kind: 'file', path: 'guides/one.mdx' })).toEqual({
    section: 'history',
    page: 'guides/one',
  });
  expect(shown('navigation', { kind: 'navigation' })).toEqual({});
  expect(shown('brand', { kind: 'file', path: 'docs.json' })).toEqual({ section: 'config' });
});
