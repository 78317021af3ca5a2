import {
  Braces,
  Files,
  History,
  Images,
  ListTree,
  Palette,
  Settings2,
  TableOfContents,
  TextSearch,
  TriangleAlert,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { RailItem } from '../../editor/features/rail/rail-item.ts';
import { useProject } from '../../editor/project-context.ts';
import { type EditorLocation, type Section, selectProblemCounts } from '../../editor/store/index.ts';
import { appWords } from '../../editor/words/app.ts';
import { formatLocation } from '../route.ts';
import { withoutSetting } from './settings-location.ts';

/**
 * The sections, each with its address.
 *
 * @param keepsFile whether the open file stays open in sections of settings: where nothing stands beside them, it is in
 *   nobody's way
 */
export function useRailItems(location: EditorLocation, configFile: string, keepsFile: boolean): readonly RailItem[] {
  const { error, warning } = useProject(selectProblemCounts);
  const id = useProject((state) => state.id);
  const { file, ...rest } = withoutSetting(location);
  const withFile = file === undefined || file === configFile ? rest : { ...rest, file };
  const forSettings = keepsFile ? withFile : rest;
  const item = (section: Section, label: string, icon: ReactNode, target: EditorLocation): RailItem => ({
    label,
    icon,
    href: formatLocation(id, { ...target, section }),
    isCurrent: location.section === section,
  });
  return [
    item('brand', appWords.sections.brand, <Palette size={17} aria-hidden="true" />, forSettings),
    item('navigation', appWords.sections.navigation, <ListTree size={17} aria-hidden="true" />, withFile),
    item('pages', appWords.sections.pages, <Files size={17} aria-hidden="true" />, withFile),
    item('page', appWords.sections.page, <TableOfContents size={17} aria-hidden="true" />, withFile),
    item('assets', appWords.sections.assets, <Images size={17} aria-hidden="true" />, withFile),
    item('find', appWords.sections.find, <TextSearch size={17} aria-hidden="true" />, withFile),
    item('api', appWords.sections.api, <Webhook size={17} aria-hidden="true" />, forSettings),
    item('config', configFile, <Braces size={17} aria-hidden="true" />, rest),
    {
      ...item('problems', appWords.sections.problems, <TriangleAlert size={17} aria-hidden="true" />, withFile),
      count: error + warning,
    },
    item('history', appWords.sections.history, <History size={17} aria-hidden="true" />, withFile),
    item('settings', appWords.sections.settings, <Settings2 size={17} aria-hidden="true" />, forSettings),
  ];
}
