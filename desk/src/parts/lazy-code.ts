import { signal } from '@preact/signals';

export interface LazyCode<T> {
  /** Null until it is there; whatever was drawn without it is drawn again then. */
  readonly value: T | null;
  /** Done when it is there, or cannot be fetched now. */
  load(): Promise<void>;
}

/** Code the first decision does not need, other than a part of the drawing: rules that say chances, for example. */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const ready = signal<T | null>(null);
  let asked: Promise<void> | null = null;
  return {
    get value() {
      return ready.value;
    },
    load() {
      asked ??= fetchCode().then(
        (code) => {
          ready.value = code;
        },
        // Without its server a page cannot show what it never fetched; it can be asked again.
        () => {
          asked = null;
        },
      );
      return asked;
    },
  };
}
