/** Tells an author what is wrong with a diagram, and why one shows its source. */
import type { Diagram, DiagramFault } from '../../../diagrams/draw-diagram.ts';
import { MOST_PARTS } from '../../../diagrams/graph/too-large.ts';
import { diagramWords } from '../../../diagrams/kinds.ts';
import type { RenderContext } from '../../../engine/theme-api.ts';
import { nearName } from '../../../project/near-name.ts';

/** @param source The diagram as its author wrote it, to find its lines in the page. */
export function reportDiagram(
  diagram: Exclude<Diagram, { kind: 'drawn' }>,
  source: string,
  context: RenderContext,
): void {
  if (diagram.kind === 'refused') {
    context.report(
      {
        code: 'mdx/diagram',
        severity: 'warning',
        subject: [firstLine(diagram.text)],
        message: `\`${firstLine(diagram.text)}\` was not understood (line ${diagram.line} of a diagram), so the diagram is shown as its source.`,
        hint: diagram.expected,
      },
      { block: source, line: diagram.line },
    );
    return;
  }
  if (diagram.kind === 'too-large') {
    context.report(
      {
        code: 'mdx/diagram-size',
        severity: 'warning',
        message: `A diagram has ${diagram.parts} parts and lines, more than the ${MOST_PARTS} that are drawn, so its source is shown.`,
        hint: 'Make several diagrams of it.',
      },
      { block: source, line: 1 },
    );
    return;
  }
  const { type, line } = diagram;
  const near = type === '' ? undefined : nearName(type, diagramWords());
  context.report(
    {
      code: 'mdx/diagram-type',
      severity: 'warning',
      ...(type !== '' && { subject: [type] }),
      message:
        type === ''
          ? 'A diagram is empty, so nothing is drawn.'
          : `Diagrams of the type \`${type}\` are not drawn, so its source is shown.`,
      hint:
        near === undefined
          ? 'A diagram begins with its type, such as `flowchart TD` or `sequenceDiagram`.'
          : `Write \`${near}\`: capitals count, too.`,
    },
    { block: source, line },
  );
}

/** What is wrong with a diagram that is drawn all the same. */
export function reportFaults(faults: readonly DiagramFault[], source: string, context: RenderContext): void {
  for (const { outcome, line, text, expected } of faults) {
    const subject = [firstLine(text)];
    const place = `\`${subject[0]}\` (line ${line} of a diagram)`;
    const message = {
      'left-out': `${place} was not understood, so it is left out of the picture.`,
      guessed: `${place} is not complete or not clear, so it is drawn as it was probably meant.`,
      'only-here': `${place} is drawn here, but Mermaid itself does not draw a diagram with it.`,
    }[outcome];
    const severity = outcome === 'only-here' ? 'info' : 'warning';
    context.report({ code: 'mdx/diagram', severity, subject, message, hint: expected }, { block: source, line });
  }
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replaceAll('`', "'");
}
