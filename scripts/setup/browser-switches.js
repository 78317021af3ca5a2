/**
 * How the browser is started for tests, end to end and unit, and to measure. Chromium draws the list below its address bar as two pages
 * of its own in every window: a quarter of what opening the editor costs. Nobody sees them here.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off by itself: the browser takes only the last of these lists, so ours has to hold it. */
const OFF_ALREADY = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // Requests of the browser's own.
  'AimEnabled',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // Watches one of a hundred links, drawn by lot, and then makes a second frame 100 ms after every one: one opening in ten
  // would have keys that wait for it.
  'NavigationPredictor',
];

/**
 * A process that waits for whatever comes next. It takes from a person the wait for it; a test has the work of one more process
 * for each visit, which is some three hundredths of it.
 */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const off = (/** @type {readonly string[]} */ ...more) =>
  `--disable-features=${[...OFF_ALREADY, ...ADDRESS_BAR, ...more].join(',')}`;

export const BROWSER_SWITCHES = [...SWITCHES, off()];

/**
 * For tests alone: what is measured shall be what people have. Memory that was freed goes back to the system later; otherwise the browser gives
 * it back and asks for it again thousands of times while the editor opens.
 *
 * The browser takes only the last list of what is on, so ours holds what Playwright switches on. One of its features is left out, since it
 * costs as much again: it keeps the browser from asking a host of its maker for accounts. The address of that host is a closed one here.
 * Together this is a seventh of the tests' processor time on a virtual machine.
 */
export const TEST_SWITCHES = [
  ...SWITCHES,
  off(SPARE_PROCESS),
  '--enable-features=CDPScreenshotNewSurface,PartitionAllocAdjustSizeWhenInForeground',
  '--gaia-url=http://127.0.0.1:9/',
];
