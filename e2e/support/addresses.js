/** Where the tests' servers are. `LEAFWRIGHT_TEST_PORT` keeps two checkouts on one machine apart; the port behind it is used too. */
export const EDITOR_PORT = Number(process.env.LEAFWRIGHT_TEST_PORT ?? 4180);
export const HARNESS_PORT = EDITOR_PORT + 1;
export const EDITOR_ADDRESS = `http://127.0.0.1:${EDITOR_PORT}/`;
export const HARNESS_ADDRESS = `http://127.0.0.1:${HARNESS_PORT}/`;
