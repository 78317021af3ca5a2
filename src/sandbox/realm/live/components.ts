/** Runs components with state in a worker: Preact draws each into a root of its own, which goes to the frame as data. */
import { options } from 'preact';
import { keepFields } from '../../../theme/runtime/live/index-for-workers.ts';
import { AuthorCode } from './author-code.ts';
import { createFakeBrowser } from './browser.ts';
import { CodeTurn } from './code-turn.ts';
import { LiveDomElement, watchDom } from './dom.ts';
import type { FrameToLive, LiveToFrame } from './messages.ts';
import { createReports } from './reports.ts';
import { RunningComponents } from './running-components.ts';
import { ThemeParts } from './theme-parts.ts';

export function createComponents(send: (message: LiveToFrame) => void): (message: FrameToLive) => void {
  const turn = new CodeTurn(send);
  const reports = createReports(send);
  const browser = createFakeBrowser({
    roots: () => components.roots(),
    onListen: reports.listen,
    onRefused: (what) => reports.refused(turn.component, what),
    bind: turn.bind,
  });
  Object.assign(globalThis, { document: browser.document });
  // What the effects of all components are waited for with: the worker's own frames may stand still.
  options.requestAnimationFrame = (run) => setTimeout(run);

  keepFields();

  const parts = new ThemeParts();
  const code = new AuthorCode(browser.names, parts.part);
  const components = new RunningComponents({ send, turn, code, parts, browser });
  watchDom({
    onChange(root) {
      if (root instanceof LiveDomElement) components.noteChange(root);
    },
    onFocus: (element) => components.noteFocus(element),
    onMeasure: () => reports.refused(turn.component, 'measuring'),
  });

  const setMode = (isDark: boolean): void => {
    browser.document.documentElement.classList.toggle('dark', isDark);
  };

  return (message) => {
    turn.heard();
    switch (message.kind) {
      case 'page':
        parts.take(JSON.parse(message.parts) as Record<string, string>);
        setMode(message.isDark);
        for (const script of message.scripts) code.load(script);
        break;
      case 'mode':
        setMode(message.isDark);
        break;
      case 'show':
        components.show(message);
        break;
      case 'remove':
        components.remove(message.component);
        reports.forget(message.component);
        break;
      case 'event':
        components.hear(message.component, message.path, message.event);
        break;
      case 'painted':
        components.painted();
        break;
      case 'ping':
        send({ kind: 'pong' });
    }
  };
}
