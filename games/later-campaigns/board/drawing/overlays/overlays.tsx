// Everything that is laid over the map on demand. Each is worked out from what the viewer knows, and only while it is shown.
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { ComponentType } from 'preact';
import type { Hex } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import type { Overlay } from './chosen.ts';
import { Arcs, Control, Flanks, Sight, Threat, Zones } from './fight-overlays.tsx';
import { laidBy } from './laid-by.ts';
import type { OverlayProps } from './overlay-props.ts';
import { PlatesOf } from './plates.tsx';
import { Command, Couriers, Routes, Supply } from './staff-overlays.tsx';

const DRAWN: { readonly [overlay in Overlay]: ComponentType<OverlayProps> } = {
  zones: Zones,
  command: Command,
  sight: Sight,
  supply: Supply,
  threat: Threat,
  arcs: Arcs,
  flanks: Flanks,
  routes: Routes,
  couriers: Couriers,
  control: Control,
};

interface OverlaysProps {
  readonly desk: Desk;
  readonly plan: HexPlan;
  readonly spot: Hex | null;
  readonly shown: readonly Overlay[];
}

function propsFor({ desk, plan, spot }: OverlaysProps): OverlayProps | null {
  const laid = laidBy(desk, spot);
  return laid === null ? null : { ...laid, plan };
}

/** Below the counters: areas and ways. */
export function Overlays(laid: OverlaysProps) {
  const props = propsFor(laid);
  return props === null
    ? null
    : laid.shown.map((overlay) => {
        const Drawn = DRAWN[overlay];
        return <Drawn key={overlay} {...props} />;
      });
}

/** Above them: words. */
export function Plates(laid: OverlaysProps) {
  const props = propsFor(laid);
  return props === null
    ? null
    : laid.shown.map((overlay) => <PlatesOf key={overlay} overlay={overlay} {...props} />);
}
