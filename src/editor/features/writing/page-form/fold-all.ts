import { createContext, useContext, useState } from 'react';

/** How all blocks of the form were folded or opened last; each one may have been changed since. */
export interface FoldAll {
  readonly isFolded: boolean;
  /** Grows each time. */
  readonly turn: number;
}

export const FoldAllContext = createContext<FoldAll>({ isFolded: false, turn: 0 });

/** Whether a block is folded: as the person left it, or as all were folded or opened after that. */
export function useFolded(): readonly [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const { isFolded, turn } = useContext(FoldAllContext);
  const [own, setOwn] = useState({ isFolded, turn });
  return [own.turn === turn ? own.isFolded : isFolded, (next) => setOwn({ isFolded: next, turn })];
}
