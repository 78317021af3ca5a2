import type { Attribute } from '../../../../catalogue/component.ts';
import { writingWords } from '../../../words/writing.ts';
import classes from './forms.module.css';

/** What a person calls it, with its name in the source in small type. */
export function FieldLabel({ spec }: { readonly spec: Attribute }) {
  const isNamedAlike = spec.label.toLowerCase().replaceAll(' ', '') === spec.name.toLowerCase();
  const note = spec.isRecommended ? writingWords.recommended : writingWords.required;
  return (
    <>
      {spec.label}
      {spec.isRequired && <span className={classes.needed}>{note}</span>}
      {!isNamedAlike && <code className={classes.name}>{spec.name}</code>}
    </>
  );
}
