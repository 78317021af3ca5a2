/**
 * A sandbox that is started while the project is still being read: until its worker can render takes as long as everything
 * before it, and needs nothing of a project. There is at most one.
 */
import { createRealm, type Realm } from './realm.ts';
import { loadRealmResources } from './realm-resources.ts';
import { createWorkerSession, type WorkerSession } from './worker-session.ts';

export interface Sandbox {
  readonly realm: Realm;
  /** A worker in the realm. */
  readonly session: WorkerSession;
}

let prepared: Sandbox | undefined;

/** Starts a sandbox for the next preview. */
export function prepareSandbox(): void {
  if (prepared) return;
  // The preview starts one of its own then, and tells of what goes wrong.
  prepared = createSandbox(dropSandbox);
  prepared.session.prepare();
}

/** For a preview, which disposes of it: the one that was prepared, or another. */
export function takeSandbox(): Sandbox {
  const taken = prepared ?? createSandbox(() => undefined);
  prepared = undefined;
  return taken;
}

/** There will be no preview. */
export function dropSandbox(): void {
  prepared?.realm.dispose();
  prepared = undefined;
}

function createSandbox(onFailure: () => void): Sandbox {
  const realm = createRealm({
    hasPlaces: true,
    resources: loadRealmResources(),
    onFailure,
    onWorkerFailure: onFailure,
  });
  return { realm, session: createWorkerSession(realm) };
}
