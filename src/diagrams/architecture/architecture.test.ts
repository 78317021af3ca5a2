import { describe, expect, it } from 'vitest';
import { drawDiagram } from '../draw-diagram.ts';
import { draw, wordsIn } from '../testing/draw.ts';
import { boxesIn, crossingsOf, isInside, textsIn } from '../testing/geometry.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseArchitecture } from './parse-architecture.ts';
import { placeOnGrid } from './place-on-grid.ts';

describe('architecture', () => {
  it('reads groups, services, junctions and lines', () => {
    const { groups, services, connections } = parseArchitecture(
      sourceOf(
        'architecture-beta\n group api(cloud)[API]\n group inner[Inner] in api\n service db(logos:aws-aurora)["The base"] in inner\n service s\n junction j in api\n db:L <--> R:s\n db{group}:B -[asks]-> T:j',
      ),
    );
    expect([...groups.values()]).toEqual([
      { id: 'api', icon: 'cloud', name: 'API' },
      { id: 'inner', icon: '', name: 'Inner', parent: 'api' },
    ]);
    expect([...services.values()]).toEqual([
      { id: 'db', kind: 'service', icon: 'logos:aws-aurora', name: 'The base', parent: 'inner' },
      { id: 's', kind: 'service', icon: '', name: '' },
      { id: 'j', kind: 'junction', icon: '', name: '', parent: 'api' },
    ]);
    expect(connections).toMatchObject([
      { from: { id: 'db', side: 'L', hasArrow: true, isGroup: false }, to: { id: 's', side: 'R', hasArrow: true } },
      { from: { isGroup: true, hasArrow: false }, to: { id: 'j', side: 'T', hasArrow: true }, text: 'asks' },
    ]);
  });

  it('stands services on the side that their line leaves from', () => {
    const link = (from: string, fromSide: 'L' | 'R' | 'T' | 'B', to: string, toSide: 'L' | 'R' | 'T' | 'B') => ({
      from,
      fromSide,
      to,
      toSide,
    });
    const cells = placeOnGrid(
      ['a', 'b', 'c', 'd', 'e'],
      [link('a', 'R', 'b', 'L'), link('a', 'B', 'c', 'T'), link('a', 'R', 'd', 'L'), link('b', 'T', 'e', 'L')],
      4,
    );
    const cell = (id: string) => ({ column: 0, row: 0, ...cells.get(id) });
    expect(cell('b')).toEqual({ column: cell('a').column + 1, row: cell('a').row });
    expect(cell('c').row).toBe(cell('a').row + 1);
    expect(cell('d').column).toBe(cell('a').column + 1);
    expect(cell('e')).toEqual({ column: cell('b').column + 1, row: cell('b').row - 1 });
    expect(new Set([...cells.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(5);
  });

  it('keeps services in their groups, apart from each other, and strangers out', () => {
    const drawn = draw(SAMPLES.architecture ?? '');
    const [services, groups] = [boxesIn(drawn), boxesIn(drawn, 'dg-group')];
    expect(services).toHaveLength(4);
    expect(crossingsOf([...services, ...groups])).toEqual([]);
    const holders = services.map((service) => groups.filter((group) => isInside(service, group)).length);
    expect(holders.sort()).toEqual([0, 0, 1, 2]);
    expect(wordsIn(drawn)).toEqual(expect.arrayContaining(['Cloud', 'Data', 'Browser', 'stores']));
  });

  it('runs lines around services and their names', () => {
    const drawn = draw(
      'architecture-beta\n service a[A]\n service b[Between them]\n service c[C]\n a:R --> L:b\n b:R --> L:c\n a:R --> L:c',
    );
    const points = [...drawn.content.matchAll(/class="dg-line" d="([^"]*)"/g)].map(
      ([, d = '']) => d.match(/-?[\d.]+/g)?.map(Number) ?? [],
    );
    const name = textsIn(drawn).find(({ text }) => text === 'Between them');
    const levels = points[2]?.filter((_, index) => index % 2 === 1) ?? [];
    const service = boxesIn(drawn)[1];
    const [top, bottom] = [Math.min(...levels), Math.max(...levels)];
    expect(top < (service?.top ?? 0) - 5 || bottom > (name?.bottom ?? 0)).toBe(true);
  });

  it('asks for the icons that it has no drawing of', () => {
    const asked: string[] = [];
    const diagram = drawDiagram('architecture-beta\n service a(cloud)[A]\n service b(fa:user)[B]', {
      link: (href) => href,
      asset: (path) => path,
      icon: (name) => {
        asked.push(name);
        return { viewBox: '0 0 8 8', markup: '<path d="M0 0h8"/>' };
      },
    });
    expect(asked).toEqual(['fa:user']);
    expect(diagram.kind === 'drawn' && diagram.content).toContain('viewBox="0 0 8 8"');
  });

  it('says what was expected', () => {
    expect(refusalOf('architecture-beta\n service a in nowhere')).toMatchObject({
      line: 2,
      expected: expect.stringContaining('`nowhere`'),
    });
    expect(refusalOf('architecture-beta\n service a\n\n a:R -- L:b')).toMatchObject({
      line: 4,
      expected: expect.stringContaining('`b`'),
    });
    expect(refusalOf('architecture-beta\n service a\n a:X -- L:a')?.line).toBe(3);
  });
});
