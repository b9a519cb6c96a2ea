import type { EditorProps } from '@grognard/web/lobby.ts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** An editor few players open: its code comes when it is first shown. */
export const later = (load: () => Promise<ComponentType<EditorProps>>): ComponentType<EditorProps> =>
  function Later(props: EditorProps) {
    // A component is a function, and so is an update: the state holds it in a box.
    const [box, setBox] = useState<{ readonly Editor: ComponentType<EditorProps> } | null>(null);
    useEffect(() => {
      let isWanted = true;
      load().then((Editor) => isWanted && setBox({ Editor }));
      return () => {
        isWanted = false;
      };
    }, []);
    return box === null ? null : <box.Editor {...props} />;
  };
