// GEN-7, 8, 10: a movement phase from the declarations to fatigue.
import type { Named } from '../contract.ts';
import { arrive, declare, type Move, useOrder } from './activation.ts';
import { type Battle, bySide, count, type Play, tell, type Unit, unseen } from './battle.ts';
import { BATTLE_SECTORS, isBattleSector, other, reserveOf, SIDES, type Side } from './board.ts';
import { combat } from './combat.ts';
import { enter, flee, tire } from './entering.ts';
import {
  type Attacker,
  attackerOf,
  cross,
  type Fight,
  newAttacker,
  newFight,
  stillAttacks,
} from './fight.ts';
import { formFronts } from './fronts.ts';
import { standingAt, unitsAt } from './ground.ts';
import { RIDES } from './tables.ts';

const isFromReserve = ({ side, from }: Move): boolean => from === reserveOf(side);

/** GEN-7.16: reserves do not dispute a neutral sector. */
const givesWay = (move: Move, moves: readonly Move[]): boolean =>
  isFromReserve(move) &&
  move.standing === 'neutral' &&
  moves.some(
    (each) => each.side !== move.side && each.to === move.to && each.from !== each.to && !isFromReserve(each),
  );

export function ride(battle: Battle, move: Move): void {
  const { unit, from, to } = move;
  tell(battle, 'unitMoved', { unit: unit.id, from, to, how: 'order' });
  arrive(move);
  enter(battle, unit, to);
  count(battle, 'moves');
}

function setOut(fight: Fight, moves: readonly Move[]): void {
  const { battle } = fight;
  const going = moves.filter((move) => !givesWay(move, moves));
  for (const { unit, from, to } of moves.filter((move) => givesWay(move, moves)))
    tell(battle, 'moveCancelled', { unit: unit.id, from, to });
  for (const move of going) {
    useOrder(move);
    if (move.from !== move.to) cross(fight, move.from, move.to);
  }
  const isPeaceful = (move: Move): boolean =>
    move.standing === 'friendly' ||
    (move.standing === 'neutral' && !going.some((each) => each.side !== move.side && each.to === move.to));
  const isIn = ({ from, to }: Move): boolean => from === to;
  for (const move of going.filter((each) => !isIn(each) && each.standing === 'neutral' && isPeaceful(each)))
    ride(battle, move);
  for (const move of going.filter((each) => !isIn(each) && each.standing === 'friendly')) ride(battle, move);
  for (const move of going.filter((each) => isIn(each) || !isPeaceful(each))) {
    const { unit, from, to } = move;
    const kind = isIn(move) ? 'building' : 'order';
    fight.attackers.push(newAttacker({ unit, from, to, kind, front: null }));
  }
}

/** GEN-7.14, 20.16. */
const isClear = (fight: Fight, side: Side, sector: string): boolean =>
  standingAt(fight.battle, other(side), sector).length === 0 &&
  !fight.attackers.some((each) => each.unit.side !== side && each.to === sector && stillAttacks(each));

interface Wave {
  readonly sector: string;
  readonly ordered: readonly Unit[];
  readonly charging: readonly Unit[];
  readonly room: number;
}

function wavesFor(fight: Fight, side: Side, open: readonly Attacker[]): readonly Wave[] {
  return BATTLE_SECTORS.filter((sector) => isClear(fight, side, sector)).map((sector) => {
    const own = open.filter((each) => each.unit.side === side && each.to === sector);
    const unitsBy = (kind: string) => own.filter((each) => each.kind === kind).map(({ unit }) => unit);
    const room = 6 - unitsAt(fight.battle, side, sector).length;
    return { sector, ordered: unitsBy('order'), charging: unitsBy('countercharge'), room };
  });
}

/** Whoever may be named beside those already named. */
function namable({ phase }: Fight, wave: Wave, named: readonly Unit[]): readonly Unit[] {
  const { ordered, charging, room } = wave;
  const all = [...ordered, ...charging];
  const going = all.filter((unit) => named.includes(unit));
  const fresh = (units: readonly Unit[]): readonly Unit[] => units.filter((unit) => !named.includes(unit));
  if (phase === 'fast') return going.length < room ? fresh(all) : [];
  const must = Math.min(ordered.length, room);
  const chosen = ordered.length > room ? fresh(ordered) : [];
  const isChoosing = going.filter((unit) => ordered.includes(unit)).length < room;
  const spare = going.filter((unit) => charging.includes(unit)).length < room - must;
  return [...(isChoosing ? chosen : []), ...(spare ? fresh(charging) : [])];
}

const isNamed = ({ phase }: Fight, { ordered, room }: Wave, named: readonly Unit[]): boolean =>
  phase === 'fast' || ordered.length <= room || ordered.filter((unit) => named.includes(unit)).length >= room;

function* chooseAdvance(
  fight: Fight,
  waves: { readonly [side in Side]: readonly Wave[] },
): Play<readonly Unit[]> {
  const drafts = bySide<readonly Unit[]>(() => []);
  const legal = (side: Side, named: readonly Unit[]): readonly Named[] => [
    ...waves[side]
      .flatMap((wave) => namable(fight, wave, named))
      .map(({ id }) => ({ type: 'advance', unit: id })),
    ...named.map(({ id }) => ({ type: 'unadvance', unit: id })),
    ...(waves[side].every((wave) => isNamed(fight, wave, named)) ? [{ type: 'endAdvance' }] : []),
  ];
  yield* unseen(
    'GEN-7.14',
    SIDES.filter((side) => waves[side].some((wave) => namable(fight, wave, []).length > 0)),
    drafts,
    legal,
    (_side, named, { type, unit: id }) => {
      const unit = fight.battle.units.find((each) => each.id === id);
      if (unit === undefined) return named;
      return type === 'advance' ? [...named, unit] : named.filter((each) => each !== unit);
    },
  );
  const forced = SIDES.flatMap((side) =>
    waves[side].flatMap(({ ordered, room }) =>
      fight.phase === 'combined' && ordered.length <= room ? ordered : [],
    ),
  );
  return [...forced, ...drafts.white, ...drafts.black];
}

function goIn(fight: Fight, attacker: Attacker, moves: readonly Move[]): void {
  const { unit, from, to, kind } = attacker;
  tell(fight.battle, 'unitAdvanced', { unit: unit.id, from, to });
  const move = moves.find((each) => each.unit === unit);
  if (kind === 'order' && move !== undefined) arrive(move);
  enter(fight.battle, unit, to);
  attacker.active = false;
  count(fight.battle, 'advances');
}

/** GEN-7.14, R.35: in waves; everyone is dealt with once. Gives the Cavalry that stayed back. */
function* advance(fight: Fight, moves: readonly Move[]): Play<readonly Unit[]> {
  const stayed: Unit[] = [];
  let open = fight.attackers.filter(
    (each) => stillAttacks(each) && each.unit.arm !== 'A' && each.kind !== 'building',
  );
  for (;;) {
    const waves = bySide((side) => wavesFor(fight, side, open));
    const met = new Set(
      [...waves.white, ...waves.black].flatMap(({ ordered, charging }) => [...ordered, ...charging]),
    );
    if (met.size === 0) return stayed;
    const going = yield* chooseAdvance(fight, waves);
    for (const attacker of open.filter(({ unit }) => met.has(unit))) {
      if (going.includes(attacker.unit)) goIn(fight, attacker, moves);
      else stayed.push(attacker.unit);
    }
    open = open.filter(({ unit }) => !met.has(unit));
  }
}

/** GEN-4.8. */
function fatigue(fight: Fight, moves: readonly Move[], stayed: readonly Unit[]): void {
  const isUsedUp = ({ unit, order }: Move): boolean =>
    order.unit === unit && unit.activations >= RIDES[unit.arm];
  const failed = fight.attackers.filter(
    ({ unit, scored, rolled, withdrew, hadMeleeTarget }) =>
      unit.arm === 'C' && !scored && (rolled || withdrew || hadMeleeTarget),
  );
  const tired = [
    ...moves.filter(isUsedUp).map(({ unit }) => unit),
    ...fight.reacted,
    ...failed.map(({ unit }) => unit),
    ...(fight.phase === 'fast' ? stayed : []),
  ];
  for (const unit of tired) tire(unit);
}

export function* movement(battle: Battle, phase: string): Play {
  const moves = yield* declare(battle, phase);
  const fight = newFight(battle, phase);
  setOut(fight, moves);
  formFronts(fight);
  yield* combat(fight);
  flee(battle, phase === 'fast' ? 'C' : 'IC');
  const stayed = yield* advance(fight, moves);
  for (const attacker of fight.attackers) {
    const { unit, from } = attacker;
    if (unit.at === from && isBattleSector(from) && attackerOf(fight, unit) === attacker)
      count(battle, 'returns');
  }
  fatigue(fight, moves, stayed);
}
