/**
 * What Lighthouse says of a built site: 100 for best practices and search engines, as on a phone; of two pages, for
 * accessibility too, which asks axe for less than `site-accessibility.spec.ts` asks of every page. Its score for performance depends on what else the machine does; `npm run bench -- lighthouse` prints it.
 */
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/free-port.js';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { buildSite, WITHOUT_ADDRESS } from '../support/built-site.ts';

const OF_READING = ['best-practices', 'seo'];
const ALL = ['accessibility', ...OF_READING];

/** One page of each layout, and what is asked of it. */
const PAGES: readonly (readonly [page: string, categories: readonly string[]])[] = [
  ['introduction', ALL],
  ['guides/media', OF_READING],
  ['guides/landing', OF_READING],
  ['api-reference/create-queue', ALL],
  ['changelog', OF_READING],
];
/** As long as a test may take. */
const NEVER_MS = 600_000;

// They share a browser and its port.
test.describe.configure({ mode: 'default' });

let browser: Browser;
let port: number;
const servers: Awaited<ReturnType<typeof serveFolder>>[] = [];

async function open(settings?: Readonly<Record<string, unknown>>): Promise<string> {
  const site = buildSite('fixtures/kitchen-sink', settings && { settings });
  const server = await serveFolder(site.folder, { compresses: true });
  servers.push(server);
  return server.url;
}

test.beforeAll(async ({ launchOptions }) => {
  port = await freePort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ ...launchOptions, args });
});

test.afterAll(async () => {
  await browser.close();
  for (const server of servers.splice(0)) await server.close();
});

test.describe('of a site whose address is not known', () => {
  let url: string;
  test.beforeAll(async () => {
    url = await open(WITHOUT_ADDRESS);
  });
  for (const [name, categories] of PAGES) test(name, () => expectFullMarks(`${url}${name}.html`, categories));
});

test('of a site whose address is known', async () => {
  // The project names it itself.
  const url = await open();
  await expectFullMarks(`${url}guides/code.html`, OF_READING);
});

async function expectFullMarks(url: string, categories: readonly string[]): Promise<void> {
  const { scores, faults } = await audit(url, categories);
  expect(scores, faults).toEqual(Object.fromEntries(categories.map((category) => [category, 1])));
}

interface Audit {
  readonly scores: Readonly<Record<string, number | null>>;
  /** A line for each audit that took something off. */
  readonly faults: string;
}

async function audit(url: string, categories: readonly string[]): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    // Seconds in which nothing happens are of use only to who measures speed.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    cpuQuietThresholdMs: 0,
    // Only for what never ends.
    maxWaitForFcp: NEVER_MS,
    maxWaitForLoad: NEVER_MS,
    // What an author takes from another host is not there while tests run, and not the site's doing.
    blockedUrlPatterns: ['*.example/*'],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { lhr } = result;
  const faults = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap((reference) => {
      const { score = null, title = '', details } = lhr.audits[reference.id] ?? {};
      if (reference.weight === 0 || score === null || score === 1) return [];
      return [`${id}: ${reference.id} ${score} — ${title} ${JSON.stringify(details ?? '').slice(0, 800)}`];
    }),
  );
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, score] as const);
  return { scores: Object.fromEntries(scores), faults: faults.join('\n') };
}
