import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export type LazyPart<P> = FunctionComponent<P> & {
  /** Fetches the code ahead of time. */
  load(): Promise<unknown>;
};

/** A part the first decision does not need: its code comes when it is first shown, and nothing stands there until then. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LazyPart<P> {
  let ready: ComponentType<P> | undefined;
  const load = async (): Promise<void> => {
    ready ??= await fetchPart();
  };
  function Part(props: P) {
    const [, setLoaded] = useState(ready !== undefined);
    useEffect(() => {
      // Without its server a page cannot show what it never fetched; it can be asked again.
      if (ready === undefined)
        load().then(
          () => setLoaded(true),
          () => {},
        );
    }, []);
    const Loaded = ready;
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return Object.assign(Part, { load });
}
