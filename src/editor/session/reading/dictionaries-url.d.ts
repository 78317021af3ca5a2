/** The module of `scripts/vite-plugins/dictionaries.ts`. */
declare module 'virtual:dictionaries' {
  /** Address of each dictionary, compressed with gzip, by its name. */
  const addresses: Readonly<Record<'en' | 'en-us' | 'en-gb' | 'nl' | 'terms', string>>;
  export default addresses;
}
