/** Icons in the seven styles, as a reader sees them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';

const STYLES = ['thin', 'light', 'regular', 'solid', 'sharp-solid', 'duotone', 'brands'];
/** Of Font Awesome, of Lucide alone, and marks of brands. */
const NAMES = ['house', 'rocket', 'database', 'check', 'dragon', 'braces', 'scan-face', 'github', 'slack', 'docker'];
const SIZE = 20;
/** Pixels that must look another way, of 400. */
const VISIBLE = 16;
/** What is round stays so in the sharp style, and small marks have only few corners. */
const WITHOUT_CORNERS = ['database', 'check'];

let site: BuiltSite;
let place: string;

test.beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'leafwright-icons-'));
  const project = path.join(place, 'project');
  mkdirSync(project);
  const icons = NAMES.flatMap((name) =>
    STYLES.map((style) => `<Icon icon="${name}" iconType="${style}" size={${SIZE}} className="sample" />`),
  );
  const navigation = [{ group: 'Start', pages: ['index'] }];
  writeFileSync(path.join(project, 'docs.json'), JSON.stringify({ name: 'Icons', navigation }));
  writeFileSync(path.join(project, 'index.mdx'), icons.join('\n\n'));
  site = buildSite(project);
});

test.afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

/** How light each pixel of each icon is, in the order of the page. */
async function shadesOf(page: Page): Promise<readonly (readonly number[])[]> {
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [...document.querySelectorAll('.sample svg')].map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect();
      const values = context.getImageData(Math.round(x), Math.round(y + scrollY), width, height).data;
      return Array.from({ length: values.length / 4 }, (_, index) => values[index * 4 + 1] as number);
    });
  }, picture);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`each icon looks different in each style, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${pathToFileURL(site.folder).href}/index.html`);
    const icons = await shadesOf(page);
    expect(icons).toHaveLength(NAMES.length * STYLES.length);
    for (const [row, name] of NAMES.entries()) {
      const drawings = icons.slice(row * STYLES.length, (row + 1) * STYLES.length);
      drawings.forEach((one, index) => {
        expect(Math.max(...one) - Math.min(...one), `${name} is seen in ${STYLES[index]}`).toBeGreaterThan(60);
        drawings.slice(index + 1).forEach((other, offset) => {
          const differing = one.filter((shade, pixel) => Math.abs(shade - (other[pixel] ?? 0)) > 24).length;
          const isSharp = STYLES[index] === 'solid' && STYLES[index + 1 + offset] === 'sharp-solid';
          if (isSharp && WITHOUT_CORNERS.includes(name)) return;
          const pair = `${name} in ${STYLES[index]} and in ${STYLES[index + 1 + offset]}`;
          expect.soft(differing, pair).toBeGreaterThan(VISIBLE);
        });
      });
    }
  });
}
