/**
 * The project that builds are measured with: pages of about 6 KB with three code fences each, all different, the
 * same on every run.
 */

const WORDS =
  'account address agent answer archive array batch branch bucket buffer build cache call channel check client cluster column command commit config connection container context cookie count cursor default deploy device document domain driver email endpoint engine entry error event example export feature field file filter folder format function gateway group handler header host image import index input instance integer interface issue item job key label language layer level library limit line link list load local lock log machine member memory message method metric mode model module monitor name network node number object option order output owner package page panel parameter password path payload permission pipeline plan platform plugin policy pool port process profile project property provider proxy query queue range rate record region release report request resource response result retry role route rule schema scope script search secret section server service session setting shard signal size snapshot source space stage state status step storage stream string table tag target task team template tenant test thread time token topic trace transaction trigger type unit update upload user value variable version view volume webhook window worker workflow workspace zone'.split(
    ' ',
  );
const PAGES_PER_GROUP = 25;
const PAGE_CHARACTERS = 6000;
const TABS = ['Guides', 'Platform', 'API reference', 'SDKs', 'Cookbook'];

/**
 * @param {{ pages?: number, seed?: number, isNested?: boolean }} [options] `isNested`: with tabs, groups in groups,
 *   icons and tags, as large projects have them, and pages of different lengths
 * @returns {Map<string, Uint8Array<ArrayBuffer>>} a project of so many pages
 */
export function generateProject({ pages = 1000, seed = 20260, isNested = false } = {}) {
  const random = createRandom(seed);
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const files = new Map();
  const encoder = new TextEncoder();
  const paths = Array.from({ length: pages }, (_, index) => {
    const group = Math.floor(index / PAGES_PER_GROUP) + 1;
    const folder = isNested ? `${slug(TABS[Math.floor((index / pages) * TABS.length)])}/` : '';
    return `${folder}group-${group}/page-${index + 1}`;
  });
  const groups = [];
  for (let start = 0; start < pages; start += PAGES_PER_GROUP) {
    const listed = paths.slice(start, start + PAGES_PER_GROUP);
    groups.push({ group: `Group ${groups.length + 1}`, pages: isNested ? nest(listed, groups.length) : listed });
  }
  const config = {
    name: 'Measured',
    colors: { primary: '#0f766e', light: '#2dd4bf', dark: '#115e59' },
    navigation: groups,
    ...(isNested && {
      tabs: TABS.slice(1).map((name) => ({ name, url: slug(name) })),
      primaryTab: { name: TABS[0] },
      anchors: [{ name: 'Community', icon: 'comments', url: 'https://example.com/community' }],
      topbarLinks: [{ name: 'Support', url: 'https://example.com/support' }],
      footerSocials: { github: 'https://example.com/code', x: 'https://example.com/x' },
      feedback: { thumbsRating: true },
    }),
  };
  files.set('docs.json', encoder.encode(`${JSON.stringify(config, null, 2)}\n`));
  files.set(
    'images/diagram.svg',
    encoder.encode(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" rx="3" fill="#0f766e"/></svg>\n',
    ),
  );
  for (const [index, path] of paths.entries()) {
    const length = isNested ? PAGE_CHARACTERS * (0.4 + random() * 1.34) : PAGE_CHARACTERS;
    files.set(`${path}.mdx`, encoder.encode(generatePage(index, paths, random, length)));
  }
  return files;
}

/**
 * Numbers from 0 up to 1, the same for the same seed (mulberry32).
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Some of the pages in groups of their own, one in the other.
 * @param {readonly string[]} paths
 * @param {number} number
 */
function nest(paths, number) {
  const deepest = { group: `Details of ${number + 1}`, pages: paths.slice(18) };
  const icon = ['rocket', 'book', 'gear', 'code', 'database'][number % 5];
  return [...paths.slice(0, 10), { group: `Topics of ${number + 1}`, icon, pages: [...paths.slice(10, 18), deepest] }];
}

/** @param {string} name */
function slug(name) {
  return name.toLowerCase().replaceAll(' ', '-');
}

/**
 * @param {number} index
 * @param {readonly string[]} paths
 * @param {() => number} random
 * @param {number} wanted characters
 */
function generatePage(index, paths, random, wanted) {
  const word = () => WORDS[Math.floor(random() * WORDS.length)];
  const words = (/** @type {number} */ count) => Array.from({ length: count }, word).join(' ');
  const sentence = () => {
    const text = words(8 + Math.floor(random() * 10));
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 3 + Math.floor(random() * 3) }, sentence).join(' ');
  const link = () => `[${words(2)}](/${paths[Math.floor(random() * paths.length)]})`;
  const title = words(3);

  const parts = [
    `---\ntitle: "${title} ${index + 1}"\ndescription: "${words(10)}"\n---`,
    `${paragraph()} See ${link()} and **${words(2)}** or \`${word()}\`.`,
    `## ${words(3)}`,
    paragraph(),
    typescriptFence(index, word),
    `<Note>${sentence()} Read ${link()}.</Note>`,
    `## ${words(2)}`,
    `- ${sentence()}\n- ${sentence()} ${link()}\n- ${sentence()}`,
    bashFence(index, word),
    `| ${word()} | ${word()} | ${word()} |\n| --- | --- | --- |\n| \`${word()}\` | ${words(4)} | ${words(3)} |\n| \`${word()}\` | ${words(4)} | ${words(3)} |`,
    `<CardGroup cols={2}>\n  <Card title="${words(2)}" icon="rocket" href="/${paths[(index + 1) % paths.length]}">\n    ${sentence()}\n  </Card>\n  <Card title="${words(2)}" icon="book">\n    ${sentence()}\n  </Card>\n</CardGroup>`,
    `![${words(3)}](/images/diagram.svg)`,
    `## ${words(3)}`,
    jsonFence(index, word),
    `<Steps>\n  <Step title="${words(3)}">\n    ${sentence()}\n  </Step>\n  <Step title="${words(3)}">\n    ${sentence()}\n  </Step>\n</Steps>`,
  ];
  let length = parts.join('\n\n').length;
  while (length < wanted) {
    const more = parts.length % 4 === 0 ? `### ${words(3)}` : paragraph();
    parts.push(more);
    length += more.length + 2;
  }
  return `${parts.join('\n\n')}\n`;
}

/**
 * @param {number} index
 * @param {() => string} word
 */
function typescriptFence(index, word) {
  const [type, field, other] = [word(), word(), word()];
  return [
    '```ts',
    `import { ${type}Client } from './${word()}.ts';`,
    '',
    `// Number ${index + 1} of its kind.`,
    `export async function load_${type}_${index}(${field}: string, limit = ${index % 97}): Promise<number> {`,
    `  const ${other}_result = await new ${type}Client({ ${field} }).query(\`/${word()}/\${${field}}\`);`,
    `  if (${other}_result.length > limit) throw new Error('${word()} ${word()}');`,
    `  return ${other}_result.reduce((sum, item) => sum + item.${word()}, 0);`,
    '}',
    '```',
  ].join('\n');
}

/**
 * @param {number} index
 * @param {() => string} word
 */
function bashFence(index, word) {
  return [
    '```bash Terminal',
    `export ${word().toUpperCase()}_ID="${word()}-${index}"`,
    `curl -X POST "https://example.com/${word()}/${index}" \\`,
    `  -H 'Authorization: Bearer token' --data '{"${word()}": ${index}}' | grep ${word()}`,
    `for item in ${word()} ${word()}; do echo "$item" >> ${word()}.log; done`,
    '```',
  ].join('\n');
}

/**
 * @param {number} index
 * @param {() => string} word
 */
function jsonFence(index, word) {
  const value = {
    id: index,
    [word()]: { [word()]: `${word()}-${index}`, isActive: index % 2 === 0, limit: index * 7 },
    items: [word(), word(), word()].map((name, position) => ({ name, position })),
  };
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
