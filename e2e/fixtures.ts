import { test as base, expect } from './base-test.ts';
import { HomePage } from './pages/home-page.ts';
import { WorkspacePage } from './pages/workspace-page.ts';
import { smallProject, writeZip } from './support/archives.ts';

export { expect };

/** The editor and the built sites are served from this machine, on ports of their own. */
const OWN_HOST = '127.0.0.1';

/** Hosts that the fixtures' pages name themselves, as an author may. */
const HOSTS_OF_AUTHORS = '.example';

interface Fixtures {
  readonly home: HomePage;
  readonly workspace: WorkspacePage;
  /** Opens a project of two pages, with these files instead of its own or beside them. */
  readonly openSmall: (files?: Readonly<Record<string, string>>) => Promise<void>;
  readonly watch: undefined;
}

/** Every test runs with page objects, and fails when the app asks another host for anything, throws or breaks its policy. */
export const test = base.extend<Fixtures>({
  home: async ({ page }, use) => use(new HomePage(page)),
  workspace: async ({ page }, use) => use(new WorkspacePage(page)),
  openSmall: async ({ home, workspace }, use, testInfo) => {
    await use(async (files = {}) => {
      const zip = testInfo.outputPath('small.zip');
      writeZip(zip, smallProject(files));
      await home.goto();
      await home.openZip(zip);
      // A test that opens several projects keeps those before.
      const isHere = workspace.page.locator('button', { hasText: /^Keep both/ });
      await expect(isHere.or(workspace.sections)).toBeVisible();
      if (await isHere.isVisible()) await isHere.click();
      await workspace.waitUntilOpen();
    });
  },
  watch: [
    async ({ page }, use) => {
      const outside: string[] = [];
      const faults: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        const { protocol, hostname } = new URL(url);
        const isOurs = hostname === OWN_HOST || hostname.endsWith(HOSTS_OF_AUTHORS);
        if (protocol.startsWith('http') && !isOurs) outside.push(url);
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        const isOfApp = !/^about:srcdoc|^blob:/.test(message.location().url);
        if (isOfApp && /Content Security Policy|Trusted(?:HTML|Script)/.test(message.text()))
          faults.push(message.text());
      });
      await use(undefined);
      expect(outside, 'requests to other hosts').toEqual([]);
      expect(faults, 'errors thrown in the page').toEqual([]);
    },
    { auto: true },
  ],
});
