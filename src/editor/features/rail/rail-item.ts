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

/** @param most what is shown of a larger number */
export function countWords(count: number, most = 999): string {
  return count > most ? `${most}+` : String(count);
}
