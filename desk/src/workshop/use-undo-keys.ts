import { useEffect } from 'preact/hooks';
import { stepBack, stepForth } from './bench.ts';
import type { Named } from './craft.ts';
import type { Work } from './use-workbench.ts';

/** Ctrl+Z and Ctrl+Y, but never while a name or a text is being written. */
export function useUndoKeys<W extends Named, L>({ setBench }: Pick<Work<W, L>, 'setBench'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isWriting =
        event.target instanceof Element && event.target.matches('input:not([type]), textarea');
      if (!(event.ctrlKey || event.metaKey) || isWriting) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      setBench(key === 'y' || event.shiftKey ? stepForth : stepBack);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [setBench]);
}
