/**
 * What attributes of a document can make a browser do. All that is not listed is shown only where its value names no host,
 * so that what a browser learns tomorrow does not load either.
 */

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Attributes with the address of a file that is shown, by element. */
export const LOADING: Readonly<Record<string, ReadonlySet<string>>> = {
  img: names('src srcset'),
  source: names('src srcset'),
  video: names('src poster'),
  audio: names('src'),
  track: names('src'),
  image: names('href xlink:href'),
  feImage: names('href xlink:href'),
  input: names('src'),
};

/** Attributes that load on some element or other; elsewhere they may name a place in the document at most. */
export const LOADS_BY_NAME = names('src srcset href xlink:href data poster');

/** Attributes that have no place in the frame: they would load, navigate, run something or tell another host of it. */
export const WITHHELD: Readonly<Record<string, ReadonlySet<string>>> = {
  '*': names('srcdoc ping attributionsrc manifest imagesrcset lowsrc dynsrc longdesc codebase classid archive profile'),
  link: names('href'),
  script: names('src'),
  meta: names('http-equiv'),
  base: names('href target'),
  object: names('data'),
  embed: names('src'),
};

/** What an embedded page is shown with: nothing that it can read. Its name, for one, is told to it. */
export const SHOWN_OF_FRAMES = names(
  'src title width height class id style loading frameborder scrolling hidden lang dir tabindex role slot part',
);

/** Attributes of drawings that are written as CSS. */
export const PAINTS = names(`
  fill stroke filter mask clip-path marker marker-start marker-mid marker-end cursor color-profile
  mask-image offset-path list-style-image background-image border-image`);

/** Attributes that hold words, names and numbers, whatever stands in them. */
export const HARMLESS = names(`
  class id title alt lang xml:lang dir role tabindex hidden name value placeholder type content property datetime cite label
  summary abbr headers scope download target rel hreflang media sizes width height viewbox d points transform xmlns
  xmlns:xlink xml:space action formaction pattern accept accept-charset alttext begin end dur srclang kind for itemtype
  itemid itemprop itemscope key start style`);
