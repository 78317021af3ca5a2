import { AttributeForm } from '../forms/attribute-form.tsx';
import { FrontMatterForm } from '../forms/front-matter-form.tsx';
import { TableForm } from '../table/table-form.tsx';
import { useAt } from '../writing-context.ts';
import { CodeBlockForm } from './code-block-form.tsx';
import { ImageForm } from './image-form.tsx';
import type { Target } from './targets.ts';

/** The form that fits what was chosen. */
export function TargetForm({ target }: { readonly target: Target }) {
  const at = useAt();
  if (target.kind === 'element') return <AttributeForm element={target.element} />;
  if (target.kind === 'table' && at.table) return <TableForm table={at.table} />;
  if (target.kind === 'code' && at.codeBlock) return <CodeBlockForm fence={at.codeBlock} />;
  if (target.kind === 'image' && at.link) return <ImageForm image={at.link} />;
  return <FrontMatterForm />;
}
