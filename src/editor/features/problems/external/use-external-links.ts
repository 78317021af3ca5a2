import { useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '../../../../rules/external/answer.ts';
import { useProject } from '../../../project-context.ts';
import { type ExternalLink, listExternalLinks } from './external-links.ts';
import { keepAnswers, readAnswers } from './kept-answers.ts';

/** Asks other hosts. The app hands it in. */
export type TryLinks = (
  addresses: readonly string[],
  onAnswer: (address: string, answer: Answer) => void,
  signal: AbortSignal,
) => Promise<void>;

export interface ExternalLinks {
  /** Absent while they are being listed. */
  readonly links: readonly ExternalLink[] | undefined;
  readonly answers: ReadonlyMap<string, Answer>;
  /** How far the asking is; absent when nobody is asked. */
  readonly asking: { readonly done: number; readonly total: number } | undefined;
  readonly ask: (addresses: readonly string[]) => void;
  readonly stop: () => void;
}

/** The links of the project to other hosts, and what their hosts answered when a person asked. */
export function useExternalLinks(tryLinks: TryLinks): ExternalLinks {
  const files = useProject((state) => state.files);
  const [links, setLinks] = useState<readonly ExternalLink[]>();
  const [answers, setAnswers] = useState(() => readAnswers());
  const [asking, setAsking] = useState<ExternalLinks['asking']>();
  const end = useRef<AbortController>(undefined);
  useEffect(() => {
    let isOver = false;
    void listExternalLinks(files, () => isOver).then((found) => {
      if (!isOver && found) setLinks(found);
    });
    return () => {
      isOver = true;
    };
  }, [files]);
  useEffect(() => () => end.current?.abort(), []);
  return useMemo(
    () => ({
      links,
      answers,
      asking,
      ask: async (addresses) => {
        const stop = new AbortController();
        end.current = stop;
        const found = new Map<string, Answer>();
        setAsking({ done: 0, total: addresses.length });
        const onAnswer = (address: string, answer: Answer) => {
          found.set(address, answer);
          keepAnswers(new Map([[address, answer]]));
          setAnswers((before) => new Map([...before, [address, answer]]));
          setAsking({ done: found.size, total: addresses.length });
        };
        await tryLinks(addresses, onAnswer, stop.signal);
        if (end.current === stop) setAsking(undefined);
      },
      stop: () => {
        end.current?.abort();
        end.current = undefined;
        setAsking(undefined);
      },
    }),
    [links, answers, asking, tryLinks],
  );
}
