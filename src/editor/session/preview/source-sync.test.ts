import { expect, test, vi } from 'vitest';
import { type SyncedEditor, startSourceSync } from './source-sync.ts';

function setUp() {
  const heard: {
    cursor?: (at: { line: number }) => void;
    scroll?: (at: { topLine: number }) => void;
    text?: () => void;
  } = {};
  const editor = {
    path: 'a.mdx',
    readSelection: () => ({ line: 3 }),
    scrollToLine: vi.fn<SyncedEditor['scrollToLine']>(),
    onCursor: (listener: (at: { line: number }) => void) => {
      heard.cursor = listener;
      return () => delete heard.cursor;
    },
    onScroll: (listener: (at: { topLine: number }) => void) => {
      heard.scroll = listener;
      return () => delete heard.scroll;
    },
    onText: (listener: (value: unknown) => void) => {
      heard.text = () => listener(undefined);
      return () => delete heard.text;
    },
  };
  const preview = { markLine: vi.fn(), scrollToLine: vi.fn() };
  let time = 1000;
  const frames: (() => void)[] = [];
  const sync = startSourceSync(
    editor,
    preview,
    (run) => frames.push(run),
    () => time,
  );
  const paint = () => {
    for (const run of frames.splice(0)) run();
  };
  const pass = (ms: number) => {
    time += ms;
  };
  pass(1000);
  return { editor, preview, heard, sync, paint, pass };
}

test('the block at the cursor is marked, once for each line', () => {
  const { preview, heard } = setUp();
  heard.cursor?.({ line: 3 });
  heard.cursor?.({ line: 5 });
  expect(preview.markLine.mock.calls).toEqual([[{ file: 'a.mdx', line: 3 }], [{ file: 'a.mdx', line: 5 }]]);
});

test('the preview follows the editor, once a frame', () => {
  const { preview, heard, paint } = setUp();
  heard.scroll?.({ topLine: 2 });
  heard.scroll?.({ topLine: 4.5 });
  paint();
  expect(preview.scrollToLine.mock.calls).toEqual([[{ file: 'a.mdx', line: 4.5 }]]);
});

test('the editor follows the preview, and its following is not followed', () => {
  const { editor, preview, heard, sync, paint, pass } = setUp();
  sync.followPreview({ file: 'a.mdx', line: 7 });
  sync.followPreview({ file: 'other.mdx', line: 9 });
  expect(editor.scrollToLine.mock.calls).toEqual([[7]]);
  heard.scroll?.({ topLine: 7 });
  paint();
  expect(preview.scrollToLine).not.toHaveBeenCalled();
  pass(1000);
  heard.scroll?.({ topLine: 8 });
  paint();
  expect(preview.scrollToLine).toHaveBeenCalledWith({ file: 'a.mdx', line: 8 });
});

test('neither typing nor a click in the preview scrolls it', () => {
  const { preview, heard, sync, paint, pass } = setUp();
  heard.text?.();
  heard.scroll?.({ topLine: 20 });
  pass(1000);
  sync.hold();
  heard.scroll?.({ topLine: 30 });
  paint();
  expect(preview.scrollToLine).not.toHaveBeenCalled();
});

test('when the editor goes, so does the mark', () => {
  const { preview, heard, sync, paint } = setUp();
  heard.scroll?.({ topLine: 2 });
  sync.stop();
  paint();
  expect(preview.markLine).toHaveBeenLastCalledWith(undefined);
  expect(preview.scrollToLine).not.toHaveBeenCalled();
  expect(heard).toEqual({});
});
