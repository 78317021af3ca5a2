import { Button } from '@mantine/core';
import { findComponent } from '../../../../catalogue/catalogue.ts';
import type { JsxElement } from '../../../../page-source/blocks/jsx-elements.ts';
import { readImportedComponents } from '../../../../page-source/imported-components.ts';
import { isSnippet } from '../../../../project/classify-file.ts';
import { folderOf } from '../../../../project/paths.ts';
import { resolveModule, resolveSnippetFile } from '../../../../project/resolve-module.ts';
import { useProjectStore } from '../../../project-context.ts';
import { snippetsWords as words } from '../../../words/snippets.ts';
import { useWriting, type Writing } from '../writing-context.ts';
import classes from './page-form.module.css';

export interface SnippetUseProps {
  /** The text that the element is of. */
  readonly text: string;
  readonly element: JsxElement;
}

/** At a component whose words stand in a snippet: the way there. Nothing for all others. */
export function SnippetUse({ text, element }: SnippetUseProps) {
  const store = useProjectStore();
  const writing = useWriting();
  const path = snippetOf(text, element, writing);
  if (path === undefined) return null;
  return (
    <div className={classes.snippet}>
      <span>{words.stands(path)}</span>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => store.actions.goTo({ ...store.getState().location, file: path, pane: 'code' })}
      >
        {words.edit}
      </Button>
    </div>
  );
}

function snippetOf(text: string, element: JsxElement, { file, hasFile, readFile }: Writing): string | undefined {
  const { name, attributes } = element;
  const find = (paths: readonly string[]) => paths.find(hasFile);
  if (name === 'Snippet') {
    const value = attributes.find((attribute) => attribute.name === 'file')?.value;
    const written = value && text.slice(value.start, value.end).replace(/^[{"'`]+|[}"'`]+$/g, '');
    return written ? resolveSnippetFile(written, folderOf(file), find) : undefined;
  }
  if (findComponent(name)) return undefined;
  const taken = readImportedComponents(readFile(file) ?? '').find((one) => one.name === name);
  const path = taken && resolveModule(taken.specifier, folderOf(file), find);
  return path !== undefined && isSnippet(path) && /\.mdx?$/.test(path) ? path : undefined;
}
