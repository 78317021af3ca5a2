/** WebKitGTK by its own driver, which speaks the classic WebDriver, on a screen that nobody sees. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Key, type Tab, WINDOW } from './browser.ts';
import { startDisplay } from './display.ts';
import type { WebDriverSession } from './webdriver.ts';
import { startWebKitSession } from './webkit-session.ts';

/** Of keys that are no letters: the signs by which WebDriver knows them (§ 17.4.2). */
const SIGNS: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Escape: '\uE00C',
  Shift: '\uE008',
  End: '\uE010',
  Enter: '\uE007',
};

/** More than the window shows: its own bar stands above the page. */
const SCREEN = { width: WINDOW.width, height: WINDOW.height + 200 };

const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } } as const;

export async function startWebKit(): Promise<Browser> {
  const display = await startDisplay(SCREEN.width, SCREEN.height);
  const home = mkdtempSync(path.join(tmpdir(), 'leafwright-webkit-'));
  const downloads = path.join(home, 'downloads');
  const environment = { DISPLAY: display.name, ...settingsIn(home, downloads) };
  return {
    downloads,
    async open() {
      const session = await startWebKitSession(environment);
      // The window's bar takes some of it away: asked for again with so much more.
      const tab = tabOf(session);
      await session.send('POST', '/window/rect', { x: 0, y: 0, ...WINDOW });
      const [width, height] = await tab.evaluate(() => [window.innerWidth, window.innerHeight] as const, []);
      const rect = { width: 2 * WINDOW.width - width, height: 2 * WINDOW.height - height };
      await session.send('POST', '/window/rect', { x: 0, y: 0, ...rect });
      return tab;
    },
    async close() {
      display.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Nothing of whoever runs the tests is read or written; what is downloaded is found; nothing slides. */
function settingsIn(home: string, downloads: string): Readonly<Record<string, string>> {
  mkdirSync(path.join(home, 'gtk-3.0'));
  mkdirSync(downloads);
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  writeFileSync(path.join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return { HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
}

function tabOf(session: WebDriverSession): Tab {
  const { send } = session;
  const act = async (input: object, actions: readonly object[]): Promise<void> =>
    void (await send('POST', '/actions', { actions: [{ ...input, actions }] }));
  const keys = (actions: readonly object[]): Promise<void> => act({ type: 'key', id: 'keys' }, actions);
  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    async evaluate<Result>(run: unknown, given: readonly unknown[], frame: readonly string[] = []) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${run})(...arguments[0]))
          .then((result) => done({ result }), (error) => done({ error: String(error) }));`;
      const execute = () =>
        send<{ readonly result: Result; readonly error?: string }>('POST', '/execute/async', {
          script,
          args: [given],
        });
      const { result, error } = await inFrame(session, frame, execute);
      if (error !== undefined) throw new Error(error);
      return result;
    },
    movePointer: (x, y) =>
      act(MOUSE, [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }]),
    pressPointer: () => act(MOUSE, [{ type: 'pointerDown', button: 0 }]),
    releasePointer: () => act(MOUSE, [{ type: 'pointerUp', button: 0 }]),
    press: (...pressed) =>
      keys([
        ...pressed.map((key) => ({ type: 'keyDown', value: signOf(key) })),
        ...pressed.toReversed().map((key) => ({ type: 'keyUp', value: signOf(key) })),
      ]),
    type: (text) =>
      keys(
        [...text].flatMap((letter) => {
          const value = letter === '\n' ? signOf('Enter') : letter;
          return [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ];
        }),
      ),
    handFile: async (selector, file) => session.sendKeys(await session.find(selector), path.resolve(file)),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: () => session.end(),
  };
}

async function inFrame<Result>(
  session: WebDriverSession,
  frame: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  const isInFrame =
    frame.length > 0 &&
    (await session.send<boolean>('POST', '/execute/sync', {
      script: 'return document.activeElement?.localName === "iframe"',
      args: [],
    }));
  try {
    for (const selector of frame) await session.send('POST', '/frame', { id: await session.find(selector) });
    return await run();
  } finally {
    if (frame.length > 0) {
      await session.send('POST', '/frame', { id: null });
      // A frame that one has looked into gets the keys from then on, unless the page takes them back.
      if (!isInFrame) await session.send('POST', '/execute/sync', { script: 'window.focus()', args: [] });
    }
  }
}

function signOf(key: Key): string {
  return SIGNS[key] ?? key;
}
