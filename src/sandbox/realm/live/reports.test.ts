import { expect, test } from 'vitest';
import { CodeTurn } from './code-turn.ts';
import type { LiveToFrame } from './messages.ts';
import { createReports } from './reports.ts';

test('what a component tries again and again is told once, and no more types of events than there can be', () => {
  const sent: LiveToFrame[] = [];
  const reports = createReports((message) => sent.push(message));
  for (let time = 0; time < 10_000; time++) {
    reports.refused(1, 'network');
    reports.listen(`made-up-${time}`);
    reports.listen('x'.repeat(100_000 + time));
  }
  expect(sent.filter(({ kind }) => kind === 'refused')).toEqual([{ kind: 'refused', component: 1, what: 'network' }]);
  expect(sent.length).toBeLessThanOrEqual(201);
});

test('turns of components that never end are not told without an end', () => {
  const sent: LiveToFrame[] = [];
  const turn = new CodeTurn((message) => sent.push(message));
  const [one, other] = [1, 2].map((component) => {
    turn.enter(component);
    return turn.bind(() => undefined);
  });
  for (let time = 0; time < 10_000; time++) {
    one?.();
    other?.();
  }
  expect(sent.length).toBeLessThan(1000);
  expect(turn.component).toBe(2);
  turn.heard();
  const before = sent.length;
  one?.();
  expect(sent.slice(before)).toEqual([{ kind: 'enter', component: 1 }]);
});
