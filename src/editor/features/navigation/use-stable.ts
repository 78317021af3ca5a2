import { useMemo, useRef } from 'react';

/** The same functions at every draw, which call the newest: what was given them is not drawn again for their sake. */
export function useStable<Functions extends Readonly<Record<string, (...given: never[]) => unknown>>>(
  functions: Functions,
): Functions {
  const latest = useRef(functions);
  latest.current = functions;
  return useMemo(() => {
    const call =
      (name: string) =>
      (...given: never[]) =>
        latest.current[name]?.(...given);
    return Object.fromEntries(Object.keys(latest.current).map((name) => [name, call(name)])) as unknown as Functions;
  }, []);
}
