import type { LiveToFrame } from './messages.ts';

type Refused = Extract<LiveToFrame, { kind: 'refused' }>['what'];

export interface Reports {
  /** Somebody waits for events of this type anywhere on the page. */
  readonly listen: (type: string) => void;
  /** A component tried what a preview cannot do. */
  readonly refused: (component: number, what: Refused) => void;
  /** A component has gone. */
  readonly forget: (component: number) => void;
}

/** Types of events that the page is listened to for. Browsers know fewer. */
const MOST_TYPES = 200;
const LONGEST_TYPE = 100;

/** What the frame is told once, however often an author's code does it. */
export function createReports(send: (message: LiveToFrame) => void): Reports {
  const types = new Set<string>();
  const refused = new Map<number, Set<Refused>>();
  return {
    listen(given) {
      const type = `${given}`;
      if (types.has(type) || types.size >= MOST_TYPES || type.length > LONGEST_TYPE) return;
      types.add(type);
      send({ kind: 'listen', type });
    },
    refused(component, what) {
      const known = refused.get(component) ?? new Set();
      refused.set(component, known);
      if (known.has(what)) return;
      known.add(what);
      send({ kind: 'refused', component, what });
    },
    forget: (component) => void refused.delete(component),
  };
}
