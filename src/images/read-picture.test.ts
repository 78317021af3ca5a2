import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { readPicture as readWith } from './read-picture.ts';
import { readRaster } from './testing/node-raster.ts';

/** The same 16 by 16 pixels: red, green, blue and white quarters; the white one left out where the kind knows alpha. */
const SAMPLES = {
  'JPEG, baseline':
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABQQH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/8QAIhEAAQIDCQAAAAAAAAAAAAAAEQASAwRhBRMVISIxUXHh/9oADAMBAAIRAxEAPwAJcIbWs3ZtwNRNPUn4+Itya013HXC//9k=',
  'JPEG, progressive':
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAQABADAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAMG/8QAFwEAAwEAAAAAAAAAAAAAAAAABAUGAv/aAAwDAQACEAMQAAABAM4vmWJQE7VUR//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAQUCH//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8BH//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQIBAT8BH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8hH//aAAwDAQACAAMAAAAQ+c//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/EB//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/EB//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/EB//2Q==',
  'WebP, lossy': 'UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQABAAAkA4JaACdLoAA5gA/sf//7TD/9/T//8rdr7o8rX/Kpv/2Vj/dGCAAA==',
  'WebP, lossy with alpha':
    'UklGRmwAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSBQAAAABDzD/ERFCLJjkL905hYj+T8CeAFZQOCAyAAAAkAEAnQEqEAAQAAJAOCWgAnS6AAOYAP7H//+0w//f0///K3a+6PK1/yqb/9lY/3RggAA=',
  'WebP, lossless': 'UklGRj4AAABXRUJQVlA4TDEAAAAvD8ADEB8gEEjxJNEtJCCstNkiWSBAKNGmT+X8R0DmPiDMNprkJCd57zOI6H/o9hV8AA==',
  'WebP, the first of several':
    'UklGRv4AAABXRUJQVlA4WAoAAAASAAAADwAADwAAQU5JTQYAAAD/////AABBTk1GdAAAAAAAAAAAAA8AAA8AAGQAAAJBTFBIFAAAAAEPMP8REUIsmOQv3TmFiP5PwJ4AVlA4IEAAAACwAQCdASoQABAAAUAmJbACdLoABDAAAP7Sf//mH//6jW//7du/+RTT5Kf+p0bvIv/ueiKZse/43WzPkpyhwAAAQU5NRlYAAAAAAAAAAAAPAAAPAABkAAAAVlA4ID4AAAC0AQCdASoQABAAAAAmJbACdLoABdQAAOQ//5l3/+lvv/+4DP/WryOBX/q9v+Cf/7q3Okx3f+Kw3/W9g4twAA==',
  'GIF, the first of several':
    'R0lGODlhEAAQAIEAAExpccgeHhSgKB48yCH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAEAAQAAACKoxvoquIzNyBSyYqbMDZcv152ECWJICmqGmqKlu6KXzKAD3YN63jPW8rAAAh+QQFCgAAACwAAAAAEAAQAIJMaXHhwzcPDw/rX9c34eEAAAAAAAAAAAADLEi6Ov6OMQjlos82PDThnQZ6o8gFaIoKbMuqquvCqdzSqy3ggb7jPl4QqEsAADs=',
};
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAADA=';

const readPicture = (bytes: Uint8Array) => readWith(bytes, readRaster);
const bytesOf = (sample: string) => Uint8Array.from(atob(sample), (letter) => letter.charCodeAt(0));

/** Nearest of the colours that the quarters have, at a place. */
function colorAt({ width, pixels }: Picture, x: number, y: number): string {
  const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray((y * width + x) * 4);
  if (alpha === 0) return 'nothing';
  const colors = { red: [200, 30, 30], green: [20, 160, 40], blue: [30, 60, 200], white: [240, 240, 240] };
  const isNear = (wanted: readonly number[]) =>
    [red, green, blue].every((value, index) => Math.abs(value - (wanted[index] as number)) < 30);
  return Object.entries(colors).find(([, wanted]) => isNear(wanted))?.[0] ?? `rgb(${red} ${green} ${blue})`;
}

describe('pictures are read by their bytes', () => {
  test.each(Object.entries(SAMPLES))('%s', async (kind, sample) => {
    const picture = await readPicture(bytesOf(sample));
    if (picture === undefined) throw new Error('Not read.');
    expect([picture.width, picture.height]).toEqual([16, 16]);
    const hasAlpha = !kind.startsWith('JPEG') && kind !== 'WebP, lossy';
    expect([
      colorAt(picture, 3, 3),
      colorAt(picture, 12, 3),
      colorAt(picture, 3, 12),
      colorAt(picture, 12, 12),
    ]).toEqual(['red', 'green', 'blue', hasAlpha ? 'nothing' : 'white']);
  });

  test('a JPEG is turned as the camera was held', async () => {
    const plain = bytesOf(SAMPLES['JPEG, baseline']);
    // Exif with one entry: the orientation 6, a quarter to the right.
    const exif = [
      0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
    ];
    const head = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif];
    const picture = (await readPicture(Uint8Array.from([...head, ...plain.subarray(2)]))) as Picture;
    expect([colorAt(picture, 3, 3), colorAt(picture, 12, 3), colorAt(picture, 3, 12)]).toEqual([
      'blue',
      'red',
      'white',
    ]);
  });

  test('other kinds are not read', async () => {
    expect(await readPicture(bytesOf(AVIF))).toBeUndefined();
    expect(await readPicture(new Uint8Array())).toBeUndefined();
  });

  test.each(Object.entries(SAMPLES))('%s: damage breaks nothing', async (_, sample) => {
    const bytes = bytesOf(sample);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.nat(255),
        fc.integer({ min: 0, max: bytes.length }),
        async (at, value, length) => {
          const damaged = bytes.slice(0, length);
          if (at < length) damaged[at] = value;
          const picture = await readPicture(damaged);
          if (picture !== undefined) expect(picture.pixels.length).toBe(picture.width * picture.height * 4);
        },
      ),
      { numRuns: 60 },
    );
  });
});
