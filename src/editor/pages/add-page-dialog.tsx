import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { OutlineNode } from '../../authoring/navigation-edit/outline.ts';
import { encodeText } from '../../project/text.ts';
import { useProjectStore } from '../project-context.ts';
import { lineToWrite, newPageText, selectOutline, suggestPath } from '../store/index.ts';
import { PAGE_TEMPLATES } from '../store/page-templates/templates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { addPageWords as words } from '../words/pages.ts';
import { uiWords } from '../words/ui.ts';
import classes from './add-page.module.css';
import { newPageFile } from './page-file.ts';
import { entryOfPage, type PagePlace, pagePlaces } from './page-places.ts';
import { addPages } from './page-steps.ts';
import { PlaceSelect } from './place-select.tsx';
import { TemplatePicture } from './template-picture.tsx';

export interface AddPageDialogProps {
  /** The page that is open: the new one goes into its folder, where its place says nothing else. */
  readonly besides: string | undefined;
  /** The entry of the navigation that the new one is put behind, or into; absent: that of the open page. */
  readonly pointedAt?: OutlineNode | undefined;
  readonly onClose: () => void;
  readonly onAdded: (page: AddedPage) => void;
}

export interface AddedPage {
  readonly file: string;
  readonly title: string;
  /** The first line of its words, counted from 1. */
  readonly line: number;
  /** Its entry; absent where it has none. */
  readonly place?: PagePlace;
}

/** A new page: what it starts from, its title, its path and its place. */
export default function AddPageDialog({ besides, pointedAt, onClose, onAdded }: AddPageDialogProps) {
  const store = useProjectStore();
  const places = useMemo(() => {
    const outline = selectOutline(store.getState());
    return pagePlaces(outline, pointedAt ?? entryOfPage(outline, besides));
  }, [store, besides, pointedAt]);
  const [templateId, setTemplateId] = useState<string>(PAGE_TEMPLATES[0]?.id ?? '');
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const [placeIndex, setPlaceIndex] = useState(places.length > 0 ? 0 : -1);
  const [problem, setProblem] = useState<string>();
  const [isUntitled, setUntitled] = useState(false);
  const template = PAGE_TEMPLATES.find(({ id }) => id === templateId);
  const place = places[placeIndex];
  const path = ownPath ?? suggestPath(title, place?.beside ?? besides);

  const add = () => {
    if (title.trim() === '') return setUntitled(true);
    if (path.trim() === '') {
      setProblem(words.pathMissing);
      return;
    }
    const file = newPageFile(path);
    const name = title.trim();
    const text = newPageText(name, { ...template, description: description.trim() });
    const contents = encodeText(text);
    const result = store.actions.editNavigation(addPages(words.step(name), new Map([[file, contents]]), [file], place));
    if (result.status === 'refused') {
      setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
      return;
    }
    onAdded({ file, title: name, line: lineToWrite(text), ...(place && { place }) });
    onClose();
  };

  return (
    <Dialog onClose={onClose} title={words.title} size={680}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack gap={16}>
          <div className={classes.fields}>
            <TextInput
              label={words.pageTitle}
              data-autofocus
              placeholder={template?.title}
              value={title}
              onChange={(event) => {
                setTitle(event.currentTarget.value);
                setUntitled(false);
              }}
              error={isUntitled && words.titleMissing(template?.title || words.titleExample)}
            />
            <TextInput
              label={words.path}
              value={path}
              onChange={(event) => {
                setOwnPath(event.currentTarget.value);
                setProblem(undefined);
              }}
              error={problem !== undefined && <MessageText text={problem} />}
            />
          </div>
          <Radio.Group label={words.startFrom} value={templateId} onChange={setTemplateId}>
            <div className={classes.templates}>
              {PAGE_TEMPLATES.map(({ id, label, words: help, outline }) => (
                <Radio.Card key={id} value={id} className={classes.template}>
                  <TemplatePicture outline={outline} />
                  <span className={classes.templateText}>
                    <strong>{label}</strong> <span>{help}</span>
                  </span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          <div className={classes.fields}>
            <TextInput
              label={words.description}
              placeholder={template?.description || words.descriptionExample}
              value={description}
              onChange={(event) => setDescription(event.currentTarget.value)}
            />
            <PlaceSelect places={places} value={placeIndex} onChange={setPlaceIndex} />
          </div>
          <Group className={classes.buttons ?? ''} justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {uiWords.cancel}
            </Button>
            <Button type="submit">{words.add}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
