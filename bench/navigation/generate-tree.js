/** Projects with large navigations, in our own words, the same on every run. */

const PAGES_PER_GROUP = 24;
const TOPICS = ['Accounts', 'Billing', 'Deployments', 'Events', 'Files', 'Identity', 'Messages', 'Networks', 'Queries'];
const LANGUAGES = ['en', 'de', 'fr', 'ja'];
const VERSIONS_PER_LANGUAGE = 33;
/** What the largest real configuration holds. */
const HUGE_ENTRIES = 22_992;

/**
 * A project in the contract's format: groups in groups, a third of them with icons, with two tabs and two versions.
 *
 * @param {number} entries pages and groups together, nearly
 * @returns {Map<string, Uint8Array<ArrayBuffer>>}
 */
export function generateTree(entries) {
  const paths = [];
  const navigation = [];
  let left = entries;
  for (let number = 1; left > 0; number++) {
    const folder = `${number % 2 === 0 ? 'guides' : 'reference'}/part-${number}`;
    const pages = Array.from({ length: PAGES_PER_GROUP }, (_, at) => `${folder}/page-${at + 1}`);
    paths.push(...pages);
    navigation.push({
      group: `${TOPICS[number % TOPICS.length]} ${number}`,
      ...(number % 3 === 0 && { icon: 'book' }),
      pages: [
        ...pages.slice(0, 12),
        {
          group: `More of ${number}`,
          pages: [...pages.slice(12, 18), { group: `Details of ${number}`, pages: pages.slice(18) }],
        },
      ],
    });
    left -= PAGES_PER_GROUP + 3;
  }
  return projectOf(
    {
      name: 'Large tree',
      colors: { primary: '#0f766e' },
      tabs: [{ name: 'Reference', url: 'reference' }],
      versions: ['v2', 'v1'],
      navigation,
    },
    paths,
  );
}

/**
 * A project in the later format whose configuration has 2.4 MB: languages of versions of groups.
 *
 * @returns {Map<string, Uint8Array<ArrayBuffer>>}
 */
export function generateHugeConfiguration() {
  const paths = [];
  const perVersion = Math.ceil(HUGE_ENTRIES / (LANGUAGES.length * VERSIONS_PER_LANGUAGE));
  const languages = LANGUAGES.map((language) => ({
    language,
    versions: Array.from({ length: VERSIONS_PER_LANGUAGE }, (_, index) => {
      const version = `${5 - Math.floor(index / 10)}.${10 - (index % 10)}`;
      const count = Math.min(perVersion, HUGE_ENTRIES - paths.length);
      const pages = Array.from(
        { length: count },
        (_, at) =>
          `content/${language}/${version}/${TOPICS[at % TOPICS.length].toLowerCase()}/how-to-work-with-them-in-a-project-of-yours-${at + 1}`,
      );
      paths.push(...pages);
      const groups = [];
      for (let start = 0; start < count; start += PAGES_PER_GROUP) {
        const listed = pages.slice(start, start + PAGES_PER_GROUP);
        const topic = `${TOPICS[(start / PAGES_PER_GROUP) % TOPICS.length]} of ${version}`;
        groups.push({
          group: topic,
          pages: [...listed.slice(0, 12), { group: `More: ${topic}`, pages: listed.slice(12) }],
        });
      }
      return { version, groups };
    }),
  }));
  return projectOf({ name: 'Huge', colors: { primary: '#0f766e' }, navigation: { languages } }, paths);
}

/**
 * @param {object} config
 * @param {readonly string[]} paths
 */
function projectOf(config, paths) {
  const encoder = new TextEncoder();
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const files = new Map([['docs.json', encoder.encode(`${JSON.stringify(config, null, 2)}\n`)]]);
  for (const [index, path] of paths.entries()) {
    const text = `---\ntitle: "Page ${index + 1}"\n---\n\nWhat page ${index + 1} is about.\n`;
    files.set(`${path}.mdx`, encoder.encode(text));
  }
  return files;
}
