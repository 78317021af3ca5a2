/** Texts of the style sheets, as only a build can make them. */
import type { SheetName } from '../needed-files.ts';
import api from './sheets/api.css?inline';
import cards from './sheets/cards.css?inline';
import code from './sheets/code.css?inline';
import drawings from './sheets/drawings.css?inline';
import extras from './sheets/extras.css?inline';
import pictures from './sheets/pictures.css?inline';
import sections from './sheets/sections.css?inline';
import tabs from './sheets/tabs.css?inline';
import updates from './sheets/updates.css?inline';

/** Of what only some pages hold. */
export const sheets: Readonly<Record<SheetName, string>> = {
  api,
  cards,
  code,
  drawings,
  extras,
  pictures,
  sections,
  tabs,
  updates,
};
