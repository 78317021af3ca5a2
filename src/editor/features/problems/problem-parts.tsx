import { Button } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { Diagnostic, DiagnosticPart } from '../../../project/diagnostics.ts';
import { ListRow } from '../../ui/list-row.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { problemsWords as words } from '../../words/problems.ts';
import classes from './problems-panel.module.css';

export interface ProblemPartsProps {
  readonly problem: Diagnostic;
  readonly parts: readonly DiagnosticPart[];
  readonly onOpen: (problem: Diagnostic) => void;
}

/** What one problem stands for, closed at first when it is much: each leads to its place. */
export function ProblemParts({ problem, parts, onOpen }: ProblemPartsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isShort = parts.length <= 3;
  return (
    <div className={classes.parts}>
      {!isShort && (
        <Button
          size="compact-xs"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<ChevronRight size={12} className={classes.chevron} aria-hidden="true" />}
          className={classes.disclosure}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideParts : words.showParts(parts.length)}
        </Button>
      )}
      <ul id={id} className={classes.partList} hidden={!isShort && !isOpen}>
        {(isShort || isOpen) &&
          parts.map((part) => (
            <li key={part.text}>
              {part.file === undefined ? (
                <MessageText text={part.text} />
              ) : (
                <ListRow className={classes.part} onClick={() => onOpen(at(problem, part))}>
                  <MessageText text={part.text} />
                </ListRow>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The problem at the place of one of its parts. */
function at({ code, severity, message }: Diagnostic, { file, range }: DiagnosticPart): Diagnostic {
  return { code, severity, message, ...(file !== undefined && { file }), ...(range && { range }) };
}
