import { describe, expect, it } from 'vitest';
import { createStepTeller } from './tell-steps.ts';

describe('createStepTeller', () => {
  it('tells of code of an author and of long steps of ours, and of no short one', () => {
    const told: unknown[] = [];
    const { begin, onStep } = createStepTeller((message) => told.push(message.kind === 'step' && message.step));
    begin();
    onStep('run');
    onStep('highlight', 2000);
    onStep('run');
    onStep('highlight', 2001);
    onStep('run');
    onStep('write', 200_001);
    expect(told).toEqual(['read', 'run', 'highlight', 'run', 'write']);
  });
});
