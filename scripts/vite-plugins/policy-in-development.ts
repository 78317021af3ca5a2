import type { Plugin } from 'vite';

/**
 * The development server puts inline scripts into the page, which the app's content security policy forbids: there,
 * and only there, they are allowed.
 */
export function policyInDevelopment(): Plugin {
  return {
    name: 'leafwright:policy-in-development',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    },
  };
}
