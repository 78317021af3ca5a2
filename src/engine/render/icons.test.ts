import { describe, expect, it } from 'vitest';
import { findIcon } from './icons.ts';
import type { IconDrawing } from './theme-contract.ts';

const drawing = (name: string): IconDrawing => ({ kind: 'svg', viewBox: '0 0 1 1', markup: name, isStroked: false });
const known = new Set(['github', 'rocket', 'arrow-right', 'brackets']);
const library = { find: ({ name }: { name: string }) => (known.has(name) ? drawing(name) : undefined) };
const find = (name: string) => findIcon({ name }, library, (path) => `../${path}`);

describe('icons', () => {
  it.each([
    ['rocket', 'rocket', 'exact'],
    ['GitHub', 'github', 'exact'],
    ['fa-solid fa-rocket', 'rocket', 'exact'],
    ['ArrowRight', 'arrow-right', 'exact'],
    ['brackets-curly', 'brackets', 'near'],
    ['big-rocket', 'rocket', 'near'],
  ])('%s is drawn as %s (%s)', (name, markup, match) => {
    expect(find(name)).toEqual({ drawing: drawing(markup), match });
  });

  it('are never missing', () => {
    expect(find('nothing-like-it')).toMatchObject({ match: 'none', drawing: { kind: 'svg' } });
    expect(find("/);mask:url('https://a.example/x.svg');/*")).toMatchObject({ match: 'none' });
    expect(find(");mask:url('https://a.example/x.svg');/*")).toMatchObject({ match: 'none', drawing: { kind: 'svg' } });
  });

  it('may be files, or SVG without what could run', () => {
    expect(find('images/x.svg').drawing).toEqual({ kind: 'image', src: '../images/x.svg' });
    expect(find('<svg viewBox="0 0 8 8"><script>x</script><path onload="x" d="M0 0"/></svg>').drawing).toEqual({
      kind: 'svg',
      viewBox: '0 0 8 8',
      markup: '<path d="M0 0"/>',
      isStroked: false,
    });
  });
});
