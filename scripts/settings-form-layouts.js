/**
 * How the forms of the settings are laid out, for each format of docs.json: the parts they are divided into, and the
 * fields that the schema alone does not tell. Settings are named as JSON pointers.
 *
 * @typedef {object} SettingsFormLayout
 * @property {Readonly<Record<string, readonly string[]>>} parts the settings of each part, in its order; those that stand nowhere else come to the last part
 * @property {ReadonlySet<string>} pairs pictures that may be given as a pair although the schema names one
 * @property {Readonly<Record<string, string>>} notes what a field is shown with besides itself
 * @property {ReadonlySet<string>} drawn choices with a small drawing of each
 * @property {ReadonlySet<string>} fonts groups that are a font: a family to choose, or another with its own settings
 * @property {ReadonlySet<string>} closed groups of many services: closed while nothing is filled in
 * @property {Readonly<Record<string, string>>} fields fields of a kind of their own
 */

/** @type {SettingsFormLayout} */
export const CONTRACT_LAYOUT = {
  parts: {
    brand: ['name', 'logo', 'favicon', 'colors'],
    'top-bar': ['topbarLinks', 'topbarCtaButton', 'search', 'topbar'],
    navigation: ['redirects', 'eyebrow', 'sidebar'],
    anchors: ['anchors', 'topAnchor'],
    tabs: ['tabs', 'primaryTab'],
    versions: ['versions'],
    api: ['openapi', 'api'],
    socials: ['footerSocials', 'footer'],
    feedback: ['feedback'],
    appearance: ['modeToggle', 'font', 'backgroundImage', 'codeBlock', 'rounded', 'contextual', 'background'],
    advanced: ['metadata', 'seo', 'analytics', 'integrations'],
  },
  // The later format of docs.json gives it as a pair.
  pairs: new Set(['/favicon']),
  notes: { '/api/auth': 'auth-header', '/colors': 'logo-palette' },
  drawn: new Set([
    '/topbarCtaButton/style',
    '/rounded',
    '/background/style',
    '/codeBlock/mode',
    '/eyebrow/display',
    '/modeToggle/default',
    '/api/playground/mode',
  ]),
  fonts: new Set(['/font', '/font/headings', '/font/body']),
  closed: new Set(['/analytics']),
  fields: { '/contextual/options/*': 'PageActionField' },
};

/**
 * The same parts, as far as they have settings: tabs, anchors and versions are a part of the later navigation.
 * @type {SettingsFormLayout}
 */
export const LATER_LAYOUT = {
  parts: {
    brand: ['name', 'description', 'logo', 'favicon', 'colors'],
    'top-bar': ['navbar', 'banner', 'search'],
    navigation: ['redirects', 'interaction'],
    anchors: [],
    tabs: [],
    versions: [],
    api: ['api'],
    socials: ['footer'],
    feedback: ['feedback'],
    appearance: ['appearance', 'fonts', 'background', 'styling', 'icons', 'contextual'],
    advanced: ['seo', 'errors', 'variables', 'integrations', 'metadata', 'markdown', 'thumbnails', 'theme'],
  },
  pairs: new Set(),
  notes: { '/api/mdx/auth': 'auth-header', '/colors': 'logo-palette' },
  drawn: new Set([
    '/appearance/default',
    '/background/decoration',
    '/styling/eyebrows',
    '/styling/codeblocks',
    '/api/playground/display',
  ]),
  fonts: new Set(['/fonts', '/fonts/heading', '/fonts/body']),
  closed: new Set(['/integrations']),
  fields: {
    '/contextual/options/*': 'PageActionField',
    '/api/openapi': 'SpecificationField',
    '/api/asyncapi': 'SpecificationField',
    '/footer/socials': 'SocialsField',
    '/variables': 'NamedTextsField',
    '/styling/codeblocks/theme': 'RawField',
    '/styling/codeblocks/languages': 'RawField',
  },
};
