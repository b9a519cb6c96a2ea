// What a movement phase and its combat share.
import type { Battle, Unit } from './battle.ts';
import { other, type Side } from './board.ts';
import { standingAt } from './ground.ts';

export interface Attacker {
  readonly unit: Unit;
  readonly from: string;
  readonly to: string;
  readonly kind: 'order' | 'countercharge' | 'building';
  front: string | null;
  /** Neither withdrawn nor a battery that has fired; whether it is routed is the unit's own affair. */
  active: boolean;
  rolled: boolean;
  scored: boolean;
  hadMeleeTarget: boolean;
  withdrew: boolean;
}

export interface Front {
  readonly id: string;
  readonly kind: 'border' | 'meeting' | 'building';
  /** Fought over, in a meeting or at a building. */
  readonly sector: string;
  /** Where each side stands, across a border. */
  readonly ends: { readonly [side in Side]: string };
  readonly lines: { [side in Side]: readonly Unit[] };
  closed: boolean;
}

export interface Rerolls {
  readonly side: Side;
  readonly sector: string;
  left: number;
}

export interface Fight {
  readonly battle: Battle;
  readonly phase: string;
  readonly attackers: Attacker[];
  readonly crossings: Map<string, number>;
  fronts: readonly Front[];
  readonly rerolls: Rerolls[];
  readonly reacted: Set<Unit>;
  readonly retreated: Set<Unit>;
  /** Routed units stay in the front where it happened. */
  readonly fallen: Map<Unit, Front>;
  readonly removed: { readonly unit: Unit; readonly by: readonly Unit[] }[];
  /** In a building when the combat sequence began. */
  occupants: readonly Unit[];
}

export const newFight = (battle: Battle, phase: string): Fight => ({
  battle,
  phase,
  attackers: [],
  crossings: new Map(),
  fronts: [],
  rerolls: [],
  reacted: new Set(),
  retreated: new Set(),
  fallen: new Map(),
  removed: [],
  occupants: [],
});

export const newAttacker = (facts: Pick<Attacker, 'unit' | 'from' | 'to' | 'kind' | 'front'>): Attacker => ({
  ...facts,
  active: true,
  rolled: false,
  scored: false,
  hadMeleeTarget: false,
  withdrew: false,
});

export const cross = ({ crossings }: Fight, from: string, to: string): void => {
  crossings.set(`${from}>${to}`, (crossings.get(`${from}>${to}`) ?? 0) + 1);
};

export const isOnBoard = ({ at }: Unit): boolean =>
  at !== 'gone' && at !== 'captured' && at !== 'box' && at !== 'tray';

/** Still attacking, and able to. */
export const stillAttacks = ({ unit, active }: Attacker): boolean =>
  active && !unit.routed && isOnBoard(unit);

export const attackerOf = ({ attackers }: Fight, unit: Unit): Attacker | undefined =>
  attackers.find((each) => each.unit === unit && stillAttacks(each));

export const attackersIn = ({ attackers }: Fight, side: Side, front: Front): readonly Attacker[] =>
  attackers.filter((each) => each.unit.side === side && each.front === front.id && stillAttacks(each));

/** Sectors of a side at which enemies still aim, a countercharge or a building aside. */
export const isAssaulted = ({ attackers, fronts }: Fight, side: Side, sector: string): boolean =>
  attackers.some(
    (each) =>
      each.unit.side === other(side) &&
      each.to === sector &&
      each.kind === 'order' &&
      fronts.some(({ id, kind }) => id === each.front && kind === 'border') &&
      stillAttacks(each),
  );

/** Whoever may have to defend the sector it stands in. */
export const passivesIn = (fight: Fight, side: Side, sector: string): readonly Unit[] =>
  standingAt(fight.battle, side, sector).filter(
    (unit) => attackerOf(fight, unit) === undefined && !fight.retreated.has(unit),
  );
