/** The behaviour of the built site: everything here adds to pages that work without it. */
export {};
