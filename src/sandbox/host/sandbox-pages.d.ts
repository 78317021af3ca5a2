/** The module of `scripts/vite-plugins/sandbox-page.ts`. */
declare module 'virtual:sandbox-pages' {
  /** Of the documents of the sandbox's frames, beside the app's own. They change with what the documents hold. */
  export const addresses: Readonly<Record<'sandbox.html' | 'sandbox-code.html' | 'sandbox-fetch.html', string>>;
}
