// From afar counters are squares, and every formation has its name above them.
import type { Camera } from '@grognard/desk/map/camera/camera.ts';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import type { View } from '../../../view.ts';
import { StandardPlates } from '../lazy-parts.ts';

interface StandardsProps {
  readonly view: View;
  readonly plan: HexPlan;
  readonly camera: Camera;
}

export const Standards = ({ view, plan, camera }: StandardsProps) =>
  camera.detail.value === 'theatre' ? (
    <StandardPlates view={view} plan={plan} zoom={camera.restZoom.value} />
  ) : null;
