/** For the list of a field with suggestions: inside the main landmark, like all that floats, and quick. */
export const DROPDOWN = { portalProps: { target: '#main' }, transitionProps: { duration: 100 } } as const;
