import { describe, expect, it } from 'vitest';
import { readImageValue, setImageLink, shareImage, splitImage } from './image-value.ts';

describe('a picture setting', () => {
  it('is read in every form it is written in', () => {
    expect(readImageValue('/logo.svg')).toEqual({
      light: '/logo.svg',
      dark: '/logo.svg',
      isShared: true,
      isPlain: true,
    });
    expect(readImageValue({ light: 'a', dark: 'b' })).toEqual({
      light: 'a',
      dark: 'b',
      isShared: false,
      isPlain: false,
    });
    expect(readImageValue({ dark: 'b' })).toMatchObject({ light: '', dark: 'b', isShared: false });
    expect(readImageValue(42)).toMatchObject({ light: '', isPlain: true });
  });

  it('keeps the link and unknown keys when it changes its form', () => {
    const logo = { light: 'a', dark: 'b', href: '/home', alt: 'Acme' };
    expect(shareImage(logo, 'a')).toEqual({ light: 'a', dark: 'a', href: '/home', alt: 'Acme' });
    expect(splitImage(logo, 'c', 'd')).toEqual({ light: 'c', dark: 'd', href: '/home', alt: 'Acme' });
  });

  it('holds no empty key, however it is filled and emptied', () => {
    expect(splitImage('/logo.svg', '/logo.svg', '')).toEqual({ light: '/logo.svg' });
    expect(splitImage({ href: '/' }, '', '/dark.svg')).toEqual({ href: '/', dark: '/dark.svg' });
    expect(splitImage(undefined, '', '')).toBeUndefined();
    expect(shareImage({ light: 'a', dark: 'b', href: '/' }, '')).toEqual({ href: '/' });
  });

  it('becomes one path when it holds nothing else, and goes away with its path', () => {
    expect(shareImage({ light: 'a', dark: 'b' }, 'a')).toBe('a');
    expect(shareImage('a', '')).toBeUndefined();
  });

  it('takes a link beside one path', () => {
    expect(setImageLink('a', 'https://acme.test')).toEqual({ light: 'a', dark: 'a', href: 'https://acme.test' });
    expect(setImageLink(undefined, '/')).toEqual({ href: '/' });
    expect(setImageLink('a', '')).toBe('a');
  });
});
