// What somebody wants to see laid over the map; it stays as chosen while the page is open.
import { signal } from '@preact/signals';

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

export const chosen = signal<readonly Overlay[]>([]);

export function toggle(overlay: Overlay): void {
  const now = chosen.value;
  chosen.value = now.includes(overlay) ? now.filter((each) => each !== overlay) : [...now, overlay];
}
