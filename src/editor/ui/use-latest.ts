import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * What was drawn last, for handlers that outlive a drawing. Not to be read while drawing. What only effects call is an event
 * of theirs (`useEffectEvent`).
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
