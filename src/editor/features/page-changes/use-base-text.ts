import { useEffect, useState } from 'react';
import { useProject, useProjectStore } from '../../project-context.ts';
import type { KeptCheckpoint, Versions } from '../../session/index.ts';
import { selectFileText } from '../../store/index.ts';
import { openedText } from './opened-text.ts';

/** What is compared with: the state at opening, or the number of a checkpoint. */
export type Base = 'opened' | number;

export type BaseText =
  | { readonly status: 'reading' | 'failed' }
  /** `text` is `undefined` where there was no such page. */
  | { readonly status: 'read'; readonly text: string | undefined };

/** The text that a page had at a base. It stays what it was, whatever is done to the page meanwhile. */
export function useBaseText(file: string, base: Base, versions: Versions): BaseText {
  const store = useProjectStore();
  const key = `${base} ${file}`;
  const [read, setRead] = useState<{ readonly key: string; readonly value: BaseText }>();
  useEffect(() => {
    let isLeft = false;
    const settle = (value: BaseText) => isLeft || setRead({ key, value });
    if (base === 'opened') settle({ status: 'read', text: openedText(store.settle(), file) });
    else {
      versions.since(base).then(
        (old) => {
          const { files } = store.getState();
          const bytes = old.has(file) ? old.get(file) : files.get(file);
          const text = bytes && selectFileText({ files: new Map([[file, bytes]]) }, file);
          settle({ status: 'read', text });
        },
        () => settle({ status: 'failed' }),
      );
    }
    return () => {
      isLeft = true;
    };
  }, [store, key, file, base, versions]);
  return read?.key === key ? read.value : { status: 'reading' };
}

/** The checkpoints of the project, newest first; none where they cannot be read. */
export function useCheckpoints(versions: Versions): readonly KeptCheckpoint[] {
  const step = useProject(({ history }) => history.done.at(-1)?.id);
  const [list, setList] = useState<readonly KeptCheckpoint[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is a reason to read again.
  useEffect(() => {
    let isLeft = false;
    versions.list().then(
      (next) => isLeft || setList(next),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [versions, step]);
  return list;
}
