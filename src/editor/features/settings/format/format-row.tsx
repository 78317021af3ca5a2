import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ConfigFormat } from '../../../../config/config-format.ts';
import { useProject } from '../../../project-context.ts';
import { configFileOf } from '../../../store/index.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { convertWords as words } from '../../../words/convert.ts';
import classes from './format.module.css';

const ConvertDialog = lazy(() => import('../../../conversion/convert-dialog.tsx'));

export interface FormatRowProps {
  readonly format: ConfigFormat;
  /** The file cannot be read at the moment. */
  readonly isBroken: boolean;
}

/** Which format the configuration has, and the way into the other one. */
export default function FormatRow({ format, isBroken }: FormatRowProps) {
  const file = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.row} aria-labelledby="config-format">
      <h3 className={classes.heading} id="config-format">
        {words.heading}
      </h3>
      <p className={classes.help}>
        <MessageText text={words.is[format](file)} />
      </p>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isBroken || isReadOnly}
        aria-describedby={isBroken ? 'config-format-why' : undefined}
        onClick={() => setIsOpen(true)}
      >
        {words.convert}
      </Button>
      {isBroken && (
        <p className={classes.help} id="config-format-why">
          {words.cannot}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<Loader size="sm" type="dots" aria-label={words.loads} role="img" />}>
          <ConvertDialog format={format} file={file} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
