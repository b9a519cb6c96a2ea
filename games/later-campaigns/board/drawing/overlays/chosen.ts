// What somebody wants to see laid over the map; it stays as chosen while the table is open.
import { useState } from 'preact/hooks';

export const OVERLAYS = [
  'zones',
  'command',
  'sight',
  'supply',
  'threat',
  'arcs',
  'flanks',
  'routes',
  'couriers',
  'control',
] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface ChosenOverlays {
  readonly shown: readonly Overlay[];
  toggle(overlay: Overlay): void;
  clear(): void;
}

export function useOverlays(): ChosenOverlays {
  const [shown, setShown] = useState<readonly Overlay[]>([]);
  return {
    shown,
    toggle: (overlay) =>
      setShown(shown.includes(overlay) ? shown.filter((each) => each !== overlay) : [...shown, overlay]),
    clear: () => setShown([]),
  };
}
