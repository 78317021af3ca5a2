/** @jsxImportSource #jsx */
import { inPlaceOf, type JsxElement, type JsxNode, type Props } from '../../../engine/theme-api.ts';

export interface TabPanel {
  readonly id: string;
  /** A second id that links may use where nothing else on the page has it. */
  readonly alias?: Props;
  readonly label: JsxNode;
  /** What panels with the same name on a page share: choosing one chooses all. */
  readonly name: string;
  readonly icon?: JsxNode;
  readonly content: JsxNode;
  /** What it is made from: the panel stands in its place. */
  readonly made?: JsxElement;
}

export interface TabSetProps {
  readonly className: string;
  readonly label: string;
  readonly panels: readonly TabPanel[];
  readonly selected: number;
  readonly isSynchronized: boolean;
  /** One menu in place of a row of tabs. */
  readonly isDropdown?: boolean;
  /** Drawn at the end of the row of tabs. */
  readonly tools?: JsxNode;
}

/**
 * A row of tabs over panels. Without script the row is hidden and the panels stand below each other under
 * their names; the style sheet switches on `data-script` of the root element, so nothing jumps.
 */
export function TabSet(props: TabSetProps): JsxNode {
  const { panels, selected, isDropdown = false } = props;
  return (
    <lw-tabs class={`tab-set ${props.className}`} data-sync={props.isSynchronized ? '' : undefined}>
      <div class="tab-bar">
        {isDropdown ? menu(props) : tabList(props)}
        {props.tools}
      </div>
      {panels.map((panel, index) => {
        const shown = panelOf(panel, index === selected, isDropdown);
        return panel.made ? inPlaceOf(shown, panel.made) : shown;
      })}
    </lw-tabs>
  );
}

function panelOf(panel: TabPanel, isSelected: boolean, isDropdown: boolean): JsxElement {
  return (
    <div
      class="tab-panel"
      id={panel.id}
      {...(isDropdown
        ? { role: 'group', 'aria-label': panel.name }
        : { role: 'tabpanel', 'aria-labelledby': `${panel.id}-tab` })}
      data-name={panel.name.trim().toLowerCase()}
      data-selected={isSelected ? '' : undefined}
    >
      <div class="tab-panel-name" {...panel.alias}>
        {panel.label}
      </div>
      {panel.content}
    </div>
  );
}

function tabList({ panels, selected, label }: TabSetProps): JsxNode {
  return (
    <div class="tab-list" role="tablist" aria-label={label}>
      {panels.map((panel, index) => (
        <button
          class="tab"
          type="button"
          role="tab"
          id={`${panel.id}-tab`}
          aria-controls={panel.id}
          aria-selected={index === selected ? 'true' : 'false'}
          tabindex={index === selected ? '0' : '-1'}
        >
          {panel.icon}
          {panel.label}
        </button>
      ))}
    </div>
  );
}

/** The browser's own menu: it works by keyboard and on phones as readers know it. */
function menu({ panels, selected, label }: TabSetProps): JsxNode {
  return (
    <select class="tab-menu" aria-label={label} autocomplete="off" data-search="no">
      {panels.map((panel, index) => (
        <option selected={index === selected}>{panel.name}</option>
      ))}
    </select>
  );
}
