import { Menu } from '@mantine/core';
import { Ellipsis, History, TriangleAlert } from 'lucide-react';
import { useProject } from '../../project-context.ts';
import { selectProblemCounts } from '../../store/index.ts';
import { ColorSchemeItems } from '../../ui/color-scheme-switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { stepWords } from '../../words/steps.ts';
import { topBarWords } from '../../words/top-bar.ts';

export interface MoreMenuProps {
  readonly problemsHref: string;
  readonly historyHref: string;
  readonly onOpenSection: () => void;
}

/** What has no room in the bar of a narrow window, in words. */
export function MoreMenu({ problemsHref, historyHref, onOpenSection }: MoreMenuProps) {
  const { error, warning } = useProject(selectProblemCounts);
  return (
    <Menu position="bottom-end" width={220} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={topBarWords.more}>
          <Ellipsis size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown mah="calc(100dvh - 56px)" style={{ overflowY: 'auto' }}>
        <Menu.Item
          component="a"
          href={problemsHref}
          leftSection={<TriangleAlert size={14} />}
          rightSection={error + warning > 0 && error + warning}
          onClick={onOpenSection}
        >
          {topBarWords.problems}
        </Menu.Item>
        <Menu.Item component="a" href={historyHref} leftSection={<History size={14} />} onClick={onOpenSection}>
          {stepWords.allSteps}
        </Menu.Item>
        <Menu.Divider />
        <ColorSchemeItems />
      </Menu.Dropdown>
    </Menu>
  );
}
