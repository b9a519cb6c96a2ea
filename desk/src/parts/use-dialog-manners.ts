import { useLayoutEffect, useRef } from 'preact/hooks';

/** The keyboard belongs to a dialog while it is there: Escape closes it, and the focus goes back to where it was. */
export function useDialogManners<T extends HTMLElement>(onClose: () => void) {
  const box = useRef<T>(null);
  // Before anybody can press a key: Escape must reach it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return { box, onKeyDown };
}
