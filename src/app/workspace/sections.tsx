import { useViewportSize } from '@mantine/hooks';
import { Eye, FileCode, PanelTop, TextCursorInput } from 'lucide-react';
import { BottomBar } from '../../editor/features/rail/bottom-bar.tsx';
import { PaneSwitch, type PaneTab } from '../../editor/features/rail/pane-switch.tsx';
import { Rail } from '../../editor/features/rail/rail.tsx';
import type { EditorLocation, Pane } from '../../editor/store/index.ts';
import { appWords } from '../../editor/words/app.ts';
import { hasPanel, PANE_IDS } from './shown-pane.ts';
import { hasForm, usePageView } from './use-page-view.ts';
import type { PaneSizes } from './use-pane-sizes.ts';
import { useRailItems } from './use-rail-items.tsx';

export interface SectionsProps {
  readonly location: EditorLocation;
  readonly configFile: string;
  /** The file that is open in the code editor. */
  readonly file: string | undefined;
  readonly sizes: PaneSizes;
  readonly onSizes: (sizes: PaneSizes) => void;
  /** The pane that has the window; `undefined` where all stand side by side. */
  readonly only: Pane | undefined;
  readonly onChoosePane: (pane: Pane) => void;
}

/** Below this width of the window the rail starts with icons only. */
const ICONS_ONLY_PX = 1280;

/** The way to every section: a rail beside the panes, or a bar below the one pane that there is room for. */
export function Sections({ location, configFile, file, sizes, onSizes, only, onChoosePane }: SectionsProps) {
  const { width } = useViewportSize();
  const items = useRailItems(location, configFile, only !== undefined);
  const tabs = usePaneTabs(location, items.find(({ isCurrent }) => isCurrent)?.label ?? '', file);
  if (only === undefined) {
    const isCollapsed = sizes.isRailCollapsed ?? (width > 0 && width < ICONS_ONLY_PX);
    return (
      <Rail
        items={items}
        isCollapsed={isCollapsed}
        onToggle={() => onSizes({ ...sizes, isRailCollapsed: !isCollapsed })}
      />
    );
  }
  const chooseSection = () => {
    onChoosePane('section');
    // The link that was chosen goes out of sight.
    document.getElementById('main')?.focus();
  };
  return (
    <BottomBar items={items} onChooseSection={chooseSection}>
      <PaneSwitch tabs={tabs} current={only} onChoose={onChoosePane} />
    </BottomBar>
  );
}

function usePaneTabs(
  { section: current }: EditorLocation,
  section: string,
  file: string | undefined,
): readonly PaneTab<Pane>[] {
  const [view] = usePageView();
  const isForm = view === 'form' && (file === undefined || hasForm(file));
  const code = isForm ? appWords.visual : appWords.source;
  const icon = { size: 18, 'aria-hidden': true } as const;
  return [
    ...(hasPanel(current)
      ? [{ id: 'section', label: section, icon: <PanelTop {...icon} />, controls: PANE_IDS.section } as const]
      : []),
    {
      id: 'code',
      label: hasPanel(current) ? code : section,
      icon: isForm ? <TextCursorInput {...icon} /> : <FileCode {...icon} />,
      controls: PANE_IDS.code,
    },
    { id: 'preview', label: appWords.preview, icon: <Eye {...icon} />, controls: PANE_IDS.preview },
  ];
}
