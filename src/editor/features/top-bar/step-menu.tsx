import { Menu } from '@mantine/core';
import { ArchiveRestore, Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useProject, useProjectActions } from '../../project-context.ts';
import { reachableAside } from '../../store/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { stepWords } from '../../words/steps.ts';
import classes from './top-bar.module.css';

export interface StepMenuProps {
  /** The section with all steps. */
  readonly historyHref: string;
}

/** As many as fit beside the work; the section has all. */
const MOST_UNDONE = 4;
const MOST_DONE = 8;

/** The last steps by name, to go to any of them at once. */
export function StepMenu({ historyHref }: StepMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = useProject(({ history }) => history.done.length + history.undone.length === 0);
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start" width={260} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={stepWords.lastSteps} size={24} disabled={isEmpty}>
          <ChevronDown size={14} />
        </IconButton>
      </Menu.Target>
      {isOpen && (
        <Menu.Dropdown aria-label={stepWords.lastSteps} className={classes.stepMenu ?? ''}>
          <StepItems />
          <Menu.Divider />
          <Menu.Item component="a" href={historyHref}>
            {stepWords.allSteps}
          </Menu.Item>
        </Menu.Dropdown>
      )}
    </Menu>
  );
}

/** Drawn only while the menu is open: the history changes with every key. */
function StepItems() {
  const history = useProject((state) => state.history);
  const { goToStep, bringBack } = useProjectActions();
  const { done, undone } = history;
  const [aside] = reachableAside(history);
  return (
    <>
      {aside && (
        <>
          <Menu.Item leftSection={<ArchiveRestore size={14} />} onClick={() => bringBack(aside)}>
            {stepWords.restoreItem(aside.entries.length)}
          </Menu.Item>
          <Menu.Divider />
        </>
      )}
      {undone.slice(-MOST_UNDONE).map(({ id, label }, index, shown) => (
        <Menu.Item
          key={id}
          className={classes.undone ?? ''}
          onClick={() => goToStep(done.length + shown.length - index)}
        >
          {label}
          <span className="lw-hidden">{stepWords.undoneSuffix}</span>
        </Menu.Item>
      ))}
      {done
        .slice(-MOST_DONE)
        .reverse()
        .map(({ id, label }, index) => (
          <Menu.Item
            key={id}
            aria-current={index === 0 ? 'step' : undefined}
            rightSection={index === 0 && <Check size={14} aria-hidden="true" />}
            onClick={() => goToStep(done.length - index)}
          >
            {label}
          </Menu.Item>
        ))}
      {done.length <= MOST_DONE && (
        <Menu.Item
          aria-current={done.length === 0 ? 'step' : undefined}
          rightSection={done.length === 0 && <Check size={14} aria-hidden="true" />}
          onClick={() => goToStep(0)}
        >
          {stepWords.beforeFirst}
        </Menu.Item>
      )}
    </>
  );
}
