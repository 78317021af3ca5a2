import type { EngineServices } from '../../../engine/index.ts';
import type { FrameContent, HostToWorker, WorkerToHost } from '../../protocol.ts';
import { CheckPlanner } from './check-planner.ts';
import { createLateColours } from './late-colours.ts';
import { OpenProject } from './open-project.ts';
import { packEntry } from './packed-entry.ts';
import { PagePresenter } from './page-presenter.ts';
import { SafePages } from './safe-pages.ts';
import { SiteBuild } from './site-build.ts';
import { createPageFinder } from './site-places.ts';

export type Request = Exclude<HostToWorker, { kind: 'start' | 'grammar' | 'picture' | 'connect-view' }>;

export interface Answer {
  /** Absent when the request asks for nothing, such as a part of an update. */
  readonly reply?: WorkerToHost;
  readonly transfer?: readonly Transferable[];
}

export interface Answers {
  readonly answer: (request: Request) => Promise<Answer>;
  /** The frame that shows pages is another one, and has nothing yet. */
  readonly beginView: () => void;
}

/**
 * Answers one request after the other.
 *
 * @param openView gives what sends to the frame, anew for each frame
 * @param hasPlaces also sends where elements come from
 */
export function createAnswers(
  services: EngineServices,
  openView: () => (message: FrameContent) => void,
  hasPlaces: boolean,
): Answers {
  const colours = createLateColours(services.highlighter);
  const project = new OpenProject({ ...services, highlighter: colours.highlighter }, hasPlaces);
  const presenter = new PagePresenter(project, new SafePages(project, 'text-in-view'), colours, services, openView);
  const build = new SiteBuild(project, new SafePages(project, 'text-in-site'));
  const checks = new CheckPlanner(project);
  const findPage = createPageFinder();

  function update({ id, changes, isLast }: Extract<Request, { kind: 'update' }>): Answer {
    project.update(changes, isLast);
    const isUnreadable = isLast && project.isUnreadable;
    const problems = isUnreadable ? project.diagnostics : [];
    return { reply: { kind: 'updated', id, status: isUnreadable ? 'unreadable' : 'ok', problems } };
  }

  async function render(request: Extract<Request, { kind: 'render' }>): Promise<Answer> {
    const page = await presenter.render(request);
    return { reply: { kind: 'rendered', id: request.id, ...(page && { page }) } };
  }

  function locate({ id, output }: Extract<Request, { kind: 'locate' }>): Answer {
    const page = project.site && findPage(project.site, output);
    return { reply: { kind: 'located', id, ...(page !== undefined ? { page } : { file: project.pathOf(output) }) } };
  }

  async function answer(request: Request): Promise<Answer> {
    switch (request.kind) {
      case 'update':
        return update(request);
      case 'render':
        return render(request);
      case 'locate':
        return locate(request);
      case 'plan':
        return { reply: { kind: 'planned', id: request.id, plan: build.plan() } };
      case 'plan-check':
        return { reply: { kind: 'check-planned', id: request.id, plan: checks.plan() } };
      case 'build':
        return build.page(request);
      case 'build-shared':
        return build.shared(request);
      case 'check-finished-site':
        return build.checkFinished(request);
      case 'compress': {
        const entry = packEntry(request.output, request.contents);
        return { reply: { kind: 'compressed', id: request.id, entry }, transfer: [entry.data.buffer as ArrayBuffer] };
      }
    }
  }

  return { answer, beginView: () => presenter.beginView() };
}
