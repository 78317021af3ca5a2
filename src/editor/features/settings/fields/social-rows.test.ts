import { expect, it } from 'vitest';
import { newSocial, socialRows } from './social-rows.ts';

const path = ['footerSocials'];

it('reads accounts by platform and as a list', () => {
  expect(socialRows({ github: 'https://g', mine: 7 }, path)).toEqual([
    { platform: 'github', address: 'https://g', path: ['footerSocials', 'github'] },
    { platform: 'mine', address: '7', path: ['footerSocials', 'mine'] },
  ]);
  expect(socialRows([{ type: 'x', url: 'https://x' }, 'https://y'], path)).toEqual([
    { platform: 'x', address: 'https://x', path: ['footerSocials', 0, 'url'] },
    { platform: '', address: 'https://y', path: ['footerSocials', 1, 'url'] },
  ]);
  expect(socialRows('wrong', path)).toEqual([]);
});

it('adds an account in the way the others are written', () => {
  expect(newSocial(undefined, path, 'x', 'https://x')).toEqual({ path: ['footerSocials', 'x'], value: 'https://x' });
  expect(newSocial([{ type: 'github' }], path, 'x', 'https://x')).toEqual({
    path: ['footerSocials', 1],
    value: { type: 'x', url: 'https://x' },
  });
});
