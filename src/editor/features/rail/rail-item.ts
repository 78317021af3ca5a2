import type { ReactNode } from 'react';

/** One section of the workspace. */
export interface RailItem {
  readonly label: string;
  readonly icon: ReactNode;
  readonly href: string;
  readonly isCurrent: boolean;
  /** A small number behind the words. */
  readonly count?: number;
}

export function countWords(count: number): string {
  return count > 999 ? '999+' : String(count);
}
