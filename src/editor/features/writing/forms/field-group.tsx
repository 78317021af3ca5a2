import { useRef, useState } from 'react';
import type { AttributeValue } from '../../../../authoring/source-edit/attributes.ts';
import type { Attribute } from '../../../../catalogue/component.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { formWords } from '../../../words/writing-forms.ts';
import { Field } from './field.tsx';
import { wordsOf } from './field-spec.ts';
import classes from './forms.module.css';

export interface FieldGroupProps {
  readonly specs: readonly Attribute[];
  readonly values: ReadonlyMap<string, AttributeValue>;
  readonly isReadOnly: boolean;
  readonly onChange: (spec: Attribute, value: AttributeValue | undefined, isTyping: boolean) => void;
  /** A sentence above the fields. */
  readonly about?: string | undefined;
  /** At first only what is needed or says something: where the words beside it are what matters. */
  readonly isBrief?: boolean;
}

/** Values that are sentences. */
const WIDE = new Set(['title', 'description', 'tip', 'caption']);

/** Fields in columns. The advanced ones come on request, unless they say something. */
export function FieldGroup({ specs, values, isReadOnly, onChange, about, isBrief = false }: FieldGroupProps) {
  const [showsAll, setShowsAll] = useState(false);
  // A field that is emptied stays where it is.
  const seen = useRef(new Set<string>());
  for (const name of values.keys()) seen.current.add(name);
  const isAside = (spec: Attribute) =>
    (isBrief ? spec.isRequired !== true : spec.isAdvanced === true) && !seen.current.has(spec.name);
  // Of attributes that exclude each other, the one that is written, else the first.
  const offered = specs.filter(
    ({ name, exclusive }) =>
      exclusive === undefined ||
      name ===
        (
          specs.find((one) => one.exclusive === exclusive && values.has(one.name)) ??
          specs.find((one) => one.exclusive === exclusive)
        )?.name ||
      showsAll,
  );
  const hidden = offered.filter(isAside);
  const style = values.get('iconType');
  const styleSpec = specs.find(({ name }) => name === 'iconType');
  const shown = offered.filter((spec) => !isAside(spec));
  const draw = (spec: Attribute) => (
    <div key={spec.name} data-field={spec.name} className={WIDE.has(spec.name) ? classes.wide : undefined}>
      <Field
        spec={spec}
        value={values.get(spec.name)}
        isReadOnly={isReadOnly}
        onChange={(value, isTyping) => onChange(spec, value, isTyping)}
        iconStyle={wordsOf(style)}
        onStyle={
          styleSpec &&
          ((next) => onChange(styleSpec, next === undefined ? undefined : { kind: 'text', value: next }, false))
        }
      />
    </div>
  );
  return (
    <div className={classes.form} data-brief={(isBrief && shown.length === 0 && !showsAll) || undefined}>
      {about !== undefined && (
        <p className={classes.about}>
          <MessageText text={about} />
        </p>
      )}
      {shown.map(draw)}
      {(hidden.length > 0 || showsAll) && (
        <button type="button" className={classes.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? formWords.fewer : formWords.more(hidden.length, shown.length === 0)}
        </button>
      )}
      {showsAll && hidden.map(draw)}
    </div>
  );
}
