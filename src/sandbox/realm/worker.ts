/**
 * A worker of the sandbox: compiles, runs and renders pages. It is one self-contained classic script, because an
 * opaque origin cannot load modules.
 */
import { createHighlighter } from '../../engine/highlighter.ts';
import { type BufferBound, boundBuffers, freezeRealm, MOST_BUFFER_BYTES } from '../../engine/index.ts';
import { type HostToWorker, WORKER_CONNECT, type WorkerToHost } from '../protocol.ts';
import { type Answers, createAnswers, type Request } from './worker/answer-requests.ts';
import { chooseCompiler } from './worker/compilers.ts';
import { confine } from './worker/confine.ts';
import { createFrameSender } from './worker/frame-sender.ts';
import { createGrammarRequests } from './worker/grammar-requests.ts';
import { createPictureRequests } from './worker/picture-requests.ts';
import { createServices } from './worker/services.ts';
import { createStepTeller } from './worker/tell-steps.ts';

self.addEventListener('message', function onConnect({ data, ports: [port, view] }: MessageEvent<unknown>) {
  if (data !== WORKER_CONNECT || !port) return;
  self.removeEventListener('message', onConnect);
  confine(self);
  serve(port, view, boundBuffers());
});

/**
 * Everything arrives at this port, from the app; an author's code never sees it.
 * @param firstView takes documents to show; a worker that only builds has none
 */
function serve(port: MessagePort, firstView: MessagePort | undefined, buffers: BufferBound): void {
  let view = firstView;
  const toHost = (message: WorkerToHost, transfer: readonly Transferable[] = []): void => {
    port.postMessage(message, [...transfer]);
  };
  const grammars = createGrammarRequests(toHost);
  const pictures = createPictureRequests(toHost);
  const steps = createStepTeller(toHost);
  let answers: Answers | undefined;
  let queue: Promise<void> = Promise.resolve();

  async function start({ wasm, icons, hasPlaces }: Extract<HostToWorker, { kind: 'start' }>): Promise<void> {
    const { name, compiler } = await chooseCompiler(wasm);
    answers = createAnswers(
      createServices({
        compiler,
        highlighter: createHighlighter(grammars.load, {
          loadTranslations: grammars.loadTranslations,
          onStep: steps.onStep,
        }),
        icons,
        readRaster: pictures.read,
        onStep: steps.onStep,
      }),
      () => createFrameSender((message) => view?.postMessage(message)),
      hasPlaces,
    );
    // Everything of ours is set up; from here on, an author's code may run.
    freezeRealm();
    toHost({ kind: 'started', compiler: name });
  }

  async function handle(request: Request): Promise<void> {
    try {
      if (!answers) throw new Error('A request came before the start.');
      steps.begin();
      // What makes a site or searches it is ours, and takes as much as the project is large.
      buffers.begin(
        request.kind === 'render' || request.kind === 'build' ? MOST_BUFFER_BYTES : Number.POSITIVE_INFINITY,
      );
      const { reply, transfer } = await answers.answer(request);
      if (reply) toHost(reply, transfer);
    } catch (error) {
      toHost({
        kind: 'failed',
        id: request.id,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  }

  function connectView(port: MessagePort | undefined): void {
    view?.close();
    view = port;
    answers?.beginView();
  }

  port.onmessage = ({ data: message, ports }: MessageEvent<HostToWorker>) => {
    // One that cannot be set up breaks, and the frame tells the app of it.
    if (message.kind === 'start') start(message).catch(reportError);
    else if (message.kind === 'grammar') grammars.receive(message.name, message);
    else if (message.kind === 'picture') pictures.receive(message);
    else if (message.kind === 'connect-view') {
      // What was asked for before it is shown in the frame before.
      queue = queue.then(() => connectView(ports[0]));
    } else {
      // One after the other: a request may wait for a grammar, and the next one must not overtake it.
      queue = queue.then(() => handle(message));
    }
  };
}
