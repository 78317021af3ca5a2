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
  readonly parent?: string | undefined;
}

export interface ServiceGroup {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly parent?: string | undefined;
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
export function parseArchitecture({ lines, faults }: DiagramSource): Architecture {
  const services = new Map<string, Service>();
  const groups = new Map<string, ServiceGroup>();
  const connections: { readonly connection: Connection; readonly line: SourceLine }[] = [];
  const parents: { readonly parent: string; readonly line: SourceLine }[] = [];
  let title: string | undefined;
  faults.readEach(lines, (line) => {
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
  });
  for (const { parent, line } of parents) {
    if (!groups.has(parent))
      faults.add(
        'guessed',
        line,
        `The name of a group is expected in the place of \`${parent}\`: there is none of that name.`,
      );
  }
  const known = connections.filter(({ connection, line }) => {
    const missing = [connection.from.id, connection.to.id].find((id) => !services.has(id));
    if (missing !== undefined)
      faults.add(
        'left-out',
        line,
        `The name of a service or junction is expected in the place of \`${missing}\`: there is none of that name.`,
      );
    return missing === undefined;
  });
  for (const [id, service] of services) {
    if (service.parent !== undefined && !groups.has(service.parent))
      services.set(id, { ...service, parent: undefined });
  }
  for (const [id, group] of groups) {
    if (group.parent !== undefined && !groups.has(group.parent)) groups.set(id, { ...group, parent: undefined });
  }
  return {
    services,
    groups,
    connections: known.map(({ connection }) => connection),
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
