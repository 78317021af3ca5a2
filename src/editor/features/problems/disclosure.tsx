import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import classes from './problems-panel.module.css';

export interface DisclosureProps {
  /** Level of the heading that it is. */
  readonly level: 'h3' | 'h4';
  readonly title: string;
  readonly isOpen: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A heading that opens and closes what stands below it. */
export function Disclosure({ level: Heading, title, isOpen, controls, onToggle }: DisclosureProps) {
  return (
    <Heading className={classes.file}>
      <UnstyledButton
        className={classes.disclosure}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => onToggle(!isOpen)}
      >
        <ChevronRight size={14} className={classes.chevron} aria-hidden="true" />
        {title}
      </UnstyledButton>
    </Heading>
  );
}
