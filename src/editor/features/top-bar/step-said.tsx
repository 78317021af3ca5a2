import { useState } from 'react';
import { useProject } from '../../project-context.ts';
import type { StepTaken } from '../../store/index.ts';
import { stepWords } from '../../words/steps.ts';

/** Says to a screen reader what undo and redo did. */
export function StepSaid() {
  const step = useProject((state) => state.stepTaken);
  const [said, setSaid] = useState({ step, count: 0 });
  if (said.step !== step) setSaid({ step, count: said.count + 1 });
  return (
    <span className="lw-hidden" role="status">
      {/* A new element: the same words twice are said twice. */}
      <span key={said.count}>{step && wordsOf(step)}</span>
    </span>
  );
}

function wordsOf({ direction, entry, count }: StepTaken): string {
  if (direction === 'back') return stepWords.back(count);
  return direction === 'undo' ? stepWords.undone(entry.label, count - 1) : stepWords.doneAgain(entry.label, count - 1);
}
