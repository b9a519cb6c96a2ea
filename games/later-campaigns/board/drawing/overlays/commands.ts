// NLC-12.1: whose command is shown on the map: of the leader whose stack is chosen, else of those who lead troops of the
// Stage, else of all.
import { fieldOf } from '../../../ground/field.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, NOWHERE } from '../../../vocabulary.ts';
import type { OverlayProps } from './overlay-props.ts';

interface Commanding {
  readonly body: BodyId;
  readonly leader: LeaderId;
  readonly hex: Hex;
}

export function commandsShown({
  state,
  side,
  from,
}: Pick<OverlayProps, 'state' | 'side' | 'from'>): readonly Commanding[] {
  const { bodies } = fieldOf(state).theatre;
  const leading = [...bodies.keys()].flatMap((body): readonly Commanding[] => {
    const leader = state.bodies[body]?.leader ?? NOBODY;
    const hex = state.leaders[leader]?.hex ?? NOWHERE;
    return bodies[body]?.side === side && hex !== NOWHERE ? [{ body, leader, hex }] : [];
  });
  const near =
    from === null
      ? []
      : leading.filter(({ body }) => state.units.some((unit) => unit.hex === from && unit.body === body));
  const active = leading.filter(({ body }) => state.stage?.chits.includes(body));
  return [near, active, leading].find((shown) => shown.length > 0) ?? [];
}
