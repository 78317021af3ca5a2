/**
 * What Lighthouse says of a built site: 100 for accessibility, best practices and search engines, as on a phone. Its score
 * for performance depends on what else the machine does; `npm run bench -- lighthouse` prints it.
 */
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/free-port.js';
import { serveFolder } from '../../scripts/static-server.js';
import { expect, test } from '../fixtures.ts';
import { buildSite } from '../support/built-site.ts';

const PAGES = [
  'introduction',
  'guides/code',
  'guides/media',
  'guides/landing',
  'api-reference/create-queue',
  'changelog',
];
/** As long as a test may take. */
const NEVER_MS = 600_000;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

// They share a browser and its port.
test.describe.configure({ mode: 'default' });

let browser: Browser;
let port: number;
const servers: Awaited<ReturnType<typeof serveFolder>>[] = [];

async function open(metadata: Readonly<Record<string, string>>): Promise<string> {
  const site = buildSite('fixtures/kitchen-sink', { settings: { metadata } });
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
    url = await open({ 'og:image': '/images/dashboard.svg' });
  });
  for (const name of PAGES) test(name, () => expectFullMarks(`${url}${name}.html`));
});

test('of a site whose address is known', async () => {
  const url = await open({ canonical: 'https://docs.tidepool.example/handbook' });
  await expectFullMarks(`${url}quickstart.html`);
});

async function expectFullMarks(url: string): Promise<void> {
  const { scores, faults } = await audit(url);
  expect(scores, faults).toEqual(Object.fromEntries(CATEGORIES.map((category) => [category, 1])));
}

interface Audit {
  readonly scores: Readonly<Record<string, number | null>>;
  /** A line for each audit that took something off. */
  readonly faults: string;
}

async function audit(url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
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
