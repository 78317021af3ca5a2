/** Reads architectures: services in groups, and lines from side to side. */
import type { Side } from '../graph/sides.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

export interface Service {
  readonly id: string;
  /** A junction has no name and no icon: lines meet there. */
  readonly kind: 'service' | 'junction';
  readonly name: string;
  readonly icon: string;
  readonly parent?: string;
}

export interface ServiceGroup {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly parent?: string;
}

export interface Connector {
  readonly id: string;
  readonly side: Side;
  /** The line ends at the border of the service's group. */
  readonly isGroup: boolean;
  readonly hasArrow: boolean;
}

export interface Connection {
  readonly from: Connector;
  readonly to: Connector;
  readonly text: string;
}

export interface Architecture {
  readonly title?: string;
  readonly services: ReadonlyMap<string, Service>;
  readonly groups: ReadonlyMap<string, ServiceGroup>;
  readonly connections: readonly Connection[];
}

const DECLARATION =
  /^(group|service|junction)\s+([\w-]+)\s*(?:\(([^)]*)\)|"([^"]*)")?\s*(?:\[\s*(?:"([^"]*)"|([^\]]*))\s*\])?(?:\s+in\s+([\w-]+))?$/;
const CONNECTION =
  /^([\w-]+)(\{group\})?\s*:\s*([LRTB])\s*(<)?\s*-(?:-|\[\s*(?:"([^"]*)"|([^\]]*))\s*\]-)\s*(>)?\s*([LRTB])\s*:\s*([\w-]+)(\{group\})?$/;

/** @throws {NotUnderstoodError} */
export function parseArchitecture({ lines }: DiagramSource): Architecture {
  const services = new Map<string, Service>();
  const groups = new Map<string, ServiceGroup>();
  const connections: { readonly connection: Connection; readonly line: SourceLine }[] = [];
  const parents: { readonly parent: string; readonly line: SourceLine }[] = [];
  let title: string | undefined;
  for (const line of lines) {
    const named = readTitle(line);
    const declared = DECLARATION.exec(line.text);
    const connection = CONNECTION.exec(line.text);
    if (named !== undefined) title = named;
    else if (declared !== null) {
      const [, word = '', id = '', icon, iconText, quoted, bare, parent] = declared;
      const common = { id, name: quoted ?? bare?.trim() ?? '', icon: icon?.trim() ?? iconText ?? '' };
      const holder = parent === undefined ? {} : { parent };
      if (parent !== undefined) parents.push({ parent, line });
      if (word === 'group') groups.set(id, { ...common, ...holder });
      else services.set(id, { ...common, kind: word === 'service' ? 'service' : 'junction', ...holder });
    } else if (connection !== null) connections.push({ connection: readConnection(connection), line });
    else throw new NotUnderstoodError(line.text, line.number);
  }
  for (const { parent, line } of parents) {
    if (!groups.has(parent))
      refuse(line, `The name of a group is expected in the place of \`${parent}\`: there is none of that name.`);
  }
  for (const { connection, line } of connections) {
    for (const { id } of [connection.from, connection.to]) {
      if (!services.has(id))
        refuse(
          line,
          `The name of a service or junction is expected in the place of \`${id}\`: there is none of that name.`,
        );
    }
  }
  return {
    services,
    groups,
    connections: connections.map(({ connection }) => connection),
    ...(title === undefined ? {} : { title }),
  };
}

function readConnection(match: RegExpExecArray): Connection {
  const [, from = '', fromGroup, fromSide, fromArrow, quoted, bare, toArrow, toSide, to = '', toGroup] = match;
  return {
    from: { id: from, side: fromSide as Side, isGroup: fromGroup !== undefined, hasArrow: fromArrow !== undefined },
    to: { id: to, side: toSide as Side, isGroup: toGroup !== undefined, hasArrow: toArrow !== undefined },
    text: quoted ?? bare?.trim() ?? '',
  };
}

function refuse(line: SourceLine, expected: string): never {
  throw new NotUnderstoodError(line.text, line.number, expected);
}
