/**
 * The script of the frame that shows the documents which workers render. It runs the site's own script and nothing of
 * an author's.
 */
import { FRAME_CONNECT, FRAME_READY, type FrameToHost } from '../protocol.ts';
import { isHostToFrame } from './check-host-message.ts';
import { createDocuments } from './frame/documents.ts';
import { createLiveWorkers } from './frame/live/live-worker-line.ts';
import { createPageView } from './frame/page-view.ts';

function connect(port: MessagePort): void {
  const send = (message: FrameToHost): void => port.postMessage(message);
  const liveWorkers = createLiveWorkers();
  const view = createPageView(send, liveWorkers);
  const takeDocuments = createDocuments(view.receive);

  port.onmessage = ({ data: message, ports }: MessageEvent<unknown>) => {
    if (!isHostToFrame(message)) return;
    switch (message.kind) {
      case 'connect-code':
        if (ports[0]) liveWorkers.connect(ports[0]);
        break;
      case 'connect-worker':
        if (ports[0]) takeDocuments(ports[0]);
        break;
      case 'asset':
        view.setAsset(message.output, message.contents);
        break;
      case 'assets-changed':
        view.forgetAssets(message.outputs);
        break;
      case 'set-color-mode':
        view.setColorMode(message.mode);
        break;
      case 'scroll-to':
        view.scrollTo(message.hash);
        break;
      case 'set-scale':
        view.setScale(message.scale);
        break;
      case 'set-picking':
        view.setPicking(message.isPicking);
        break;
      case 'mark-setting':
        view.markSetting(message.setting);
        break;
      case 'mark-line':
        view.markLine(message.place);
        break;
      case 'scroll-to-line':
        view.scrollToLine(message.place);
        break;
      case 'choose-version':
        view.chooseVersion(message.version);
        break;
      case 'read-document':
        send({ kind: 'document', id: message.id, ...view.readDocument() });
        break;
      case 'ping':
        send({ kind: 'pong' });
    }
  };
}

/** Only the app that embeds the frame may connect, and only once. */
function waitForApp(): void {
  window.addEventListener('message', function onConnect({ source, data, ports }: MessageEvent<unknown>) {
    if (source !== window.parent || data !== FRAME_CONNECT || !ports[0]) return;
    window.removeEventListener('message', onConnect);
    connect(ports[0]);
  });
  // The app's origin is unknown to an opaque one, and the word holds nothing.
  window.parent.postMessage(FRAME_READY, '*');
}

// Another site may open this document without a sandbox around it. It has the app's origin then, and runs nothing.
if (window.origin === 'null') waitForApp();
else document.addEventListener('DOMContentLoaded', () => document.body.append('Leafwright shows pages here.'));
