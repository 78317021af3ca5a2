/** Import queries of `scripts/vite-plugins/bundled-script.ts`. */
declare module '*?script' {
  /** The entry file bundled to one self-contained classic script. */
  const code: string;
  export default code;
}

declare module '*?script-url' {
  /** Address of the entry file bundled to one self-contained classic script. */
  const url: string;
  export default url;
}
