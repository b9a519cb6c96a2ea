// NLC-20.1: hidden marches from turn to turn: points banked, jams, discovery, marches that meet.
import { bodiesInPlay, bodyAt, bodySheet, hqAt, leaderHex, patchBody } from '../changes/bodies.ts';
import { patchUnits, sheetOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { isDecoy, isHidden, reachedWith, routeOf } from '../orders/hidden-march.ts';
import { activeLeg, isBivouac } from '../orders/legs.ts';
import { revealMarch } from '../orders/revealing.ts';
import type { Read, Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { sees } from '../sight/line-of-sight.ts';
import { isInSightOfUnits } from '../sight/lookouts.ts';
import type { HiddenMarch, State } from '../state.ts';
import { isRevealed } from '../tables/hidden-movement.ts';
import { type BodyId, type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

/** Half-points of a turn, on foot and where all are mounted. */
const ON_FOOT = 8;
const MOUNTED = 12;
/** NLC-20.1.4 */
const BOUND = 8;

const hiddenBodies = (state: Read): readonly BodyId[] =>
  state.options.hiddenMovement ? bodiesInPlay(state).filter((id) => isHidden(state, id)) : [];

const marchOf = (state: Read, id: BodyId): HiddenMarch =>
  bodyAt(state, id).march ?? { turns: 0, banked: 0, first: 0 };

/** NLC-R124: when the turn ends; then who has come into sight, or upon each other, is revealed. */
export function bankMarches(table: Table): void {
  const { state } = table;
  const marching = hiddenBodies(state);
  const jammed = new Set(state.options.hiddenTrafficJams ? jams(state, marching) : []);
  for (const id of marching) {
    const { turns, banked, first } = marchOf(state, id);
    const now = banked + (jammed.has(id) ? perTurn(state, id) / 2 : perTurn(state, id));
    patchBody(state, id, {
      march: { turns: turns + 1, banked: now, first: turns === 1 ? reachedWith(state, id, now) : first },
    });
  }
  meet(table);
  discover(table);
}

/** NLC-20.8a: by night a March that is not forced rests. */
const perTurn = (state: Read, id: BodyId): number =>
  isBivouac(state, activeLeg(state, id)) ? 0 : inMotion(state, id);

const inMotion = (state: Read, id: BodyId): number =>
  state.units.every(({ body }, unit) => body !== id || sheetOf(state, unit).arm === 'cav')
    ? MOUNTED
    : ON_FOOT;

/** NLC-20.1.6: friends whose ways of this turn share a hex. */
function* jams(state: Read, marching: readonly BodyId[]): Generator<BodyId> {
  const wayOf = (id: BodyId): readonly Hex[] => {
    const { banked } = marchOf(state, id);
    const [from, to] = [reachedWith(state, id, banked), reachedWith(state, id, banked + perTurn(state, id))];
    return routeOf(state, id).slice(from, to + 1);
  };
  for (const id of marching)
    for (const other of marching)
      if (id !== other && bodySheet(state, id).side === bodySheet(state, other).side)
        if (wayOf(id).some((hex) => wayOf(other).includes(hex))) yield id;
}

/** NLC-20.1.2a: hexes the leader has entered, those of the first turn's move left aside. */
export function discover(table: Table): void {
  const { state } = table;
  for (const id of hiddenBodies(state)) {
    const { banked, first } = marchOf(state, id);
    const entered = routeOf(state, id).slice(first + 1, reachedWith(state, id, banked) + 1);
    const enemy = otherSide(bodySheet(state, id).side);
    if (entered.some((hex) => isInSightOfUnits(fieldOf(state), enemy, hex))) revealMarch(table, id);
  }
}

/** NLC-20.1.4, NLC-R141: bound by bound, until they see each other. */
function meet(table: Table): void {
  const { state } = table;
  for (const id of hiddenBodies(state))
    for (const other of hiddenBodies(state)) {
      if (bodySheet(state, id).side !== 'french' || bodySheet(state, other).side !== 'allied') continue;
      const bound = boundOfSight(state, id, other);
      if (bound === null || !isHidden(state, id) || !isHidden(state, other)) continue;
      for (const each of [id, other]) {
        const march = marchOf(state, each);
        patchBody(state, each, { march: { ...march, banked: Math.min(march.banked, bound) } });
        revealMarch(table, each);
      }
    }
}

function boundOfSight(state: Read, one: BodyId, other: BodyId): number | null {
  const field = fieldOf(state);
  const most = Math.max(marchOf(state, one).banked, marchOf(state, other).banked);
  const hexAt = (id: BodyId, points: number): Hex =>
    routeOf(state, id)[reachedWith(state, id, Math.min(points, marchOf(state, id).banked))] ?? NOWHERE;
  for (let bound = BOUND; bound <= most; bound += BOUND) {
    const [here, there] = [hexAt(one, bound), hexAt(other, bound)];
    if (here !== NOWHERE && there !== NOWHERE && sees(field, here, there)) return bound;
  }
  return null;
}

/** NLC-20.1.2b, NLC-T11: each Command Phase from the second turn on. */
export function rollForMarches(table: Table): void {
  const { state } = table;
  for (const id of hiddenBodies(state)) {
    const { turns } = marchOf(state, id);
    if (turns < 2) continue;
    const only = seatOfBody(state, id);
    const { id: name } = bodySheet(state, id);
    const roll = table.random.die(6, `NLC-20.1.2b hidden march ${name}`, [only]);
    const revealed = isRevealed(turns, roll, isEnemySlow(state, id));
    table.emit({ type: 'marchRolled', rule: 'NLC-20.1.2b', only, body: id, roll, revealed });
    if (revealed) revealMarch(table, id);
  }
}

/** The nearest enemy HQ is Austrian or Russian. */
function isEnemySlow(state: Read, id: BodyId): boolean {
  const theatre = theatreOf(state);
  const from = leaderHex(state, id);
  const away = (hq: number): number => {
    const { hex } = hqAt(state, hq);
    return hex === NOWHERE || from === NOWHERE ? Number.POSITIVE_INFINITY : distance(theatre, from, hex);
  };
  const [nearest] = theatre.hqs
    .flatMap(({ side, army }, hq) => (side === bodySheet(state, id).side ? [] : [{ hq, army }]))
    .toSorted((a, b) => away(a.hq) - away(b.hq));
  const nation = theatre.armies[nearest?.army ?? -1]?.nation;
  return nation === 'austrian' || nation === 'russian';
}

/** Counters left behind in a hex. */
export const decoysIn = (state: Read, hex: Hex, side: Side): readonly UnitId[] =>
  state.options.hiddenMovement
    ? fieldOf(state)
        .atOf(hex, side)
        .filter((id) => isDecoy(state, id))
    : [];

/** NLC-20.1.1d, NLC-R170: counters left behind vanish when they are charged or assaulted; the march goes on. */
export function vanish(table: Table, units: readonly UnitId[]): void {
  const { state } = table;
  if (units.length === 0) return;
  table.emit({ type: 'decoysVanished', rule: 'NLC-20.1.1d', units });
  patchUnits(state, units, { status: 'hidden', hex: NOWHERE, extended: NOWHERE });
  state.stamp += 1;
}

/** NLC-G: a group its side alone hears of. */
export const isHiddenEntry = (state: Read, group: number): boolean =>
  state.options.hiddenMovement && theatreOf(state).reinforcements[group]?.hidden === true;

/** NLC-20.1.5: reinforcements that come in hidden count from their entry. */
export function enterHidden(state: State, id: BodyId, units: readonly UnitId[]): void {
  patchBody(state, id, { march: { turns: 1, banked: 0, first: 0 } });
  patchUnits(state, units, { status: 'hidden' });
}
