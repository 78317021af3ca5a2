import type { TryLinks } from '../../editor/features/problems/external/use-external-links.ts';
import ProblemsPanel, { type ProblemsPanelProps } from '../../editor/features/problems/problems-panel.tsx';

const tryLinks: TryLinks = async (...ask) => {
  const { tryAddresses } = await import('../../sandbox/host/try-addresses.ts');
  return tryAddresses(...ask);
};

/** The list of problems, with what asks other hosts when a person clicks. */
export default function ProblemsSection({ onOpen }: Omit<ProblemsPanelProps, 'tryLinks'>) {
  return <ProblemsPanel onOpen={onOpen} tryLinks={tryLinks} />;
}
