/** What is reported while a page is rendered: only then is known what it shows, and where its links lead. */
import type { KindWords } from './kind-words.ts';

export const PAGE_KINDS: KindWords = {
  'icons/unknown-name': [
    'Unknown icon',
    'The free sets have no icon of this name, so another one is drawn, or a plain ring.',
  ],
  'images/no-text': [
    'Picture without a description',
    'Who cannot see it is not told what it shows; nor is anybody while it does not load.',
  ],
  'links/external-gone': [
    'Link to something that is no longer there',
    'Whoever follows it comes to an error of another site. Only `check --external` tries such links.',
  ],
  'links/external-silent': [
    'Link whose host did not answer',
    'Nobody can tell whether it is there: the other host is out of reach, or has a fault of its own.',
  ],
  'links/empty': ['Link without an address', 'Readers click it and nothing happens.'],
  'links/folder': [
    'Link to a folder',
    'The folder has no page of its own, so the link leads to the first page in it, which may change.',
  ],
  'links/missing-file': [
    'File that is not there',
    'Readers see a gap or a broken picture, or a link that leads nowhere.',
  ],
  'links/missing-page': ['Link that leads nowhere', 'Readers who click it see the page for unknown addresses.'],
  'links/missing-scheme': [
    'Address without `https://`',
    'A browser takes it for a page of this site. It is completed here; other tools lead readers astray.',
  ],
  'links/wrapped-address': [
    'Characters around an address',
    'They are no part of the address. They are left out here; other tools lead readers astray.',
  ],
  'live/dead-event': [
    'Event that nobody hears',
    'Only components of the page’s own are brought to life for readers; what stands around them stays as it is.',
  ],
  'live/misplaced': [
    'Component where none can be',
    'HTML allows only some tags at this place, so the component cannot be brought to life there.',
  ],
  'live/no-event': ['Event that the component does not have', 'Nothing happens when readers do what it waits for.'],
  'live/open-component': [
    'Look that is known only later',
    'Components of the theme are drawn when the site is built, so what readers do cannot change how they look.',
  ],
  'live/page-context': [
    'Context from the page',
    'A component is brought to life by itself; what the page put around it is out of its reach.',
  ],
  'live/property': [
    'Property that cannot be handed over',
    'A component is brought to life in the browser, and only plain values can be sent along to it.',
  ],
  'live/whole-component': [
    'Component that cannot stand in code',
    'It belongs together with the page around it, and cannot be drawn apart.',
  ],
  'mdx/color': ['Colour that is none', 'Browsers leave it out, so the usual colour is shown.'],
  'mdx/diagram': ['Diagram with a mistake', 'What could not be read is missing from the drawing.'],
  'mdx/diagram-size': [
    'Diagram that is too large',
    'Nobody could read it, and drawing it would take too long, so its text is shown.',
  ],
  'mdx/diagram-type': ['Diagram of an unknown kind', 'Its text is shown instead of a drawing.'],
  'mdx/field-place': ['Field without its place', 'Readers are not told where in a request the parameter goes.'],
  'mdx/formula': ['Formula with a mistake', 'It is shown as it is written.'],
  'mdx/import-cycle': [
    'File that imports itself',
    'Neither of the files can be read before the other, so none of them is.',
  ],
  'mdx/missing-export': ['Name that the file does not export', 'What the page wants to show of the file is missing.'],
  'mdx/missing-import': ['Import that was not found', 'What the page wants to show of it is missing.'],
  'mdx/missing-snippet': ['Snippet that was not found', 'Its text is missing from the page.'],
  'mdx/script-address': ['Address that would run a script', 'Whoever clicks it would run its code, so it is left out.'],
  'mdx/script-in-page': [
    'Script in a page',
    'Scripts of pages are not run, so that nothing which was pasted into one can act in the name of its reader.',
  ],
  'mdx/typescript-import': [
    'Import of TypeScript',
    'Pages import JavaScript. What the page wants to show of the file is missing.',
  ],
  'mdx/unknown-component': [
    'Unknown component',
    'Only what stands in it is shown, without the look that it was to have.',
  ],
  'mdx/unknown-name': [
    'Name without a value',
    'Braces show the value of what stands in them. There is none, so they are shown as they are written.',
  ],
  'mdx/unknown-variable': [
    'Variable without a value',
    'Readers see its name between braces instead of what it stands for.',
  ],
  'page/aborted': [
    'Page that used up the memory',
    'Its code was stopped so that the others could be made. Only its text is shown.',
  ],
  'page/internal-error': ['Error in Leafwright', 'This is not your fault, and a report helps to mend it.'],
  'page/more-problems': [
    'More problems than are listed',
    'Only the worst of them are listed, so that the list stays of use.',
  ],
  'page/stuck-preview': [
    'Page that takes too long to draw',
    'It kept the preview from answering, so only its text is shown there; a reader’s browser may fare no better.',
  ],
  'page/time-limit': [
    'Page that does not finish',
    'Its code was stopped so that the others could be made. Only its text is shown.',
  ],
  'page/too-much-to-show': [
    'Page that is too large to show',
    'It would keep the preview from answering, so only its text is shown there; a reader’s browser may fare no better.',
  ],
  'render/changed-built-in': [
    'Change of what all pages share',
    'A page that changes it would change others, depending on which is made first.',
  ],
  'render/component-failed': [
    'Component that failed',
    'Its code broke off with an error, so readers see what stands in it and nothing else.',
  ],
  'render/expression-failed': [
    'Code between braces that failed',
    'It broke off with an error, so it is shown as it is written.',
  ],
  'render/import-failed': [
    'Snippet that failed',
    'Its code broke off with an error, so what the page imports of it is missing.',
  ],
  'render/page-failed': [
    'Page whose code failed',
    'It broke off with an error, so only the text of the page is shown.',
  ],
  'render/waiting-component': ['Component that waits', 'A page is made in one go, and what comes later is left out.'],
};
