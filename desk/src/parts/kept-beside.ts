// What a board remembers beside something of its desk, as long as that lasts: it outlives the question it was marked for.
import { type Signal, signal } from '@preact/signals';

export function keptBeside<K extends object, T>(): (key: K) => Signal<T | null> {
  const kept = new WeakMap<K, Signal<T | null>>();
  return (key) => {
    const known = kept.get(key) ?? signal(null);
    kept.set(key, known);
    return known;
  };
}
