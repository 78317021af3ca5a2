/** Result of a compiler that throws. */
export type Attempt = { readonly ok: true; readonly code: string } | { readonly ok: false; readonly error: string };

/** Runs a compiler and keeps the message when it throws. */
export function attempt(compile: () => string): Attempt {
  try {
    return { ok: true, code: compile() };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
