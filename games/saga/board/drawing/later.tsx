import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Something the first decision does not need: its code comes when it is first shown. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  function Later(props: P) {
    // A component is a function, and so is an update: the state holds it in a box.
    const [box, setBox] = useState<{ readonly Part: ComponentType<P> } | null>(null);
    useEffect(() => {
      let isWanted = true;
      load().then((Part) => isWanted && setBox({ Part }));
      return () => {
        isWanted = false;
      };
    }, []);
    return box === null ? null : <box.Part {...props} />;
  };
