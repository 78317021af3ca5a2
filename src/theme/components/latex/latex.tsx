/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { flagAttribute } from '../../attributes.ts';

/** Formulas longer than this may be wider than a phone; they scroll, and keys must be able to scroll them. */
const LONG_FORMULA = 32;

/** A formula in TeX, drawn as MathML; one that is not understood shows its source. */
export function Latex(props: Props, context: RenderContext): JsxNode {
  const source = context.textOf(props.children).trim();
  const isBlock = flagAttribute(props, 'display') || flagAttribute(props, 'block');
  if (source === '') return null;
  const formula = context.formula(source, isBlock);
  if (formula.kind === 'refused') {
    const { problem, part } = formula;
    context.report(
      {
        code: 'mdx/formula',
        severity: 'warning',
        subject: [firstLine(source), ...(part === undefined ? [] : [part])],
        message: `The formula \`${firstLine(source)}\` was not understood${part === undefined ? '' : ` at \`${part}\``}: ${problem}. Its source is shown.`,
        hint: 'Correct the TeX. If no formula is meant, write `\\$` for a dollar sign.',
      },
      { texts: part === undefined ? [firstLine(source)] : [firstLine(source), part] },
    );
    return <code class="formula-source">{source}</code>;
  }
  if (!isBlock) return { html: formula.mathml };
  return (
    <div class="formula prose-block" tabindex={source.length > LONG_FORMULA ? '0' : undefined}>
      {{ html: formula.mathml }}
    </div>
  );
}

function firstLine(source: string): string {
  return (source.split('\n')[0] ?? '').trim().replaceAll('`', "'");
}
