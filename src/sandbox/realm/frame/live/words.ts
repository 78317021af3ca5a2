/** What the preview says of components with state, at its lower edge. */
export const liveWords = {
  stopped:
    'A component on this page was stopped because its code did not come to an end. It shows its first state until it is changed.',
  failed: (message: string) => `A component on this page broke and shows its first state: ${message}`,
  network: 'A component on this page wants to load something. The preview has no network; the finished site has.',
  measuring: 'A component on this page asks for sizes or draws on a canvas, which only the finished site can do.',
} as const;
