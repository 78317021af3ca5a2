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
    ['circle-rocket-slash', 'rocket', 'near'],
    ['arrowRight', 'arrow-right', 'exact'],
    ['lucide:rocket', 'rocket', 'exact'],
    ['RocketIcon', 'rocket', 'exact'],
  ])('%s is drawn as %s (%s)', (name, markup, match) => {
    expect(find(name)).toMatchObject({ drawing: drawing(markup), match });
  });

  it('take their style from the classes of the icon font, unless one is set', () => {
    const styles = { find: ({ type }: { type?: string }) => drawing(type ?? 'none') };
    const styleOf = (name: string, type?: 'thin') => findIcon({ name, ...(type && { type }) }, styles, String).drawing;
    expect(styleOf('far fa-bell')).toEqual(drawing('regular'));
    expect(styleOf('fa-sharp fa-solid fa-bell')).toEqual(drawing('sharp-solid'));
    expect(styleOf('fa-solid fa-bell', 'thin')).toEqual(drawing('thin'));
  });

  it('may be an emoji', () => {
    expect(find('🚀').drawing).toMatchObject({ kind: 'svg', markup: expect.stringContaining('>🚀</text>') });
    expect(find('1')).toMatchObject({ match: 'none' });
  });

  it('suggest a name for a misspelt one', () => {
    const named = { ...library, names: () => known };
    expect(findIcon({ name: 'rokcet' }, named, String)).toMatchObject({ match: 'none', name: 'rocket' });
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
    const { drawing: slashed } = find('<svg viewBox="0 0 8 8"><circle/onclick=run() r="5"/></svg>');
    expect(slashed).toMatchObject({ markup: '<circle/ r="5"/>' });
  });
});
