/** What the frame gets to show, and when. */
import { expect, test } from 'vitest';
import type { EngineServices } from '../../../engine/index.ts';
import { testServices } from '../../../engine/render/testing/test-site.ts';
import { createTheme } from '../../../theme/index.ts';
import type { FileChange, FrameContent } from '../../protocol.ts';
import { createAnswers } from './answer-requests.ts';

const CONFIG = { name: 'Tidepool', navigation: [{ group: 'Start', pages: ['index', 'guide', 'plain'] }] };

const CODE = '```js\nlet tide;\n```\n';

const TEXTS = {
  'docs.json': JSON.stringify(CONFIG),
  'index.mdx': `---\ntitle: Home\n---\n\n${CODE}`,
  'guide.mdx': `---\ntitle: Guide\n---\n\n${CODE}\n\`\`\`py\ntide = 1\n\`\`\`\n`,
  'plain.mdx': '---\ntitle: Plain\n---\n\n```text\nNo code.\n```\n',
};

/** A project in a worker whose grammars come when the test lets them. */
function openProject() {
  const asked: string[] = [];
  const loaded = new Set<string>();
  let letGrammarsCome = (): void => {};
  const highlighter: EngineServices['highlighter'] = {
    async load(languages) {
      const wanted = languages.filter((language) => !loaded.has(language));
      if (wanted.length === 0) return;
      asked.push(...wanted);
      await new Promise<void>((resolve) => {
        letGrammarsCome = resolve;
      });
      for (const language of wanted) loaded.add(language);
    },
    tokenize: (code, language) => [[loaded.has(language) ? { text: code, kind: 'keyword' } : { text: code }]],
  };
  const shown: Extract<FrameContent, { kind: 'document' }>[] = [];
  const theme = createTheme({ script: '', stylesheet: '' });
  const { answer } = createAnswers(
    { ...testServices, theme, highlighter },
    () => (message) => {
      if (message.kind === 'document') shown.push(message);
    },
    true,
  );
  const changes = Object.entries(TEXTS).map(([path, text]) => changeOf(path, text));
  let last = 0;
  const write = (page: string, text: string) =>
    answer({
      kind: 'update',
      id: ++last,
      changes: [changeOf(page, text)],
      isLast: true,
    });
  return {
    asked,
    start: () => answer({ kind: 'update', id: ++last, changes, isLast: true }),
    write,
    render: async (page: string) => (await answer({ kind: 'render', id: ++last, page, hash: '', form: 'page' })).reply,
    letGrammarsCome: () => letGrammarsCome(),
    /** For each document that was shown, whether its code has colours. */
    colours: () => shown.map(({ html }) => (/\btide\b/.test(html) ? html.includes('keyword') : undefined)),
    outputs: () => shown.map(({ output }) => output),
  };
}

/** The same with its first page shown, in colours. */
async function openColoured() {
  const project = openProject();
  await project.start();
  const first = project.render('index');
  await expect.poll(project.colours).toEqual([false]);
  project.letGrammarsCome();
  await first;
  return project;
}

function changeOf(path: string, text: string): FileChange {
  return { path, role: 'text', contents: new TextEncoder().encode(text) };
}

/** Until nothing more happens by itself. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

test('a page is shown before its code can be coloured, and again with colours; then it is told of', async () => {
  const project = openProject();
  await project.start();
  let isTold = false;
  const told = project.render('index').then((reply) => {
    isTold = true;
    return reply;
  });
  await expect.poll(project.colours).toEqual([false]);
  expect(project.asked).toEqual(['js']);
  await rest();
  expect(isTold).toBe(false);
  project.letGrammarsCome();
  expect(await told).toMatchObject({ kind: 'rendered', page: { path: 'index', status: 'ok', isShown: true } });
  expect(project.colours()).toEqual([false, true]);
});

test('only grammars that are not there yet are waited for', async () => {
  const project = await openColoured();
  await project.render('plain');
  expect(project.outputs()).toEqual(['index.html', 'index.html', 'plain.html']);
  const second = project.render('guide');
  await expect.poll(() => project.asked).toEqual(['js', 'py']);
  expect(project.outputs().at(-1)).toBe('guide.html');
  project.letGrammarsCome();
  await second;
  await project.render('index');
  expect(project.colours().slice(2)).toEqual([undefined, true, true, true]);
});

test('a page that is being written keeps the colours that it has', async () => {
  const project = await openColoured();
  await project.write('index.mdx', `${TEXTS['index.mdx']}\n\`\`\`py\ntide = 2\n\`\`\`\n`);
  const second = project.render('index');
  await expect.poll(() => project.asked).toEqual(['js', 'py']);
  await rest();
  expect(project.colours()).toEqual([false, true]);
  project.letGrammarsCome();
  await second;
  expect(project.colours()).toEqual([false, true, true]);
});
