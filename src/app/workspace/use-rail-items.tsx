import {
  Braces,
  Files,
  History,
  Images,
  ListTree,
  Palette,
  Settings2,
  TextSearch,
  TriangleAlert,
  Webhook,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { RailItem } from '../../editor/features/rail/rail-item.ts';
import { useProject } from '../../editor/project-context.ts';
import { selectProblemCounts } from '../../editor/store/index.ts';
import { formatRoute, type ProjectRoute, type Section } from '../route.ts';
import { withoutSetting } from './settings-route.ts';

/**
 * The sections, each with its address.
 *
 * @param keepsFile whether the open file stays open in sections of settings: where nothing stands beside them, it is in
 *   nobody's way
 */
export function useRailItems(route: ProjectRoute, configFile: string, keepsFile: boolean): readonly RailItem[] {
  const { error, warning } = useProject(selectProblemCounts);
  const { file, ...rest } = withoutSetting(route);
  const withFile = file === undefined || file === configFile ? rest : { ...rest, file };
  const forSettings = keepsFile ? withFile : rest;
  const item = (section: Section, label: string, icon: ReactNode, target: ProjectRoute): RailItem => ({
    label,
    icon,
    href: formatRoute({ ...target, section }),
    isCurrent: route.section === section,
  });
  return [
    item('brand', 'Brand', <Palette size={17} aria-hidden="true" />, forSettings),
    item('navigation', 'Navigation', <ListTree size={17} aria-hidden="true" />, withFile),
    item('pages', 'Pages', <Files size={17} aria-hidden="true" />, withFile),
    item('assets', 'Assets', <Images size={17} aria-hidden="true" />, withFile),
    item('find', 'Find', <TextSearch size={17} aria-hidden="true" />, withFile),
    item('api', 'API', <Webhook size={17} aria-hidden="true" />, forSettings),
    item('config', configFile, <Braces size={17} aria-hidden="true" />, rest),
    {
      ...item('problems', 'Problems', <TriangleAlert size={17} aria-hidden="true" />, withFile),
      count: error + warning,
    },
    item('history', 'History', <History size={17} aria-hidden="true" />, withFile),
    item('settings', 'All settings', <Settings2 size={17} aria-hidden="true" />, forSettings),
  ];
}
