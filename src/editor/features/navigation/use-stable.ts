import { useState } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

/** The same functions at every draw, which call the newest: what was given them is not drawn again for their sake. */
export function useStable<Functions extends Readonly<Record<string, (...given: never[]) => unknown>>>(
  functions: Functions,
): Functions {
  const latest = useLatest(functions);
  const [stable] = useState(() => {
    const call =
      (name: string) =>
      (...given: never[]) =>
        latest.current[name]?.(...given);
    return Object.fromEntries(Object.keys(functions).map((name) => [name, call(name)])) as unknown as Functions;
  });
  return stable;
}
