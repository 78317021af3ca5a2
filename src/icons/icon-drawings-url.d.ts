/** The module of `scripts/vite-plugins/icon-drawings.ts`. */
declare module 'virtual:icon-drawings' {
  /** Address of the drawings of all icons: JSON in the shape of `IconData`. */
  const url: string;
  export default url;
}
