// GEN-12.12 to 12.22, 12.38, 20.15: retreats, shelter, and who is placed where.
import type { Named } from '../contract.ts';
import { isReady } from './activation.ts';
import { bySide, count, type Play, tell, type Unit, unseen } from './battle.ts';
import { BATTLE_SECTORS, isBattleSector, other, SIDES, type Side, straightBack } from './board.ts';
import { enter } from './entering.ts';
import {
  attackersIn,
  cross,
  type Fight,
  type Front,
  isAssaulted,
  passivesIn,
  stillAttacks,
} from './fight.ts';
import { mostAcross, standing, unitsAt } from './ground.ts';
import { inPlacingOrder, lineUp } from './lines.ts';

interface Draft {
  readonly retreats: readonly Unit[];
  readonly shelter: Unit | null;
  /** Front by unit. */
  readonly fronts: ReadonlyMap<Unit, Front>;
}

/** GEN-12.15. */
const demand = (fight: Fight, side: Side, front: Front): number =>
  front.kind === 'border'
    ? Math.max(0, attackersIn(fight, other(side), front).length - attackersIn(fight, side, front).length)
    : 0;

/** Who has to be placed, and where each of them could be: fixed by group order, GEN-12.21. */
interface Duty {
  readonly units: readonly Unit[];
  readonly fronts: readonly Front[];
  readonly most: (front: Front) => number;
}

function duties(fight: Fight, side: Side, { retreats, shelter }: Draft, isSecond: boolean): readonly Duty[] {
  const defending = BATTLE_SECTORS.flatMap((sector): readonly Duty[] => {
    const fronts = fight.fronts.filter(
      (front) => front.ends[side] === sector && demand(fight, side, front) > 0,
    );
    const wanted = fronts.reduce((sum, front) => sum + demand(fight, side, front), 0);
    const able = passivesIn(fight, side, sector).filter(
      (unit) => !retreats.includes(unit) && unit !== shelter,
    );
    const units = inPlacingOrder(fight, able).slice(0, wanted);
    return units.length === 0 ? [] : [{ units, fronts, most: (front) => demand(fight, side, front) }];
  });
  if (isSecond) return defending;
  const meetings = BATTLE_SECTORS.flatMap((sector): readonly Duty[] => {
    const fronts = fight.fronts.filter((front) => front.kind === 'meeting' && front.sector === sector);
    const units = fight.attackers
      .filter(
        (each) =>
          each.unit.side === side && each.to === sector && each.kind === 'order' && each.front === null,
      )
      .map(({ unit }) => unit);
    return fronts.length === 0 || units.length === 0 ? [] : [{ units, fronts, most: () => 5 }];
  });
  return [...defending, ...meetings];
}

/** GEN-12.12, 12.13, R.48. */
function mayRetreat(fight: Fight, side: Side, unit: Unit, retreats: readonly Unit[]): boolean {
  const { battle, crossings, reacted } = fight;
  if (unit.arm !== 'C' || !isReady(unit) || reacted.has(unit) || !isAssaulted(fight, side, unit.at))
    return false;
  const to = straightBack(side, unit.at);
  const along = retreats.filter((each) => straightBack(side, each.at) === to).length;
  if (standing(battle, side, to) !== 'friendly') return false;
  if (isBattleSector(to) && unitsAt(battle, side, to).length + along >= 6) return false;
  return (crossings.get(`${unit.at}>${to}`) ?? 0) + along < mostAcross(battle, unit.at, to);
}

function mayShelter(fight: Fight, side: Side, unit: Unit): boolean {
  const { battle, attackers } = fight;
  const isEmpty = battle.units.every(({ inside, at }) => !inside || at !== unit.at);
  const isAimedAt = attackers.some(
    (each) =>
      each.unit.side !== side && each.to === unit.at && each.kind !== 'building' && stillAttacks(each),
  );
  return unit.arm === 'I' && isEmpty && isAimedAt && battle.buildings.includes(unit.at);
}

function* passives(fight: Fight, side: Side): Generator<Unit> {
  for (const sector of BATTLE_SECTORS) yield* passivesIn(fight, side, sector);
}

function assignments(fight: Fight, side: Side, draft: Draft, isSecond: boolean): readonly Named[] {
  return duties(fight, side, draft, isSecond).flatMap(({ units, fronts, most }) =>
    fronts.length < 2
      ? []
      : units.flatMap((unit) =>
          fronts
            .filter((front) => draft.fronts.get(unit) !== front)
            .filter((front) => units.filter((each) => draft.fronts.get(each) === front).length < most(front))
            .map(({ id }) => ({ type: 'assign', unit: unit.id, front: id })),
        ),
  );
}

const isPlaced = (fight: Fight, side: Side, draft: Draft, isSecond: boolean): boolean =>
  duties(fight, side, draft, isSecond).every(
    ({ units, fronts }) => fronts.length < 2 || units.every((unit) => draft.fronts.has(unit)),
  );

function legalPositions(fight: Fight, side: Side, draft: Draft, isSecond: boolean): readonly Named[] {
  const { retreats, shelter } = draft;
  const free = [...passives(fight, side)].filter((unit) => !retreats.includes(unit));
  const going = isSecond ? [] : free.filter((unit) => mayRetreat(fight, side, unit, retreats));
  const hiding = isSecond && shelter === null ? free.filter((unit) => mayShelter(fight, side, unit)) : [];
  return [
    ...going.map(({ id }) => ({ type: 'retreat', unit: id })),
    ...retreats.map(({ id }) => ({ type: 'unretreat', unit: id })),
    ...hiding.map(({ id }) => ({ type: 'shelter', unit: id })),
    ...(shelter === null ? [] : [{ type: 'unshelter', unit: shelter.id }]),
    ...assignments(fight, side, draft, isSecond),
    ...(isPlaced(fight, side, draft, isSecond) ? [{ type: 'endPositions' }] : []),
  ];
}

/** What is drafted about others is no longer sure once somebody leaves or stays. */
function redraft(fight: Fight, draft: Draft, { type, unit: id, front: name }: Named): Draft {
  const [unit, fronts] = [fight.battle.units.find((each) => each.id === id), new Map<Unit, Front>()];
  if (unit === undefined) return draft;
  const { retreats } = draft;
  if (type === 'retreat') return { ...draft, retreats: [...retreats, unit], fronts };
  if (type === 'unretreat') return { ...draft, retreats: retreats.filter((each) => each !== unit), fronts };
  if (type === 'shelter') return { ...draft, shelter: unit, fronts };
  if (type === 'unshelter') return { ...draft, shelter: null, fronts };
  const front = fight.fronts.find((each) => each.id === name);
  return front === undefined ? draft : { ...draft, fronts: new Map([...draft.fronts, [unit, front]]) };
}

function leave(fight: Fight, side: Side, { retreats, shelter }: Draft): void {
  for (const unit of retreats) {
    const [from, to] = [unit.at, straightBack(side, unit.at)];
    tell(fight.battle, 'unitRetreated', { unit: unit.id, from, to });
    cross(fight, from, to);
    enter(fight.battle, unit, to);
    fight.retreated.add(unit);
    fight.reacted.add(unit);
    count(fight.battle, 'retreats');
  }
  if (shelter === null) return;
  shelter.inside = true;
  shelter.square = false;
  tell(fight.battle, 'unitSheltered', { unit: shelter.id, sector: shelter.at });
}

/** Where only one front wants somebody, he goes there. */
function place(fight: Fight, side: Side, draft: Draft, isSecond: boolean): ReadonlyMap<Unit, Front> {
  const placed = new Map<Unit, Front>();
  for (const { units, fronts } of duties(fight, side, draft, isSecond))
    for (const unit of units) {
      const front = draft.fronts.get(unit) ?? fronts[0];
      if (front !== undefined) placed.set(unit, front);
    }
  for (const attacker of fight.attackers)
    if (attacker.unit.side === side && attacker.front === null)
      attacker.front = placed.get(attacker.unit)?.id ?? null;
  return placed;
}

export function* takePositions(fight: Fight, isSecond: boolean): Play {
  const drafts = bySide<Draft>(() => ({ retreats: [], shelter: null, fronts: new Map() }));
  const asked = SIDES.filter((side) => {
    const legal = legalPositions(fight, side, drafts[side], isSecond);
    return legal.some(({ type }) => type !== 'endPositions');
  });
  yield* unseen(
    'GEN-12.16',
    asked,
    drafts,
    (side, draft) => legalPositions(fight, side, draft, isSecond),
    (_side, draft, action) => redraft(fight, draft, action),
  );
  const placed = bySide((side) => place(fight, side, drafts[side], isSecond));
  for (const side of SIDES) leave(fight, side, drafts[side]);
  lineUp(fight, new Map([...placed.white, ...placed.black]));
}
