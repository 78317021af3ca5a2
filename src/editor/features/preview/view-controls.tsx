/** On which screen, and in light or dark, the preview shows the page: in a narrow bar by one button each. */
import { Menu, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { ChevronDown, Monitor, Moon, Scan, Smartphone, Sun, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { previewWords as words } from '../../words/preview.ts';
import type { Device } from './device.ts';
import classes from './preview-pane.module.css';

export type PreviewMode = 'light' | 'dark';

const DEVICES: readonly Device[] = ['phone', 'tablet', 'desktop', 'fit'];
const DEVICE_ICONS: Readonly<Record<Device, ReactNode>> = {
  phone: <Smartphone size={15} aria-hidden="true" />,
  tablet: <Tablet size={15} aria-hidden="true" />,
  desktop: <Monitor size={15} aria-hidden="true" />,
  fit: <Scan size={15} aria-hidden="true" />,
};
const MODES: readonly PreviewMode[] = ['light', 'dark'];
const MODE_ICONS: Readonly<Record<PreviewMode, ReactNode>> = {
  light: <Sun size={15} aria-hidden="true" />,
  dark: <Moon size={15} aria-hidden="true" />,
};

interface DeviceControlProps {
  readonly device: Device;
  readonly onChange: (device: Device) => void;
  /** How much smaller than it is the page is drawn, from 0 to 1. */
  readonly scale: number;
  readonly isCompact: boolean;
}

export function DeviceControl({ device, onChange, scale, isCompact }: DeviceControlProps) {
  const scaled = scale < 1 ? words.device.scaled(words.device[device], scale) : words.device[device];
  if (isCompact) {
    return (
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button
            type="button"
            className={classes.reader}
            aria-label={words.device.now(scaled)}
            data-tooltip={words.device.now(scaled)}
          >
            {DEVICE_ICONS[device]}
            <ChevronDown size={12} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={device} onChange={(value) => onChange(value as Device)}>
            {DEVICES.map((one) => (
              <Menu.RadioItem key={one} value={one} closeMenuOnClick>
                {words.device[one]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <>
      <SegmentedControl<Device>
        aria-label={words.device.name}
        value={device}
        onChange={onChange}
        data={DEVICES.map((one) => ({ value: one, label: segment(words.device[one], DEVICE_ICONS[one]) }))}
      />
      {scale < 1 && <span className={classes.scale}>{scaled}</span>}
    </>
  );
}

interface ModeControlProps {
  readonly mode: PreviewMode;
  readonly onChange: (mode: PreviewMode) => void;
  readonly isCompact: boolean;
}

export function ModeControl({ mode, onChange, isCompact }: ModeControlProps) {
  if (isCompact) {
    const other = mode === 'light' ? 'dark' : 'light';
    return (
      <IconButton label={words.mode.change[other]} onClick={() => onChange(other)}>
        {MODE_ICONS[mode]}
      </IconButton>
    );
  }
  return (
    <SegmentedControl<PreviewMode>
      aria-label={words.mode.name}
      value={mode}
      onChange={onChange}
      data={MODES.map((one) => ({ value: one, label: segment(words.mode[one], MODE_ICONS[one]) }))}
    />
  );
}

function segment(label: string, icon: ReactNode) {
  return (
    <span className={classes.segment} title={label}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
