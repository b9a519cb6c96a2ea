// NLC-12.2b, c, 12.4, 12.5: what may be written into an order.

import { bodyAt, bodySheet, hasUnits, isInPlay } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { keptBy } from '../ground/kept-by.ts';
import { isDivisional } from '../movement/stops.ts';
import { membersOf } from '../orders/divisions.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { friendlyPart, hexesOf, targetHexes } from '../orders/target-hexes.ts';
import { cheapestPath } from '../reach/cheapest-path.ts';
import type { Read } from '../rule-types.ts';
import type { Leg, Target } from '../state.ts';
import { SAME_TYPE_SEPARATION } from '../tables/ranges.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, NOWHERE, type OrderType } from '../vocabulary.ts';
import type { Edit, Paper } from './draft.ts';
import { hexOfRecipient } from './senders.ts';

/** Nobody moves while orders are written: asked by every rule about places, it is worked out once for each body. */
const starts = keptBy<Field, Edit | BodyId, readonly Hex[]>();

/** NLC-12.2c, 12.5d: from where the 10 MP of a target count: the leg before, or the leader and his units in command. */
export function reachFrom(state: Read, edit: Edit): readonly Hex[] {
  const { recipient, from, legs } = edit;
  const before = legs.at(-1)?.target;
  if (from === NOWHERE && !before)
    return starts(fieldOf(state), recipient, () => placesOfBody(state, recipient));
  return starts(fieldOf(state), edit, () =>
    from === NOWHERE && before ? hexesOf(state, recipient, before) : [from],
  );
}

function placesOfBody(state: Read, recipient: BodyId): readonly Hex[] {
  const at = hexOfRecipient(state, recipient, NOWHERE);
  if (!hasUnits(state, recipient)) return at === NOWHERE ? [] : [at];
  const field = fieldOf(state);
  const covered = membersOf(state, recipient).filter((id) => isInCommand(state, field, id));
  const hexes = covered.map((id) => unitAt(state, id).hex);
  return [...new Set(at === NOWHERE ? hexes : [at, ...hexes])];
}

/** NLC-12.2a: all but Reserve and Assign name a target. */
export const needsTarget = (type: OrderType): boolean => type !== 'reserve' && type !== 'assign';

/** What may be ordered to this recipient, as the next leg. */
export function typesFor(
  state: Read,
  sender: LeaderId,
  recipient: BodyId,
  isFirst: boolean,
): readonly OrderType[] {
  const { kind } = bodySheet(state, recipient);
  if (kind === 'hq') return isFirst ? ['march', 'fallBack'] : [];
  // NLC-20.1.3a: on a hidden march he decides on the way only, not on goal or kind.
  if (sender === NOBODY && isHidden(state, recipient))
    return isFirst ? [activeLeg(state, recipient).type] : [];
  const usual: OrderType[] = ['attack', 'probe', 'defend', 'delay', 'march', 'fallBack', 'reserve'];
  // NLC-12.2.8a: a division, whether it follows its corps or orders of its own, or a formation.
  const isDivision = !isInPlay(state, recipient) || isDivisional(state, recipient);
  if (sender !== NOBODY && (isDivision || hasWings(state, recipient))) usual.push('assign');
  return usual;
}

/** NLC-12.2.8a: a corps may be put under a wing commander of its army. */
const hasWings = (state: Read, recipient: BodyId): boolean => {
  const { formation, army } = bodySheet(state, recipient);
  return (
    formation === recipient &&
    theatreOf(state).leaders.some((sheet) => sheet.role === 'wc' && sheet.army === army)
  );
};

/** The leg on paper as far as others are compared with it: neither its way nor what it will hold is worked out yet. */
export const legInOutline = ({ type, target, forced, nextDay, superior }: Edit): Leg =>
  legWith({ type, target, forced, nextDay, superior: superior === NOBODY ? null : superior });

/** The leg on paper as it will stand in the order. */
export function legOnPaper(state: Read, edit: Edit): Leg {
  const { type, target, recipient } = edit;
  const hexes = target === null ? [] : targetHexesOnPaper(state, edit, target);
  return {
    ...legInOutline(edit),
    route: type === 'march' || edit.hidden ? routeOf(state, edit, hexes) : [],
    defendHexes: type === 'defend' ? friendlyPart(state, hexes, bodySheet(state, recipient).side) : [],
  };
}

/** The order, ready to go out. */
export const paperOf = (state: Read, edit: Edit): Paper => ({
  sender: edit.sender,
  recipient: edit.recipient,
  legs: [...edit.legs, legOnPaper(state, edit)],
  awaitAfter: edit.awaitAfter,
  hidden: edit.hidden,
});

/** What a target means while the order is still being written. */
export const targetHexesOnPaper = (
  state: Read,
  { legs, recipient }: Edit,
  target: Target,
): readonly Hex[] => {
  const before = legs.at(-1)?.target;
  if (target.kind === 'previous') return before ? hexesOf(state, recipient, before) : [];
  return hexesOf(state, recipient, target);
};

/** NLC-12.2.5b: the cheapest way at march rates, by the waypoints. */
function routeOf(state: Read, edit: Edit, goal: readonly Hex[]): readonly Hex[] {
  const theatre = theatreOf(state);
  const stops = [...edit.waypoints.map((place) => theatre.places[place]?.hexes ?? []), goal];
  const way: Hex[] = [];
  let from = way.length === 0 ? startOf(state, edit) : [];
  for (const to of stops) {
    const part = cheapestPath(theatre, from, to, 'march');
    way.push(...(way.length === 0 ? part : part.slice(1)));
    from = way.slice(-1);
  }
  return way;
}

const departures = keptBy<Field, Edit, readonly Hex[]>();

/** Where the way of a March begins. */
export const startOf = (state: Read, edit: Edit): readonly Hex[] =>
  departures(fieldOf(state), edit, () => {
    if (edit.from !== NOWHERE) return [edit.from];
    const before = edit.legs.at(-1)?.target;
    if (before) return hexesOf(state, edit.recipient, before);
    const at = hexOfRecipient(state, edit.recipient, NOWHERE);
    return at === NOWHERE ? reachFrom(state, edit).slice(0, 1) : [at];
  });

/** What counts when two orders are compared. */
interface AimedLeg extends Pick<Leg, 'type' | 'superior'> {
  readonly hexes: readonly Hex[];
}

/** NLC-12.5c: "the place just taken" is that of the leg before, in this very order. */
function aimsOf(state: Read, recipient: BodyId, legs: readonly Leg[]): readonly AimedLeg[] {
  let before: readonly Hex[] | null = null;
  return legs.map((leg) => {
    const hexes: readonly Hex[] =
      leg.target?.kind === 'previous' && before !== null ? before : targetHexes(state, recipient, leg);
    before = hexes;
    return { type: leg.type, superior: leg.superior, hexes };
  });
}

/** NLC-12.4b, NLC-R055: the same kinds of legs with targets less than 10 hexes apart. */
const areRepeats = (theatre: Theatre, ours: readonly AimedLeg[], theirs: readonly AimedLeg[]): boolean =>
  ours.length === theirs.length &&
  ours.every((leg, i) => {
    const other = theirs[i];
    if (other === undefined || other.type !== leg.type || other.superior !== leg.superior) return false;
    if (leg.hexes.length === 0 || other.hexes.length === 0) return true;
    return nearest(theatre, leg.hexes, other.hexes) < SAME_TYPE_SEPARATION;
  });

const nearest = (theatre: Theatre, a: readonly Hex[], b: readonly Hex[]): number =>
  Math.min(...a.flatMap((one) => b.map((other) => distance(theatre, one, other))));

/** NLC-12.4b, 12.4c, 12.11d: against the order in force, one that waits, those on their way to him and on the desk; what is over may be ordered again. */
export function repeats(
  state: Read,
  recipient: BodyId,
  legs: readonly Leg[],
  isLocal: boolean,
  onDesk: readonly (readonly Leg[])[] = [],
): boolean {
  if (!isInPlay(state, recipient) || (isLocal && isHidden(state, recipient))) return false;
  const { order, leg, waiting, transit } = bodyAt(state, recipient);
  const others = [...onDesk, ...(waiting === null ? [] : [waiting.order.legs])];
  if (!isLocal) others.push(...transit.map((each) => each.legs));
  const ours = aimsOf(state, recipient, legs);
  const inForce = aimsOf(state, recipient, order.legs).slice(leg);
  return [inForce, ...others.map((other) => aimsOf(state, recipient, other))].some((theirs) =>
    areRepeats(theatreOf(state), ours, theirs),
  );
}
