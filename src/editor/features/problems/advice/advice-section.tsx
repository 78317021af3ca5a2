import { Button, SegmentedControl } from '@mantine/core';
import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import { useProject } from '../../../project-context.ts';
import { adviceWords as words } from '../../../words/advice.ts';
import { Disclosure } from '../disclosure.tsx';
import classes from '../problems-panel.module.css';
import { AdviceGroup } from './advice-group.tsx';
import { groupAdvice } from './group-advice.ts';

export interface AdviceSectionProps {
  readonly advice: readonly Diagnostic[];
  /** The person has asked for advice alone: it is open until they close it. */
  readonly isWanted: boolean;
  readonly onOpen: (problem: Diagnostic) => void;
}

/** What could read better, below all that is wrong, and closed at first unless nothing else is wanted. */
export function AdviceSection({ advice, isWanted, onOpen }: AdviceSectionProps) {
  const [isOpened, setOpened] = useState<boolean>();
  const isOpen = isOpened ?? isWanted;
  const id = useId();
  if (advice.length === 0) return null;
  return (
    <section className={classes.ignored} aria-label={words.title}>
      <div className={classes.head}>
        <Disclosure level="h3" title={words.count(advice.length)} isOpen={isOpen} controls={id} onToggle={setOpened} />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <AdviceList advice={advice} onOpen={onOpen} />}
      </div>
    </section>
  );
}

function AdviceList({ advice, onOpen }: Omit<AdviceSectionProps, 'isWanted'>) {
  const kinds = useProject((state) => state.problemKinds);
  const [by, setBy] = useState<'kind' | 'page'>('kind');
  const groups = useMemo(() => groupAdvice(kinds, advice, by), [kinds, advice, by]);
  return (
    <>
      <p className={classes.explained}>{words.help}</p>
      <div className={classes.adviceTools}>
        <SegmentedControl
          size="xs"
          aria-label={words.groupBy}
          value={by}
          data={[
            { value: 'kind', label: words.byKind },
            { value: 'page', label: words.byPage },
          ]}
          onChange={(value) => setBy(value === 'page' ? 'page' : 'kind')}
        />
      </div>
      {groups.map((group) => (
        <AdviceGroup key={group.key} group={group} onOpen={onOpen} />
      ))}
    </>
  );
}

/** The page with all that is found, advice among it. */
export function ReportButton({ problems }: { readonly problems: readonly Diagnostic[] }) {
  const project = useProject((state) => state.name);
  const kinds = useProject((state) => state.problemKinds);
  const download = async () => {
    const [{ reportPage }, { downloadBlob }] = await Promise.all([
      import('./report-page.ts'),
      import('../../../ui/download-blob.ts'),
    ]);
    const page = reportPage({ project, problems, kinds, date: new Date() });
    downloadBlob(new Blob([page], { type: 'text/html' }), words.reportFile);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Download size={13} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {words.report}
    </Button>
  );
}
