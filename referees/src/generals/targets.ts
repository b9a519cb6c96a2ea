// GEN-12.23 to 12.28, 20.20: who strikes at whom.
import type { Named } from '../contract.ts';
import { bySide, type Play, type Unit, unseen } from './battle.ts';
import { other, SIDES, type Side, sectorRank } from './board.ts';
import { attackerOf, type Fight, type Front, isOnBoard } from './fight.ts';

export type Step = 'ranged' | 'melee';

/** One unit that will roll, or could. */
export interface Striker {
  readonly unit: Unit;
  readonly front: Front | null;
  readonly dice: number;
  /** Straight ahead of it; null: nobody. */
  readonly opposing: Unit | null;
  /** Whom it may name instead. */
  readonly reach: readonly Unit[];
  readonly isSupport: boolean;
}

export interface Attack {
  readonly unit: Unit;
  readonly target: Unit;
  readonly front: Front;
  readonly dice: number;
  readonly unopposed: boolean;
  readonly isSupport: boolean;
}

const diceFor = ({ arm }: Unit, step: Step): number => {
  if (step === 'melee') return arm === 'A' ? 0 : 1;
  return arm === 'C' ? 0 : arm === 'A' ? 2 : 1;
};

const isPlaced = (fight: Fight, side: Side, test: (front: Front) => boolean): readonly Unit[] =>
  fight.fronts.filter((front) => !front.closed && test(front)).flatMap(({ lines }) => lines[side]);

/** GEN-12.23, 12.24, R.64. */
function reachOf(fight: Fight, unit: Unit, front: Front): readonly Unit[] {
  const enemy = other(unit.side);
  if (unit.arm !== 'C') return front.lines[enemy];
  if (front.kind === 'meeting')
    return isPlaced(fight, enemy, ({ kind, sector }) => kind === 'meeting' && sector === front.sector);
  const aim = attackerOf(fight, unit)?.to;
  return isPlaced(fight, enemy, () => true).filter(({ at }) => at === aim);
}

function strikerAt(fight: Fight, step: Step, front: Front, side: Side, space: number): Striker | null {
  const unit = front.lines[side][space];
  if (unit === undefined || unit.routed) return null;
  const dice = diceFor(unit, step);
  const opposing = front.lines[other(side)][space] ?? null;
  if (dice === 0) return null;
  const base = { unit, front, dice, opposing, isSupport: false };
  if (attackerOf(fight, unit) === undefined) {
    const isStruck = opposing !== null && !opposing.routed && attackerOf(fight, opposing) !== undefined;
    return isStruck ? { ...base, reach: [] } : null;
  }
  if (opposing !== null && !opposing.routed) return { ...base, reach: [] };
  const reach = reachOf(fight, unit, front).filter((each) => opposing === null || !each.routed);
  return opposing === null && reach.length === 0 ? null : { ...base, reach };
}

/** GEN-20.20, R.111: from behind walls, on anyone placed on the borders of the sector. */
function supporters(fight: Fight): readonly Striker[] {
  return fight.occupants
    .filter((unit) => unit.inside && !unit.routed && isOnBoard(unit))
    .filter(
      ({ at }) =>
        !fight.fronts.some((front) => front.kind === 'building' && front.sector === at && !front.closed),
    )
    .toSorted((one, two) => sectorRank(one.at) - sectorRank(two.at))
    .map((unit) => {
      const near = (front: Front): boolean =>
        front.kind === 'border' && (front.ends.white === unit.at || front.ends.black === unit.at);
      const reach = isPlaced(fight, other(unit.side), near);
      return { unit, front: null, dice: 1, opposing: null, reach, isSupport: true };
    })
    .filter(({ reach }) => reach.length > 0);
}

export function strikers(fight: Fight, step: Step): readonly Striker[] {
  const spaces = [0, 1, 2, 3, 4];
  const placed = fight.fronts
    .filter(({ closed }) => !closed)
    .flatMap((front) =>
      SIDES.flatMap((side) => spaces.map((space) => strikerAt(fight, step, front, side, space))),
    );
  return [...placed.filter((each) => each !== null), ...supporters(fight)];
}

/** Named by his owner, and what follows where he names nobody. */
type Names = ReadonlyMap<Unit, Unit | null>;

const mustName = ({ opposing, reach, isSupport }: Striker): boolean =>
  !isSupport && opposing === null && reach.length > 1;

const mayName = (striker: Striker): boolean =>
  mustName(striker) || ((striker.isSupport || striker.opposing?.routed === true) && striker.reach.length > 0);

function legalTargets(all: readonly Striker[], side: Side, names: Names): readonly Named[] {
  const own = all.filter((each) => each.unit.side === side && mayName(each));
  const isDone = own.every((each) => !mustName(each) || names.has(each.unit));
  return [
    ...own.flatMap((each) => [
      ...each.reach
        .filter((at) => names.get(each.unit) !== at)
        .map(({ id }) => ({ type: 'target', unit: each.unit.id, at: id })),
      ...(mustName(each) || names.get(each.unit) === null
        ? []
        : [{ type: 'target', unit: each.unit.id, at: null }]),
    ]),
    ...(isDone ? [{ type: 'endTargets' }] : []),
  ];
}

function attackOf(
  fight: Fight,
  { unit, front, dice, opposing, reach, isSupport }: Striker,
  names: Names,
): Attack | null {
  const named = names.get(unit) ?? null;
  if (isSupport) {
    const at =
      named === null ? undefined : fight.fronts.find(({ lines }) => lines[named.side].includes(named));
    return named === null || at === undefined
      ? null
      : { unit, target: named, front: at, dice, unopposed: true, isSupport };
  }
  if (front === null) return null;
  const only = reach.length === 1 && opposing === null ? reach[0] : undefined;
  const target = named ?? only ?? opposing;
  if (target === undefined || target === null) return null;
  return { unit, target, front, dice, unopposed: opposing === null || target !== opposing, isSupport };
}

export function* nameTargets(fight: Fight, step: Step): Play<readonly Attack[]> {
  const all = strikers(fight, step);
  const drafts = bySide<Names>(() => new Map());
  const asked = SIDES.filter((side) => all.some((each) => each.unit.side === side && mayName(each)));
  const unitNamed = (id: unknown): Unit | undefined => fight.battle.units.find((unit) => unit.id === id);
  yield* unseen(
    'GEN-12.26',
    asked,
    drafts,
    (side, names) => legalTargets(all, side, names),
    (_side, names, { unit: id, at }) => {
      const unit = unitNamed(id);
      return unit === undefined ? names : new Map([...names, [unit, unitNamed(at) ?? null]]);
    },
  );
  if (step === 'melee')
    for (const { unit } of all) {
      const attacker = attackerOf(fight, unit);
      if (attacker !== undefined) attacker.hadMeleeTarget = true;
    }
  return all.flatMap((each) => attackOf(fight, each, drafts[each.unit.side]) ?? []);
}
