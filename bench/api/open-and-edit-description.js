/**
 * Runs in the harness: shows a page of an API description, changes the description, shows other pages.
 * @param {{ texts: Record<string, string>, addresses: readonly string[] }} given the files of the project, and pages that
 *   are made from the description
 * @returns {Promise<{ opened: number, again: number[], made: number[], pages: number[] }>} milliseconds until something
 *   was painted; `made`: until the worker had made the page that `pages` has at the same place
 */
export async function openAndEditDescription({ texts, addresses }) {
  const EDITS = 3;
  /** Between two pages, so that nothing of one is counted for the next. */
  const REST_MS = 50;
  const encoder = new TextEncoder();
  let files = new Map(Object.entries(texts).map(([file, text]) => [file, encoder.encode(text)]));
  const waiting = [];
  const rendering = [];
  const { createPreview } = window.sandboxHost;
  const preview = createPreview({
    container: document.querySelector('#preview'),
    title: 'Preview',
    onNavigate() {},
    onOpenLink() {},
    onFailure: (problem) => console.error(problem),
    onRendered({ status, page }) {
      const at = performance.timeOrigin + performance.now();
      for (const { resolve, reject } of rendering.splice(0)) {
        if (status === 'ok') resolve(at);
        else reject(new Error(`${page}: ${status}`));
      }
    },
    onPainted(at) {
      for (const resolve of waiting.splice(0)) resolve(at);
    },
  });
  /** @param {() => void} change */
  const painted = (change) => {
    const start = performance.timeOrigin + performance.now();
    const shown = new Promise((resolve) => waiting.push(resolve));
    change();
    return shown.then((at) => at - start);
  };
  // The workers are up and a page is shown, as when somebody opens the description from there.
  await painted(() => {
    preview.update(new Map([...files].filter(([file]) => file !== 'openapi.json')));
    preview.show('index');
  });
  const opened = await painted(() => {
    preview.update(files);
    preview.show('operation');
  });
  const again = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const text = texts['openapi.json'].replace('What the account is for', `What the account is for, ${edit}`);
    files = new Map(files).set('openapi.json', encoder.encode(text));
    again.push(await painted(() => preview.update(files)));
  }
  const made = [];
  const pages = [];
  for (const address of addresses) {
    const start = performance.timeOrigin + performance.now();
    const rendered = new Promise((resolve, reject) => rendering.push({ resolve, reject }));
    const [whenPainted, at] = await Promise.all([painted(() => preview.show(address)), rendered]);
    pages.push(whenPainted);
    made.push(at - start);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return { opened, again, made, pages };
}
