/**
 * The script of the frame that shows the documents which workers render. It runs the site's own script and nothing of
 * an author's.
 */
import { isHostToFrame } from './check-host-message.ts';
import { createDocuments } from './frame/documents.ts';
import { createLiveWorkers } from './frame/live/live-worker-line.ts';
import { closeOutside } from './frame/outside/close-outside.ts';
import { createPageView } from './frame/page-view.ts';
import { lettersFirst } from './frame/writing/letters-first.ts';
import { waitForApp } from './wait-for-app.ts';

function connect(port: MessagePort): void {
  const send = lettersFirst((message) => port.postMessage(message));
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
      case 'leave-page':
        view.leavePage();
        break;
      case 'asset':
        view.setAsset(message.output, message.contents);
        break;
      case 'assets-changed':
        view.forgetAssets(message.outputs);
        break;
      case 'addresses':
        view.outside.answer(message.answers);
        break;
      case 'show-hidden':
        view.outside.openHidden();
        break;
      case 'show-nothing-from-elsewhere':
        closeOutside(view.outside);
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
      case 'set-writing':
        view.setWriting(message.isOn);
        break;
      case 'open-field':
      case 'set-field':
      case 'close-field':
      case 'close-list':
      case 'hold-field':
      case 'focus-field':
      case 'refuse-field':
        view.tellField(message);
        break;
      case 'pick-block':
      case 'block-heard':
      case 'leave-blocks':
        view.pickBlock(message);
        break;
      case 'set-picking':
        view.setPicking(message.isPicking);
        break;
      case 'mark-setting':
        view.markSetting(message.setting);
        break;
      case 'mark-changes':
        view.markChanges(message.changes);
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

waitForApp(connect);
