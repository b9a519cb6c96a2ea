// Every leg of the orders on paper as the map draws it: a March along its road, an Attack or Probe as an arrow at whom it
// is meant for, the others straight to their place.
import { hexDistance } from '@grognard/geometry';
import { theatreOf } from '../../data/theatres.ts';
import { isAttackType } from '../../orders/legs.ts';
import { hexesOf } from '../../orders/target-hexes.ts';
import type { Read } from '../../rule-types.ts';
import type { Paper } from '../../staff/draft.ts';
import { hexOfRecipient } from '../../staff/senders.ts';
import { paperOf } from '../../staff/writing.ts';
import type { Leg } from '../../state.ts';
import { type Hex, NOWHERE } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { deskState } from './desk-state.ts';

export interface DrawnLeg {
  readonly kind: 'road' | 'attack' | 'place';
  readonly hexes: readonly Hex[];
}

type Ordered = Pick<Paper, 'recipient' | 'legs'>;

/** Of a place of several hexes the one that is nearest. */
function nearestOf(known: Read, hexes: readonly Hex[], from: Hex): Hex {
  const { grid } = theatreOf(known);
  const [nearest = NOWHERE] =
    from === NOWHERE ? [] : hexes.toSorted((a, b) => hexDistance(grid, from, a) - hexDistance(grid, from, b));
  return nearest;
}

const drawnAs = ({ type, route }: Leg, from: Hex, to: Hex): DrawnLeg => {
  if (route.length > 1) return { kind: 'road', hexes: route };
  return { kind: isAttackType(type) ? 'attack' : 'place', hexes: [from, to] };
};

/** Leg by leg, each from where the one before it ends; "that place" is where it ends itself. */
function drawn(known: Read, { recipient, legs }: Ordered, start: Hex): readonly DrawnLeg[] {
  let from = start;
  return legs.flatMap((leg) => {
    const { target, route } = leg;
    const hexes = target === null || target.kind === 'previous' ? [] : hexesOf(known, recipient, target);
    const to = route.at(-1) ?? nearestOf(known, hexes, from);
    if (to === NOWHERE || to === from) return [];
    const before = from;
    from = to;
    return [drawnAs(leg, before, to)];
  });
}

export function legsOnPaper(desk: Desk): readonly DrawnLeg[] {
  const state = deskState(desk);
  if (state === null) return [];
  const { draft, known } = state;
  const { edit } = draft;
  const sealed = draft.papers.flatMap((paper) =>
    drawn(known, paper, hexOfRecipient(known, paper.recipient, NOWHERE)),
  );
  if (edit === null) return sealed;
  const start = edit.from === NOWHERE ? hexOfRecipient(known, edit.recipient, NOWHERE) : edit.from;
  return [...sealed, ...drawn(known, paperOf(known, edit), start)];
}
