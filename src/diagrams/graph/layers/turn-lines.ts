/** Finds lines that lead back, so that the others make no circle. */
import type { FlowLine } from './flow.ts';

/** For each line whether it leads back. A walk in the author's order, from where nothing leads to, meets them last. */
export function linesThatLeadBack(count: number, lines: readonly FlowLine[]): boolean[] {
  const out: number[][] = Array.from({ length: count }, () => []);
  const hasIn = new Array<boolean>(count).fill(false);
  lines.forEach(({ from, to }, index) => {
    out[from]?.push(index);
    hasIn[to] = true;
  });
  const isBack = lines.map(() => false);
  const state = new Array<'new' | 'open' | 'done'>(count).fill('new');
  const visit = (first: number): void => {
    const open = [{ box: first, next: 0 }];
    state[first] = 'open';
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      const line = out[at.box]?.[at.next++];
      if (line === undefined) {
        state[at.box] = 'done';
        open.pop();
        continue;
      }
      const to = lines[line]?.to ?? first;
      if (state[to] === 'open') isBack[line] = true;
      if (state[to] !== 'new') continue;
      state[to] = 'open';
      open.push({ box: to, next: 0 });
    }
  };
  for (const wantsIn of [false, true]) {
    for (let box = 0; box < count; box++) if (state[box] === 'new' && hasIn[box] === wantsIn) visit(box);
  }
  return isBack;
}
