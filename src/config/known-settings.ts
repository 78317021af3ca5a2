/**
 * Every setting that either format of the configuration has, and those that real projects keep beside them. What is not
 * here is most likely misspelt. The marks of settings that change nothing in the site are the list of what it leaves out.
 */
import type { ConfigFormat } from './config-format.ts';

/** What may stand at a key. */
export interface KnownSetting {
  /** Keys inside it, or inside each entry of a list. Absent: anything may stand there. */
  readonly keys?: KnownSettings;
  /** The site makes nothing of it. */
  readonly leftOut?: LeftOutReason;
}

export type KnownSettings = Readonly<Record<string, KnownSetting>>;

/** Settings that are left out for one reason are told together. */
export interface LeftOutReason {
  /** What it is, at the beginning of a sentence. */
  readonly what: string;
  /** One sentence: what the site does instead, or why. */
  readonly why: string;
}

const ANY: KnownSetting = {};

function group(keys: KnownSettings): KnownSetting {
  return { keys };
}

function any(...names: readonly string[]): KnownSettings {
  return Object.fromEntries(names.map((name) => [name, ANY]));
}

function leftOut(reason: LeftOutReason, ...names: readonly string[]): KnownSettings {
  return Object.fromEntries(names.map((name) => [name, { leftOut: reason }]));
}

export const STATISTICS: LeftOutReason = {
  what: 'Statistics and chat',
  why: 'They are loaded only in a site that is exported with statistics turned on (`--statistics` on the command line).',
};
export const SCRIPTS: LeftOutReason = {
  what: 'Scripts of the project',
  why: 'They are loaded only in a site that is exported with scripts turned on (`--scripts` on the command line).',
};
const OWN_CODE: LeftOutReason = {
  what: 'Style sheets and tags named in the settings',
  why: 'They are not added to the pages. Style sheets of the project are applied without being named.',
};
const LOOK: LeftOutReason = { what: 'Settings of the look', why: 'The site has one layout, so they change nothing.' };
const API_PAGES: LeftOutReason = {
  what: 'Settings of generated API pages',
  why: 'The pages have no place for them, so these change nothing.',
};
const PLAYGROUND: LeftOutReason = {
  what: 'Cookies of readers',
  why: 'The playground sends none, so that a request is what its sample says.',
};
const SHARED_PICTURE: LeftOutReason = {
  what: 'Generated pictures for shared links',
  why: 'None are made; the picture in `og:image` is used as it is.',
};
const MACHINES: LeftOutReason = {
  what: 'Texts for search engines and programs',
  why: 'They are not written into the site.',
};
const HOSTING: LeftOutReason = {
  what: 'Settings of the hosting service',
  why: 'The site is a folder of files, so they change nothing.',
};
const BEHAVIOUR: LeftOutReason = { what: 'Settings of behaviour', why: 'The site behaves in one way.' };
const NAVIGATION: LeftOutReason = {
  what: 'Settings of entries of the navigation',
  why: 'They are kept and change nothing.',
};
const OTHER_FORMAT: LeftOutReason = {
  what: 'Settings of the other format of `docs.json`',
  why: 'They have no effect beside this navigation.',
};

const PAIR = group(any('light', 'dark'));
const GRADIENT = group(any('light', 'dark', 'from', 'via', 'to'));
const ICON: KnownSettings = { icon: group(any('name', 'icon', 'style', 'type', 'library')), iconType: ANY };
const LINK: KnownSettings = { ...any('name', 'label', 'url', 'href', 'type'), ...ICON };
const FONT: KnownSettings = any('family', 'weight', 'url', 'source', 'format');
const SPECIFICATION = group({ ...any('source', 'directory'), ...leftOut(API_PAGES, 'hidden') });
const BANNER = group({ ...any('content', 'dismissible', 'type'), color: PAIR });
const FOOTER = group({
  socials: ANY,
  links: group({ ...any('title', 'header'), links: group(LINK), items: group(LINK) }),
  ...leftOut(LOOK, 'notice'),
});

/** A tab, an anchor, a version, a group, … of either format. */
const NODE: Record<string, KnownSetting> = {
  ...any('name', 'url', 'href', 'version', 'locale', 'description', 'tag', 'root', 'default', 'hidden'),
  ...any(
    'isDefaultHidden',
    'expanded',
    'collapsed',
    'group',
    'tab',
    'anchor',
    'dropdown',
    'item',
    'product',
    'language',
  ),
  ...ICON,
  color: GRADIENT,
  openapi: SPECIFICATION,
  ...leftOut(API_PAGES, 'asyncapi', 'graphql', 'sdk'),
  ...any('directory', 'boost', 'searchable'),
  interaction: group(any('drilldown')),
  ...leftOut(NAVIGATION, 'public', 'expandable', 'sourceRef'),
  // Of a language, in place of the site's.
  banner: BANNER,
  footer: FOOTER,
  navbar: group({ links: group(LINK), primary: group({ ...LINK, ...any('style', 'arrow') }) }),
};
const NODES = group(NODE);
for (const list of [
  'groups',
  'pages',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
  'global',
])
  NODE[list] = NODES;

const API = group({
  baseUrl: ANY,
  auth: group(any('method', 'name', 'inputPrefix')),
  // A site of files has no server in between: requests always go straight from the browser.
  playground: group({ ...any('mode', 'display', 'disableProxy', 'proxy'), ...leftOut(PLAYGROUND, 'credentials') }),
  mdx: group({ ...any('server', 'base'), auth: group(any('method', 'name', 'inputPrefix')) }),
  openapi: SPECIFICATION,
  asyncapi: SPECIFICATION,
  display: ANY,
  // The order of the description is always kept.
  maintainOrder: ANY,
  request: group({ example: group(any('languages')) }),
  examples: group(any('languages', 'autogenerate', 'defaults', 'prefill')),
  params: group({ expanded: ANY, ...leftOut(API_PAGES, 'post') }),
  // It is shown anyway.
  url: ANY,
  ...leftOut(API_PAGES, 'paramFields'),
});

const SHARED: KnownSettings = {
  ...any('$schema', 'name', 'title', 'description', 'theme', 'footerSocials', 'metadata', 'variables', 'rounded'),
  logo: group({ ...any('light', 'dark', 'href'), ...leftOut(LOOK, 'url') }),
  colors: group({
    ...any('primary', 'light', 'dark'),
    background: PAIR,
    anchors: GRADIENT,
    ...leftOut(LOOK, 'ultraLight', 'ultraDark'),
  }),
  backgroundImage: PAIR,
  modeToggle: group(any('default', 'isHidden')),
  topbarLinks: group(LINK),
  topbarCtaButton: group({ ...LINK, ...any('style', 'arrow') }),
  tabs: NODES,
  anchors: NODES,
  versions: NODES,
  api: API,
  openapi: SPECIFICATION,
  asyncapi: SPECIFICATION,
  footer: FOOTER,
  feedback: group({ ...any('thumbsRating', 'suggestEdit', 'raiseIssue'), ...leftOut(BEHAVIOUR, 'enabled') }),
  search: group(any('prompt', 'location')),
  redirects: group(any('source', 'destination', 'permanent')),
  banner: BANNER,
  contextual: group(any('options', 'display')),
  icons: group(any('library')),
  eyebrow: group(any('display')),
  codeBlock: group(any('mode')),
  ...leftOut(STATISTICS, 'analytics', 'integrations'),
  custom: group({ ...leftOut(SCRIPTS, 'js'), ...leftOut(OWN_CODE, 'css') }),
  ...leftOut(SCRIPTS, 'scripts'),
  ...leftOut(OWN_CODE, 'head', 'styles'),
  ...leftOut(HOSTING, 'routing', 'ignore', 'isWhiteLabeled'),
  ...leftOut(SHARED_PICTURE, 'thumbnails'),
  errors: group({ 404: group(any('title', 'description', 'redirect')) }),
  interaction: group(any('drilldown')),
};

/** The contract's format, in which `navigation` is a list. */
const CONTRACT: KnownSettings = {
  ...SHARED,
  favicon: ANY,
  navigation: NODES,
  primaryTab: NODES,
  topAnchor: NODES,
  font: group({ ...FONT, headings: group(FONT), heading: group(FONT), body: group(FONT) }),
  background: group(any('style')),
  topbar: group(any('style')),
  // What belongs to the later format is told by a rule, which moves it to its place.
  seo: group(any('indexHiddenPages', 'indexing', 'metatags')),
  ...any('navbar', 'appearance', 'fonts', 'styling'),
  ...leftOut(OTHER_FORMAT, 'markdown'),
  ...leftOut(LOOK, 'layout', 'sidebar'),
};

/** The later format, in which it is an object; with what is read of the older one in its place. */
const LATER: KnownSettings = {
  ...SHARED,
  favicon: PAIR,
  navigation: NODES,
  navbar: group({ links: group(LINK), primary: group({ ...LINK, ...any('style', 'arrow') }) }),
  topbar: group({ links: group(LINK), primary: group({ ...LINK, ...any('style', 'arrow') }), style: ANY }),
  fonts: group({ ...FONT, headings: group(FONT), heading: group(FONT), body: group(FONT) }),
  font: group({ ...FONT, headings: group(FONT), heading: group(FONT), body: group(FONT) }),
  appearance: group({ ...any('default', 'strict'), ...leftOut(LOOK, 'layout', 'decorations') }),
  background: group({ decoration: ANY, color: PAIR, image: PAIR }),
  styling: group({
    ...any('eyebrows', 'rounded', 'latex'),
    codeblocks: group({ theme: PAIR, ...leftOut(LOOK, 'languages') }),
    ...leftOut(OWN_CODE, 'css'),
  }),
  seo: group({
    ...any('indexing', 'indexHiddenPages', 'metatags'),
    organization: group(any('id', 'name', 'legalName', 'url', 'logo', 'sameAs')),
    ...leftOut(MACHINES, 'trailingSlash', 'sitemap', 'robots'),
  }),
  markdown: group({ instructions: ANY, ...leftOut(MACHINES, 'schema') }),
  ...any('primaryTab', 'topAnchor'),
  ...leftOut(LOOK, 'layout', 'sidebar'),
};

/** The settings at the top of a configuration. */
export function knownSettings(format: ConfigFormat): KnownSettings {
  return format === 'contract' ? CONTRACT : LATER;
}

/** Platforms of social links that have a mark and a name of their own. */
export const SOCIAL_PLATFORMS: readonly string[] = [
  ...[
    'website',
    'github',
    'gitlab',
    'x',
    'twitter',
    'discord',
    'slack',
    'linkedin',
    'youtube',
    'facebook',
    'instagram',
  ],
  ...['bluesky', 'mastodon', 'threads', 'reddit', 'medium', 'telegram', 'whatsapp', 'tiktok', 'twitch', 'hacker-news'],
  ...['x-twitter', 'earth-americas', 'podcast', 'rss', 'email'],
];
