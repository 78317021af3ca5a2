/** Reads drawings of the history of a repository. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';

export interface Commit {
  readonly branch: string;
  /** Numbers of the commits it comes from. */
  readonly parents: readonly number[];
  readonly name: string;
  readonly tags: readonly string[];
  readonly kind: 'plain' | 'highlight' | 'reverse' | 'merge' | 'pick';
}

export interface History {
  readonly direction: 'LR' | 'TB' | 'BT';
  readonly commits: readonly Commit[];
  /** In the order of their lanes. */
  readonly branches: readonly string[];
}

const SETTINGS =
  /^(?:\s*(?:(?:id|tag|msg|parent)\s*:\s*"[^"]*"|type\s*:\s*(?:NORMAL|HIGHLIGHT|REVERSE)|order\s*:\s*\d+))*\s*$/;

/** @throws {NotUnderstoodError} */
export function parseGit({ rest, lines, settings: config, faults }: DiagramSource): History {
  const commits: Commit[] = [];
  const heads = new Map<string, number | undefined>([['main', undefined]]);
  const orders = new Map<string, number>();
  const mainName = config.get('gitGraph.mainBranchName') ?? 'main';
  let current = 'main';
  const add = (commit: Omit<Commit, 'branch' | 'parents'>, other?: number): void => {
    const parents = [heads.get(current), other].filter((parent) => parent !== undefined);
    commits.push({ ...commit, branch: current, parents });
    heads.set(current, commits.length - 1);
  };
  faults.readEach(lines, (line) => {
    const [, word = '', behind = ''] = /^([\w-]+)\s*(.*)$/.exec(line.text) ?? [];
    const refuse = (expected?: string): never => {
      throw new NotUnderstoodError(line.text, line.number, expected);
    };
    const settings = readSettings(behind);
    const name = settings.id ?? '';
    const { tags } = settings;
    const target = nameIn(behind);
    const guess = (expected: string): void => faults.add('guessed', line, expected);
    const rest = behind.replace(
      word === 'commit' ? /^"[^"]*"/ : word === 'cherry-pick' ? /^$/ : /^(?:"[^"]*"|[^\s"]+)/,
      '',
    );
    if (!SETTINGS.test(rest))
      guess('Settings such as `id: "a"`, `tag: "v1"` and `type: HIGHLIGHT` are expected, texts in double quotes.');
    switch (word) {
      case 'commit':
        add({ name: settings.id ?? settings.msg ?? settings.text ?? '', tags, kind: settings.kind ?? 'plain' });
        break;
      case 'branch':
        if (target === '') refuse();
        if (heads.has(target)) guess(`There is a branch \`${target}\` already: \`checkout\` goes to it.`);
        heads.set(target, heads.get(current));
        if (settings.order !== undefined) orders.set(target, settings.order);
        current = target;
        break;
      case 'checkout':
      case 'switch':
        if (!heads.has(target)) {
          if (target === '') refuse();
          // The first branch may be called otherwise.
          heads.set(target, undefined);
          if (target !== mainName) guess(`There is no branch \`${target}\` yet: write \`branch ${target}\`.`);
        }
        current = target;
        break;
      case 'merge':
        if (!heads.has(target)) refuse('A branch that there is, is expected behind `merge`.');
        if (target === current || heads.get(target) === heads.get(current))
          guess(`A branch with commits of its own is expected behind \`merge\`, and not the one that is checked out.`);
        add({ name, tags, kind: settings.kind ?? 'merge' }, heads.get(target));
        break;
      case 'cherry-pick': {
        const picked = commits.findIndex((commit) => commit.name === name);
        if (name === '' || picked < 0) guess('The id of a commit that is there is expected: `cherry-pick id: "a"`.');
        else if (commits[picked]?.branch === current)
          faults.add('only-here', line, 'A commit of another branch is expected.');
        add({ name: '', tags: tags.length > 0 ? tags : [name], kind: 'pick' }, picked < 0 ? undefined : picked);
        break;
      }
      default:
        refuse();
    }
  });
  const used = [...heads.keys()].filter(
    (branch) => branch !== 'main' || commits.some((commit) => commit.branch === 'main'),
  );
  const branches = used
    .map((branch, index) => ({ branch, order: orders.get(branch) ?? index / 1_000 }))
    .sort((a, b) => a.order - b.order)
    .map(({ branch }) => branch);
  const direction = /\b(TB|BT)\b/.exec(rest)?.[1];
  return { commits, branches, direction: direction === 'TB' || direction === 'BT' ? direction : 'LR' };
}

function nameIn(text: string): string {
  const [, quoted, bare = ''] = /^(?:"([^"]+)"|([^\s"]+))/.exec(text) ?? [];
  return quoted ?? bare;
}

function readSettings(text: string): {
  readonly id?: string;
  readonly msg?: string;
  readonly text?: string;
  readonly tags: readonly string[];
  readonly kind?: Commit['kind'];
  readonly order?: number;
} {
  const settingOf = (name: string): string | undefined => new RegExp(`\\b${name}:\\s*"([^"]*)"`).exec(text)?.[1];
  const [id, msg] = [settingOf('id'), settingOf('msg')];
  const bare = /^"([^"]*)"/.exec(text)?.[1];
  const type = /\btype:\s*(HIGHLIGHT|REVERSE|NORMAL)/.exec(text)?.[1];
  const order = /\border:\s*(\d+)/.exec(text)?.[1];
  return {
    tags: [...text.matchAll(/\btag:\s*"([^"]*)"/g)].map((match) => match[1] ?? ''),
    ...(id === undefined ? {} : { id }),
    ...(msg === undefined ? {} : { msg }),
    ...(bare === undefined ? {} : { text: bare }),
    ...(type === undefined
      ? {}
      : { kind: type === 'HIGHLIGHT' ? 'highlight' : type === 'REVERSE' ? 'reverse' : 'plain' }),
    ...(order === undefined ? {} : { order: Number(order) }),
  };
}
