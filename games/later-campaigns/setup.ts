// NLC-A.3: the table before the first turn.

import { bodiesInPlay, bodySheet, hasUnits, patchBody } from './changes/bodies.ts';
import { isOnMap } from './changes/units.ts';
import type { Theatre } from './data/theatre.ts';
import { theatreOf } from './data/theatres.ts';
import { gameFrame } from './frames.ts';
import { FRESH_ARMY, FRESH_SIDE, freshBody, freshLeader, freshUnit } from './fresh.ts';
import { noteArrival } from './movement/leaders.ts';
import type { Options } from './options.ts';
import { detach } from './orders/assigning.ts';
import { currentPosition, noteReached } from './orders/in-force.ts';
import { legWith } from './orders/legs.ts';
import { automatic } from './orders/numbered.ts';
import { friendlyPart, hexesOf } from './orders/target-hexes.ts';
import type { Leg, State } from './state.ts';
import { type BodyId, type Hex, NOWHERE } from './vocabulary.ts';

export function setup(options: Options): State {
  const read = { options };
  const theatre = theatreOf(read);
  const state: State = {
    frames: [gameFrame.at('turn', {})],
    draws: 0,
    options,
    turn: 1,
    units: theatre.units.map(({ formation }, id) => freshUnit(formation, theatre.setup.units[id] ?? NOWHERE)),
    leaders: theatre.leaders.map(({ rating }, id) =>
      freshLeader(rating, theatre.setup.leaders[id] ?? NOWHERE),
    ),
    hqs: theatre.setup.hqs.map((hex) => ({
      status: hex === NOWHERE ? 'off' : 'map',
      hex,
      onTheMove: 0,
      destroyedOn: 0,
    })),
    bodies: theatre.bodies.map(() => null),
    armies: theatre.armies.map(() => FRESH_ARMY),
    sides: { french: FRESH_SIDE, allied: FRESH_SIDE },
    control: theatre.control,
    stage: null,
    group: null,
    cup: null,
    arrived: [],
    entryPaid: {},
    orderSeq: { french: 0, allied: 0 },
    locals: [],
    idle: { french: 0, allied: 0 },
    starts: [],
    struck: [],
    exposed: [],
    failing: [],
    stamp: 1,
    result: null,
  };
  giveOrders(state, theatre);
  return state;
}

/** NLC-R167: in force without a test; whoever has none is on Defend where it stands, wings and HQs on Reserve. */
function giveOrders(state: State, theatre: Theatre): void {
  for (const [id, { kind, leader }] of theatre.bodies.entries()) {
    if (kind === 'party' || (kind === 'division' && !isFormation(theatre, id))) continue;
    const reserve = automatic(state, id, [legWith({ type: 'reserve' })]);
    state.bodies[id] = { ...freshBody(reserve, leader, id), legSince: 1 };
  }
  for (const [id, { kind, units }] of theatre.bodies.entries())
    if (isFormation(theatre, id) && kind !== 'wing') {
      const hexes = currentPosition(state, id);
      const legs = units.length > 0 ? [defendLeg(state, id, hexes)] : [legWith({ type: 'reserve' })];
      patchBody(state, id, { order: automatic(state, id, legs) });
    }
  for (const { body, legs, awaitAfter, divisional, startTurn } of theatre.orders) {
    if (startTurn > 1) continue;
    const order = {
      ...automatic(
        state,
        body,
        legs.map((leg) => withDefence(state, body, leg)),
      ),
      awaitAfter,
    };
    if (divisional) {
      const { units } = bodySheet(state, body);
      detach(
        state,
        body,
        units.filter((unit) => isOnMap(state, unit)),
        { ...order, divisional: true },
        true,
      );
    } else patchBody(state, body, { order });
  }
  for (const id of bodiesInPlay(state)) {
    noteReached(state, id);
    if (hasUnits(state, id)) noteArrival(state, id);
  }
}

const isFormation = ({ bodies }: Theatre, id: BodyId): boolean => bodies[id]?.formation === id;

const defendLeg = (state: State, id: BodyId, hexes: readonly Hex[]): Leg =>
  legWith({
    type: 'defend',
    target: { kind: 'currentPosition', hexes },
    defendHexes: friendlyPart(state, hexes, bodySheet(state, id).side),
  });

/** NLC-R113: what of the target is in friendly hands at the start. */
const withDefence = (state: State, id: BodyId, leg: Leg): Leg =>
  leg.type === 'defend' && leg.target !== null && leg.defendHexes.length === 0
    ? { ...leg, defendHexes: friendlyPart(state, hexesOf(state, id, leg.target), bodySheet(state, id).side) }
    : leg;
