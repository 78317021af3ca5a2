/**
 * Runs in the harness: shows a page of an API description, changes the description, shows other pages.
 * @param {Record<string, string>} texts of the project
 * @returns {Promise<{ opened: number, again: number[], pages: number[] }>} milliseconds until something was painted
 */
export async function openAndEditDescription(texts) {
  const EDITS = 3;
  const encoder = new TextEncoder();
  let files = new Map(Object.entries(texts).map(([file, text]) => [file, encoder.encode(text)]));
  const waiting = [];
  const { createPreview } = window.sandboxHost;
  const preview = createPreview({
    container: document.querySelector('#preview'),
    title: 'Preview',
    onNavigate() {},
    onOpenLink() {},
    onFailure: (problem) => console.error(problem),
    onRendered() {},
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
  const pages = [];
  for (const path of ['api/account/create-account', 'api/account/show-account', 'api/account/change-account']) {
    pages.push(await painted(() => preview.show(path)));
  }
  return { opened, again, pages };
}
