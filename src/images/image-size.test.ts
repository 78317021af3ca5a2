import { expect, test } from 'vitest';
import { imageHead, readImageSize } from './image-size.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const bytes = (...parts: readonly (readonly number[])[]): Uint8Array => new Uint8Array(parts.flat());
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const PNG = bytes([0x89, ...ascii('PNG'), 13, 10, 26, 10], [0, 0, 0, 13], ascii('IHDR'), [0, 0, 3, 32], [0, 0, 2, 88]);
const GIF = bytes(ascii('GIF89a'), [0x40, 0x01], [0xf0, 0x00]);
const FRAME = [0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, ...zeros(8)];
const JPEG = bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 1], FRAME);
const EXIF = [
  ...ascii('Exif'),
  0,
  0,
  ...ascii('MM'),
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  1,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  6,
  0,
  0,
];
const UPRIGHT_JPEG = bytes([0xff, 0xd8], [0xff, 0xe1, 0, EXIF.length + 2, ...EXIF], FRAME);
const WEBP = bytes(ascii('RIFF'), zeros(4), ascii('WEBPVP8X'), zeros(8), [0x1f, 0x03, 0], [0x57, 0x02, 0]);

test.each([
  ['PNG', PNG, 800, 600],
  ['GIF', GIF, 320, 240],
  ['JPEG', JPEG, 800, 600],
  ['JPEG of an upright camera', UPRIGHT_JPEG, 600, 800],
  ['WebP', WEBP, 800, 600],
])('a %s tells its size, and so does its head alone', (_name, image, width, height) => {
  const whole = bytes([...image], zeros(500));
  expect(readImageSize(whole)).toEqual({ width, height, isFluid: false });
  expect(imageHead(whole).length).toBeLessThan(64);
  expect(readImageSize(imageHead(whole))).toEqual({ width, height, isFluid: false });
});

test.each([
  ['<svg width="120" height="30px" viewBox="0 0 1 1">', 120, 30, false],
  ["<?xml version='1.0'?><!-- > --><svg xmlns='x' width='50' viewBox='0 0 200 100'>", 50, 25, false],
  ['<svg viewBox="0 0 640.4 320" fill="none">', 640, 320, true],
  ['<svg width="100%" height="100%" viewBox="0,0,24,24">', 24, 24, true],
])('%s', (drawing, width, height, isFluid) => {
  expect(readImageSize(new TextEncoder().encode(`${drawing}</svg>`))).toEqual({ width, height, isFluid });
});

test('what is no image, or only the beginning of one, has no size', () => {
  for (const image of [PNG.slice(0, 20), JPEG.slice(0, 9), WEBP.slice(0, 20), bytes(ascii('<p>')), bytes([])]) {
    expect(readImageSize(image)).toBeUndefined();
    expect(imageHead(image)).toHaveLength(0);
  }
  expect(readImageSize(new TextEncoder().encode('<svg xmlns="x">'))).toBeUndefined();
});
