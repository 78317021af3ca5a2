import type { ReactNode } from 'react';

/** Stands in for the form library's Markdown component, whose reader is large: descriptions of settings are plain text. */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
