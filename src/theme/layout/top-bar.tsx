/** @jsxImportSource #jsx */
import { fromSetting, type JsxNode, type NavigationPlace, type RenderContext } from '../../engine/theme-api.ts';
import { glyph } from '../components/icon/glyph.tsx';
import { wordsOf } from '../words/words-of.ts';
import { Logo } from './logo.tsx';
import { SwitcherMenus } from './navigation/switchers.tsx';
import { TabRow } from './navigation/tab-row.tsx';
import { searchAttributes } from './search-attributes.ts';
import { TopLinks } from './top-links.tsx';

/** What stays at the top of every page: brand, versions, search, links, mode and tabs. */
export function TopBar({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const { config } = context.site;
  const words = wordsOf(context);
  const links = TopLinks({}, context);
  const prompt = config.searchPrompt ?? words.search;
  return (
    <header class="top">
      <div class="top-row">
        <button class="icon-button menu-button" type="button" popovertarget="sidebar">
          {glyph('menu', words.openMenu)}
        </button>
        {Logo({}, context)}
        {SwitcherMenus({ place }, context)}
        {fromSetting(
          <button class="search-button" type="button" {...searchAttributes(context)} aria-label={prompt}>
            {glyph('search')}
            <span>{prompt}</span>
            <kbd>/</kbd>
          </button>,
          'search',
        )}
        {links === null ? null : (
          <nav class="top-nav" aria-label={words.siteLinks}>
            {links}
          </nav>
        )}
        {config.appearance.isToggleHidden
          ? null
          : fromSetting(
              <button class="icon-button mode-button" type="button" data-mode-toggle aria-label={words.switchMode}>
                <span class="only-light">{glyph('sun')}</span>
                <span class="only-dark">{glyph('moon')}</span>
              </button>,
              config.format === 'later' ? 'appearance' : 'modeToggle',
            )}
      </div>
      {TabRow({ place }, context)}
    </header>
  );
}
