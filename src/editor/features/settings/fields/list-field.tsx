import type { RJSFSchema } from '@rjsf/utils';
import { lazy, Suspense, useRef, useState } from 'react';
import type { NewDivisionKind } from '../../../pages/new-division.ts';
import { navigationDialogWords } from '../../../words/navigation-dialogs.ts';
import { useSettings } from '../settings-context.ts';
import { ListItems } from './list-items.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

const AddDivisionDialog = lazy(() => import('../../../pages/add-division-dialog.tsx'));

/** Lists of what a reader sees only once it holds a page: a new one comes with its first page. */
const DIVISIONS: ReadonlyMap<string, NewDivisionKind> = new Map([
  ['tabs', 'tab'],
  ['anchors', 'anchor'],
]);

/** A list of settings: each item a line that opens, or a field where it is a single text. */
export function ListField(props: FieldInput) {
  const field = useField(props);
  const { onShowPage } = useSettings();
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const addButton = useRef<HTMLElement>(undefined);
  const division = DIVISIONS.get(field.key);
  const open = (button: HTMLElement) => {
    addButton.current = button;
    setAdding(true);
  };
  const close = () => {
    setAdding(false);
    // Once the dialog, which held the focus, is gone.
    setTimeout(() => addButton.current?.focus());
  };
  return (
    <SettingFrame field={field} inputId="">
      <ListItems
        registry={props.registry}
        schema={props.schema as RJSFSchema}
        uiSchema={props.uiSchema}
        field={field}
        {...(division && { onAdd: open })}
      />
      {division && <output className="lw-hidden">{said}</output>}
      {division && isAdding && (
        <Suspense>
          <AddDivisionDialog
            kind={division}
            onClose={close}
            onAdded={(page, title) => {
              setSaid(navigationDialogWords.added(title));
              if (page !== undefined) onShowPage(page);
            }}
          />
        </Suspense>
      )}
    </SettingFrame>
  );
}
