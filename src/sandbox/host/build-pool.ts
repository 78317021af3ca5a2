import type { createSiteBuilder, Workers } from './build-site.ts';
import { BuildError, type BuildPool, type BuildPoolOptions, type BuildRequest } from './build-types.ts';
import { createLook } from './look-at-pages.ts';
import { createRealm } from './realm.ts';
import { loadRealmResources } from './realm-resources.ts';
import { sandboxFailure } from './sandbox-diagnostics.ts';
import { createWorkerSession } from './worker-session.ts';

/** Makes workers for building, in a frame of their own that is not to be seen. They start with the first build. */
export function createBuildPool({ workers: count, lent }: BuildPoolOptions): BuildPool {
  let builder: ReturnType<typeof createSiteBuilder> | undefined;
  const look = createLook(lent);
  let isDisposed = false;
  let workers: Workers | undefined;
  let realm: ReturnType<typeof createRealm> | undefined;
  let fail: (error: Error) => void = () => {};
  let last: Promise<unknown> = Promise.resolve();

  function getWorkers(): Workers {
    if (workers) return workers;
    const started = createRealm({
      resources: loadRealmResources(),
      onFailure: (reason) => fail(new BuildError([sandboxFailure(reason)])),
    });
    realm = started;
    const [first, ...others] = Array.from({ length: Math.max(1, count) }, () => createWorkerSession(started));
    if (!first) throw new Error('A pool has at least one worker.');
    workers = [first, ...others];
    return workers;
  }

  /** One after the other; an abort ends the waiting at once and the work soon after. */
  function enqueue<Result>(
    request: Pick<BuildRequest, 'signal'>,
    run: (workers: Workers) => Promise<Result>,
  ): Promise<Result> {
    const { signal } = request;
    return new Promise<Result>((resolve, reject) => {
      const abort = (): void => reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      const turn = last.then(async () => {
        signal?.throwIfAborted();
        if (isDisposed) throw new Error('The build pool has been disposed of.');
        fail = reject;
        return run(getWorkers());
      });
      last = turn.catch(() => {});
      turn.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
    });
  }

  return {
    // What builds is loaded with the first build: the editor starts without it.
    build: (request) =>
      enqueue(request, async (ready) => {
        builder ??= (await import('./build-site.ts')).createSiteBuilder();
        return builder(ready, request);
      }),
    check: (request) => enqueue(request, ([own]) => look(own, request)),
    dispose() {
      isDisposed = true;
      realm?.dispose();
    },
  };
}
