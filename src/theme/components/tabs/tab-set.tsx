/** @jsxImportSource #jsx */
import type { JsxNode } from '../../../engine/render/jsx.ts';

export interface TabPanel {
  readonly id: string;
  readonly label: JsxNode;
  /** What panels with the same name on a page share: choosing one chooses all. */
  readonly name: string;
  readonly icon?: JsxNode;
  readonly content: JsxNode;
}

export interface TabSetProps {
  readonly className: string;
  readonly label: string;
  readonly panels: readonly TabPanel[];
  readonly selected: number;
  readonly isSynchronized: boolean;
  /** Drawn at the end of the row of tabs. */
  readonly tools?: JsxNode;
}

/**
 * A row of tabs over panels. Without script the row is hidden and the panels stand below each other under
 * their names; the style sheet switches on `data-script` of the root element, so nothing jumps.
 */
export function TabSet(props: TabSetProps): JsxNode {
  const { panels, selected } = props;
  return (
    <lw-tabs class={`tab-set ${props.className}`} data-sync={props.isSynchronized ? '' : undefined}>
      <div class="tab-bar">
        <div class="tab-list" role="tablist" aria-label={props.label}>
          {panels.map((panel, index) => (
            <button
              class="tab"
              type="button"
              role="tab"
              id={`${panel.id}-tab`}
              aria-controls={panel.id}
              aria-selected={index === selected ? 'true' : 'false'}
              tabindex={index === selected ? '0' : '-1'}
              data-name={panel.name}
            >
              {panel.icon}
              {panel.label}
            </button>
          ))}
        </div>
        {props.tools}
      </div>
      {panels.map((panel, index) => (
        <div
          class="tab-panel"
          role="tabpanel"
          id={panel.id}
          aria-labelledby={`${panel.id}-tab`}
          data-selected={index === selected ? '' : undefined}
        >
          <div class="tab-panel-name">{panel.label}</div>
          {panel.content}
        </div>
      ))}
    </lw-tabs>
  );
}
