import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { railWords } from '../../words/rail.ts';
import classes from './rail.module.css';
import { countWords, type RailItem } from './rail-item.ts';

export interface RailProps {
  readonly items: readonly RailItem[];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** The sections of the workspace. Collapsed, the words become tooltips and stay names for a screen reader. */
export function Rail({ items, isCollapsed, onToggle }: RailProps) {
  const tooltip = (label: string) => isCollapsed && { 'data-tooltip': label, 'data-tooltip-side': 'right' };
  return (
    <nav className={classes.rail} aria-label={railWords.sections} data-collapsed={isCollapsed || undefined}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.label}>
            <a
              className={classes.item}
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              {...tooltip(item.label)}
            >
              {item.icon}
              <span className={classes.label}>{item.label}</span>
              {item.count !== undefined && item.count > 0 && (
                <span className={classes.count}>{countWords(item.count, isCollapsed ? 99 : undefined)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.item}
        onClick={onToggle}
        aria-expanded={!isCollapsed}
        {...tooltip(railWords.expand)}
      >
        {isCollapsed ? <ChevronsRight size={17} aria-hidden="true" /> : <ChevronsLeft size={17} aria-hidden="true" />}
        <span className={classes.label}>{isCollapsed ? railWords.expand : railWords.collapse}</span>
      </button>
    </nav>
  );
}
