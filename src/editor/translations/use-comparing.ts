import { useEffect, useState } from 'react';
import type { TranslationTable } from '../../authoring/translations/translation-table.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { followRest } from '../session/rest.ts';
import { type Comparing, comparePages, NOTHING_COMPARED } from './compare-pages.ts';

/** How many slices are compared before what they found is drawn. */
const SLICES_PER_DRAWING = 12;

/**
 * What is known of the texts of a table, more and more of it. What was found before stays until it is found anew. It rests
 * while the person does something, so that nothing waits for it.
 */
export function useComparing(table: TranslationTable | undefined, files: ProjectFiles): Comparing {
  const [comparing, setComparing] = useState(NOTHING_COMPARED);
  useEffect(() => {
    if (table === undefined) return;
    const slices = comparePages(table, files);
    let isOver = false;
    let count = 0;
    const channel = new MessageChannel();
    const rest = followRest(window);
    const next = async () => {
      await rest.whenAtRest();
      if (isOver) return;
      const { value, done } = slices.next();
      if (done || value === undefined) return;
      const isLast = value.done === value.total;
      if (isLast || ++count % SLICES_PER_DRAWING === 0) setComparing(value);
      if (!isLast) channel.port2.postMessage(undefined);
    };
    channel.port1.onmessage = () => void next();
    // The table is on the screen before its texts are compared.
    const frame = requestAnimationFrame(() => channel.port2.postMessage(undefined));
    return () => {
      isOver = true;
      rest.stop();
      cancelAnimationFrame(frame);
      channel.port1.close();
    };
  }, [table, files]);
  return comparing;
}
