/** The words for settings of the later format; what both formats share has the words of the contract's schema. */
import { docsWording, docsWordingDefinitions } from './generated/docs-wording.ts';
import { type Wording, Wordings } from './wording.ts';

const COLOR_PAIR: Readonly<Record<string, Wording>> = {
  light: { title: 'Colour in light mode' },
  dark: { title: 'Colour in dark mode' },
};

const FONT: Readonly<Record<string, Wording>> = {
  family: { title: 'Name of the font' },
  weight: { title: 'Weight' },
  source: { title: 'Font file' },
  format: { title: 'Kind of font file' },
};

const LINK: Wording = {
  fields: {
    type: { title: 'Kind of link' },
    label: { title: 'Label' },
    href: { title: 'Where it leads' },
    icon: { title: 'Icon' },
  },
};

const LISTS: Readonly<Record<string, string>> = {
  languages: 'Languages',
  versions: 'Versions',
  products: 'Products',
  tabs: 'Tabs',
  dropdowns: 'Dropdowns',
  anchors: 'Sidebar shortcuts',
  menu: 'Menu of the tab',
  groups: 'Groups',
  pages: 'Pages',
};

/** A part of the navigation: whatever its kind, it may hold any of these. */
const NODE: Wording = {
  fields: {
    ...Object.fromEntries(
      Object.entries(LISTS).map(([key, title]) => [key, { title, items: { definition: 'laterNode' } }]),
    ),
    language: { title: 'Language' },
    version: { title: 'Name of the version' },
    product: { title: 'Name of the product' },
    tab: { title: 'Label of the tab' },
    dropdown: { title: 'Label of the dropdown' },
    anchor: { title: 'Label of the shortcut' },
    item: { title: 'Label of the menu entry' },
    group: { title: 'Heading' },
    global: { title: 'Shown on every page', definition: 'laterNode' },
    href: { title: 'Where it leads' },
    icon: { title: 'Icon' },
    iconType: { title: 'Style of the icon' },
    color: { title: 'Colour of the icon', fields: COLOR_PAIR },
    description: { title: 'Description' },
    tag: { title: 'Badge' },
    root: { title: 'Page of the group' },
    default: { title: 'Shown to new readers' },
    hidden: { title: 'Hide from the sidebar' },
    expanded: { title: 'Open by default' },
    openapi: { title: 'API description files (OpenAPI)' },
  },
};

const FIELDS: Readonly<Record<string, Wording>> = {
  description: { title: 'Description of the site' },
  navigation: { title: 'Navigation', definition: 'laterNode' },
  appearance: {
    title: 'Light and dark mode',
    fields: { default: { title: 'Mode new readers see' }, strict: { title: 'Hide the switch between light and dark' } },
  },
  background: {
    title: 'Background',
    fields: {
      color: { title: 'Background colours', fields: COLOR_PAIR },
      image: { title: 'Background picture' },
      decoration: { title: 'Background pattern' },
    },
  },
  fonts: {
    title: 'Font',
    fields: {
      ...FONT,
      heading: { title: 'Another font for headings', fields: FONT },
      body: { title: 'Another font for the text', fields: FONT },
    },
  },
  icons: { title: 'Icons', fields: { library: { title: 'Icon library' } } },
  styling: { title: 'Style', fields: { codeblocks: { title: 'Colours of code samples' } } },
  navbar: {
    title: 'Top bar',
    fields: {
      links: { title: 'Links in the top bar', items: LINK },
      primary: { title: 'Button in the top bar', ...LINK },
    },
  },
  banner: {
    title: 'Banner',
    fields: {
      content: { title: 'Text of the banner' },
      dismissible: { title: 'Readers can close the banner' },
      type: { title: 'Kind of banner' },
    },
  },
  variables: { title: 'Variables' },
};

/** The words for all settings of the later format. */
export function laterWordings(): Wordings {
  const root: Wording = { ...docsWording, fields: { ...docsWording.fields, ...FIELDS } };
  return new Wordings(root, { ...docsWordingDefinitions, laterNode: NODE });
}
