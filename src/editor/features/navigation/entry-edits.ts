import { renameEntry, titleKeyOf } from '../../../authoring/navigation-edit/edit-navigation.ts';
import { setPageTitle } from '../../../authoring/navigation-edit/front-matter-title.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { setFrontMatterField } from '../../../authoring/source-edit/front-matter-fields.ts';
import { valueAt } from '../../../config/config-path.ts';
import type { ConfigTexts } from '../../../config/config-texts.ts';
import { removeValue, setValue } from '../../../config/edit-texts.ts';
import { languageTag } from '../../../config/normalize/languages.ts';
import { encodeText } from '../../../project/text.ts';
import { applyTextEdits } from '../../../project/text-edit.ts';
import type { ProjectStore } from '../../store/index.ts';
import { navigationPartWords as partWords } from '../../words/navigation-parts.ts';
import { navigationStepWords as words } from '../../words/navigation-steps.ts';
import type { EditListener, EditReporter } from './edit-reporter.ts';
import type { EntryFieldKey } from './entry-fields.ts';
import { setField } from './entry-settings.ts';
import { configValueOf, pageTextOf } from './entry-source.ts';
import { nameOfEntries } from './move-words.ts';

/** What entries say, where they stand. */
export function entryEdits(store: ProjectStore, { edit, refuse }: EditReporter, { onMoved }: EditListener) {
  return {
    /** A group's title in the configuration, a page's in its front matter. */
    rename: (node: OutlineNode, title: string): void => {
      if (title === '' || title === node.label) return;
      if (node.part === 'language' && languageTag(title) === undefined) {
        refuse(partWords.codeWrong(title));
        return;
      }
      const label = words.rename(node.label, title);
      const said = words.renamed(title);
      const text = pageTextOf(store, node);
      if (node.file !== undefined && text !== undefined) {
        edit({ label, files: new Map([[node.file, encodeText(setPageTitle(text, title))]]) }, said);
        return;
      }
      const value = configValueOf(store, node);
      const key = node.part !== undefined && valueAt(value, [node.part]) !== undefined ? node.part : titleKeyOf(value);
      const done = edit({ label, change: (config) => renameEntry(config, node.path, key, title) }, said);
      if (done) onMoved([node.path], [node]);
    },
    /** Sets fields of an entry in one step, or with `undefined` takes them out. */
    setFields: (
      node: OutlineNode,
      fields: ReadonlyMap<EntryFieldKey, string | boolean | undefined>,
      what: string,
    ): boolean => {
      const label = words.change(what, node.label);
      const text = pageTextOf(store, node);
      if (node.file !== undefined && text !== undefined) {
        let after = text;
        for (const [key, value] of fields) after = applyTextEdits(after, setFrontMatterField(after, key, value));
        return edit({ label, files: new Map([[node.file, encodeText(after)]]) }, words.done(label));
      }
      const change = (config: ConfigTexts) =>
        [...fields].reduce<ConfigTexts>((rest, [key, value]) => setField(rest, node.path, key, value), config);
      return edit({ label, change }, words.done(label));
    },
    /** Limits groups to a version, or with `undefined` to none. */
    setVersion: (nodes: readonly OutlineNode[], version: string | undefined): void => {
      const name = nameOfEntries(nodes);
      const label = version === undefined ? words.showInAll(name) : words.showInVersion(name, version);
      const change = (config: ConfigTexts) =>
        nodes.reduce((rest, { path }) => {
          const place = [...path, 'version'];
          return version === undefined ? removeValue(rest, place) : setValue(rest, place, version);
        }, config);
      edit({ label, change }, words.done(label));
    },
  };
}
