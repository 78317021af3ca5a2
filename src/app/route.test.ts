import { describe, expect, it } from 'vitest';
import { formatRoute, parseRoute, type Route } from './route.ts';

describe('parseRoute', () => {
  it('opens the home page for an empty or unknown address', () => {
    for (const hash of ['', '#', '#/', '#/elsewhere', '#/p/', '#/p/%E0%A4%A']) {
      expect(parseRoute(hash)).toEqual({ kind: 'home' });
    }
  });

  it('opens the first section when the address names none or one that does not exist', () => {
    expect(parseRoute('#/p/a1')).toEqual({ kind: 'project', id: 'a1', section: 'brand' });
    expect(parseRoute('#/p/a1/shop')).toEqual({ kind: 'project', id: 'a1', section: 'brand' });
  });

  it('reads the open file and the page in the preview', () => {
    expect(parseRoute('#/p/a1/pages?file=guides/start.mdx&page=guides/start')).toEqual({
      kind: 'project',
      id: 'a1',
      section: 'pages',
      file: 'guides/start.mdx',
      page: 'guides/start',
    });
  });

  it('reads back every address it writes', () => {
    const routes: readonly Route[] = [
      { kind: 'home' },
      { kind: 'project', id: 'a b/c', section: 'problems' },
      { kind: 'project', id: 'x', section: 'config', file: 'docs.json' },
      { kind: 'project', id: 'x', section: 'settings', part: 'tabs', setting: 'tabs.0.url' },
      { kind: 'project', id: 'x', section: 'pages', file: 'a & b?/é #1+2.mdx', page: '50%/c=d' },
    ];
    for (const route of routes) expect(parseRoute(formatRoute(route))).toEqual(route);
  });
});
