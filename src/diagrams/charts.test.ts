import { describe, expect, it } from 'vitest';
import { formatDate, readDate, readLength } from './gantt/calendar.ts';
import { parseGantt } from './gantt/parse-gantt.ts';
import { parseGit } from './git/parse-git.ts';
import { parseMindmap } from './mindmap/parse-mindmap.ts';
import { type DiagramSource, readSource } from './source/read-source.ts';
import { draw, refusedLine, wordsIn } from './testing/draw.ts';

function sourceOf(text: string): DiagramSource {
  const source = readSource(text);
  if (source === undefined) throw new Error('The source is empty.');
  return source;
}

const day = (date: string): number => readDate(date, 'YYYY-MM-DD') ?? Number.NaN;

describe('pie', () => {
  it('names every part with its share', () => {
    const words = wordsIn(draw('pie title Load\n  "North" : 3\n  "South" : 1\n  "None" : 0'));
    expect(words).toEqual(['Load', '75%', '25%', 'North · 75 %', 'South · 25 %', 'None · 0 %']);
    expect(wordsIn(draw('pie showData\n  "North" : 3'))).toContain('North [3]');
    expect(refusedLine('pie\n  "North" : many')).toBe(2);
  });
});

describe('gantt', () => {
  const tasksOf = (body: string) => parseGantt(sourceOf(`gantt\n${body}`)).tasks;

  it('puts tasks after each other, after named ones, and until named ones', () => {
    const tasks = tasksOf('One :a, 2024-01-01, 2d\nTwo :3d\nThree :c, after a, 1w\nFour :2024-01-01, until c');
    expect(tasks.map(({ start, end }) => [start, end])).toEqual([
      [day('2024-01-01'), day('2024-01-03')],
      [day('2024-01-03'), day('2024-01-06')],
      [day('2024-01-03'), day('2024-01-10')],
      [day('2024-01-01'), day('2024-01-03')],
    ]);
  });

  it('works on no day that is left out', () => {
    const [task] = tasksOf('excludes weekends\nOne :2024-01-05, 2d');
    expect(task?.end).toBe(day('2024-01-09'));
  });

  it('reads and writes dates in the format asked for', () => {
    expect(readDate('05/03/2024 14:30', 'DD/MM/YYYY HH:mm')).toBe(Date.UTC(2024, 2, 5, 14, 30));
    expect(readDate('next week', 'YYYY-MM-DD')).toBeUndefined();
    expect(formatDate(day('2024-03-05'), '%b %e, %Y (%a)')).toBe('Mar 5, 2024 (Tue)');
    expect(readLength('1.5h')).toBe(90 * 60_000);
  });

  it('names sections, tasks and days', () => {
    const words = wordsIn(draw('gantt\n  title Plan\n  section Build\n  Write :crit, 2024-01-01, 5d'));
    expect(words).toEqual(expect.arrayContaining(['Plan', 'Build', 'Write', '01-03']));
    expect(refusedLine('gantt\n  Write something')).toBe(2);
  });
});

describe('timeline and journey', () => {
  it('shows periods with their events', () => {
    const words = wordsIn(draw('timeline\n  title T\n  section S\n  2020 : one : two\n       : three\n  2021'));
    expect(words).toEqual(['T', 'S', '2020', 'one', 'two', 'three', '2021']);
  });

  it('shows steps and people, and the glad ones above the sad ones', () => {
    const drawn = draw('journey\n  section S\n    Good: 5: Ann\n    Bad: 1: Ben');
    expect(wordsIn(drawn)).toEqual(['Ann', 'Ben', 'S', 'Good', 'Bad']);
    const [, good = 0, bad = 0] =
      /class="dg-line dg-life" d="M[\d.]+ ([\d.]+)L[\d.]+ ([\d.]+)"/.exec(drawn.content) ?? [];
    expect(Number(good)).toBeLessThan(Number(bad));
    expect(refusedLine('journey\n  Nobody knows')).toBe(2);
  });
});

describe('mindmap', () => {
  it('hangs ideas on those they stand under', () => {
    const root = parseMindmap(sourceOf('mindmap\n  r((Root))\n    A\n      [a one]\n      ::icon(x)\n    B\n     C'));
    expect(root).toMatchObject({
      text: 'Root',
      shape: 'circle',
      children: [
        { text: 'A', children: [{ text: 'a one', shape: 'square', children: [] }] },
        { text: 'B', children: [{ text: 'C' }] },
      ],
    });
  });
});

describe('gitGraph', () => {
  it('knows where commits come from', () => {
    const { commits, branches } = parseGit(
      sourceOf('gitGraph LR:\n  commit id: "a"\n  branch x\n  commit\n  checkout main\n  merge x tag: "v1"'),
    );
    expect(branches).toEqual(['main', 'x']);
    expect(commits.map(({ parents }) => parents)).toEqual([[], [0], [0, 1]]);
    expect(commits.at(-1)).toMatchObject({ kind: 'merge', tags: ['v1'] });
    expect(refusedLine('gitGraph\n  commit\n  merge nowhere')).toBe(3);
  });
});

describe('quadrantChart and xychart', () => {
  it('places points by their numbers', () => {
    const drawn = draw('quadrantChart\n  x-axis Low --> High\n  quadrant-1 Do\n  A: [0.9, 0.9]\n  B: [0.1, 0.2]');
    expect(wordsIn(drawn)).toEqual(expect.arrayContaining(['Low', 'High', 'Do', 'A', 'B']));
    const [a, b] = [...drawn.content.matchAll(/<circle[^>]* cx="([\d.]+)" cy="([\d.]+)"/g)];
    expect(Number(a?.[1])).toBeGreaterThan(Number(b?.[1]));
    expect(Number(a?.[2])).toBeLessThan(Number(b?.[2]));
  });

  it('draws a bar for each value, the greater the higher', () => {
    const drawn = draw('xychart-beta\n  x-axis [a, "b c"]\n  bar [1, 3]\n  line [2, 2]');
    const heights = [...drawn.content.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map((match) => Number(match[1]));
    expect(heights).toHaveLength(2);
    expect(heights[1]).toBeCloseTo(3 * (heights[0] ?? 0), 0);
    expect(wordsIn(drawn)).toEqual(expect.arrayContaining(['a', 'b c', '0', '3']));
    expect(refusedLine('xychart-beta\n  bar [1, many]')).toBe(2);
  });
});

describe('quadrant', () => {
  it('draws points in the look of their class, and in their own', () => {
    const { content } = draw(
      'quadrantChart\n  A:::big: [0.2, 0.3]\n  B: [0.5, 0.5] color: #cc3300, radius: 9\n  classDef big radius: 14',
    );
    expect(content).toMatch(/r="14"/);
    expect(content).toMatch(/r="9" style="fill:#cc3300"/);
  });
});
