import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  Menu,
  Modal,
  NativeSelect,
  Notification,
  Popover,
  SegmentedControl,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { uiWords } from '../words/ui.ts';
import { TOOLTIP_DELAY_MS } from './tooltips/watch-tooltips.ts';

const leaf: MantineColorsTuple = [
  '#eff7f2',
  '#dceee2',
  '#b8dcc6',
  '#8fc7a5',
  '#6cb688',
  '#4d9f6d',
  '#37865a',
  '#2a6f49',
  '#1f5738',
  '#143f27',
];

/** Greys with a trace of green, so that surfaces sit well beside the accent and beside any brand. */
const gray: MantineColorsTuple = [
  '#fafaf8',
  '#f3f4f1',
  '#eaebe7',
  '#dfe0db',
  '#c8cac4',
  '#a5a7a0',
  '#7e807a',
  '#5b5d57',
  '#3c3e39',
  '#232521',
];

const dark: MantineColorsTuple = [
  '#dcded9',
  '#b9bbb5',
  '#969892',
  '#72746e',
  '#40423d',
  '#323430',
  '#282a27',
  '#1d1f1c',
  '#171816',
  '#111210',
];

const quick = { duration: 120 } as const;

/** What floats belongs to the main landmark; a screen reader finds nothing outside of the landmarks. */
const insideMain = { target: '#main' };

/** A menu is there for a moment only, a notice for longer. */
const ABOVE_NOTICES = 450;

/** Where there is room on neither side, what floats lies over what it belongs to, and never outside of the window. */
const inWindow = { flip: true, shift: { crossAxis: true, padding: 8 } };

/** Sizes, colours and defaults of every control: dense, quiet, one accent. */
export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: 7,
  colors: { leaf, gray, dark },
  black: '#1c1e1a',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: { fontWeight: '600' },
  components: {
    Button: Button.extend({ defaultProps: { size: 'xs' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 30 } }),
    Input: Input.extend({ defaultProps: { size: 'xs' } }),
    // The list of each field with suggestions would be drawn with every form, unseen.
    Combobox: { defaultProps: { keepMounted: false } },
    ColorPicker: { defaultProps: { saturationLabel: uiWords.saturation, hueLabel: uiWords.hue } },
    TextInput: TextInput.extend({ defaultProps: { size: 'xs' } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'xs' } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'xs', transitionDuration: quick.duration } }),
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: TOOLTIP_DELAY_MS, transitionProps: quick, portalProps: insideMain },
    }),
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: { 'aria-label': uiWords.closeNotice } },
      styles: { description: { color: 'var(--lw-dim)' } },
    }),
    Popover: Popover.extend({
      defaultProps: { transitionProps: quick, portalProps: insideMain, middlewares: inWindow },
    }),
    Menu: Menu.extend({
      defaultProps: {
        transitionProps: quick,
        portalProps: insideMain,
        middlewares: inWindow,
        shadow: 'md',
        zIndex: ABOVE_NOTICES,
      },
    }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        transitionProps: quick,
        overlayProps: { backgroundOpacity: 0.35 },
        closeButtonProps: { 'aria-label': uiWords.close },
        // Its `header` element would be taken for a second header of the page.
        attributes: { header: { role: 'presentation' } },
      },
    }),
  },
});

/** The editor's own tokens (`--lw-…`), and the few of Mantine's that do not reach 4.5:1 on our surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--lw-surface': '#ffffff',
    '--lw-raised': '#ffffff',
    '--lw-sunken': '#f6f7f4',
    '--lw-canvas': '#eceee9',
    '--lw-hairline': '#e3e5df',
    '--lw-hairline-strong': '#cfd1cb',
    '--lw-text': '#1c1e1a',
    '--lw-dim': '#5d605a',
    '--lw-accent': '#2a6f49',
    '--lw-accent-soft': '#e8f3ec',
    '--lw-hover': '#f1f2ee',
    '--lw-error': '#b42318',
    '--lw-error-soft': '#fdf0ee',
    '--lw-warning': '#8a5a00',
    '--lw-warning-soft': '#fdf6e3',
    '--lw-info': '#2b5c8a',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1c1e1a',
    '--mantine-color-dimmed': '#5d605a',
    '--mantine-color-placeholder': '#73766f',
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': '#cfd1cb',
  },
  dark: {
    '--lw-surface': '#1a1c19',
    '--lw-raised': '#232522',
    '--lw-sunken': '#151614',
    '--lw-canvas': '#0e0f0d',
    '--lw-hairline': '#2b2d29',
    '--lw-hairline-strong': '#40423d',
    '--lw-text': '#e4e6e1',
    '--lw-dim': '#a1a49d',
    '--lw-accent': '#7cc398',
    '--lw-accent-soft': '#20322759',
    '--lw-hover': '#252824',
    '--lw-error': '#ff9388',
    '--lw-error-soft': '#3a1d1a',
    '--lw-warning': '#e8bd63',
    '--lw-warning-soft': '#33290f',
    '--lw-info': '#8fbdea',
    '--mantine-color-body': '#1a1c19',
    '--mantine-color-text': '#e4e6e1',
    '--mantine-color-dimmed': '#a1a49d',
    '--mantine-color-placeholder': '#8b8e87',
    '--mantine-color-error': '#ff9388',
    '--mantine-color-default-border': '#40423d',
    '--mantine-color-default': '#232522',
    '--mantine-color-default-hover': '#2b2d29',
  },
});
