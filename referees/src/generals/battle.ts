// Everything the referee keeps of a battle, and how it asks and rolls. It plays along by itself: what the game shows is only
// compared with it.
import type { Named } from '../contract.ts';
import type { Arm, Side } from './board.ts';
import type { Layout, Marker } from './tables.ts';

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly arm: Arm;
  readonly number: number;
  at: string;
  routed: boolean;
  spent: boolean;
  square: boolean;
  inside: boolean;
  bound: boolean;
  activations: number;
  moved: boolean;
  token: string | null;
}

export interface Order {
  readonly from: string;
  readonly arm: Arm;
  readonly path: readonly string[];
  unit: Unit | null;
  /** Legs that led somewhere. */
  legs: number;
  done: boolean;
  courier: { readonly die: number; readonly arrived: boolean } | null;
}

export interface Rules {
  readonly setup: string;
  readonly army: { readonly [side in Side]: { readonly [arm in Arm]: number } };
  readonly orderDie: boolean;
  readonly couriers: boolean;
  readonly morale: boolean;
  readonly handicap: { readonly [side in Side]: number };
  readonly land: Layout;
}

/** What somebody could do now, and for whom it is worked out only when somebody looks. */
export interface Question {
  readonly rule: string;
  readonly asked: readonly { readonly side: Side; readonly legal: () => readonly Named[] }[];
}
export interface Answer {
  readonly side: Side;
  readonly action: Named;
}
export type Play<T = void> = Generator<Question, T, Answer>;

type BySide<T> = { readonly [side in Side]: T };
export const bySide = <T>(make: (side: Side) => T): { [side in Side]: T } => ({
  white: make('white'),
  black: make('black'),
});

export interface Battle {
  readonly rules: Rules;
  round: number;
  phase: string;
  units: Unit[];
  readonly vp: { [side in Side]: number };
  pool: number;
  readonly allotment: { [side in Side]: number };
  orderDice: BySide<number> | null;
  readonly sheets: { [side in Side]: Order[] };
  markers: readonly Marker[];
  buildings: readonly string[];
  winners: readonly Side[] | null;
  /** What happened since the last decision, as the journal would write it. */
  told: Named[];
  readonly reckoned: { [kind: string]: number };
  /** The next die that fell for this purpose. */
  roll(purpose: string): number;
}

export const count = (battle: Battle, kind: string, by = 1): void => {
  battle.reckoned[kind] = (battle.reckoned[kind] ?? 0) + by;
};

export const tell = (battle: Battle, type: string, facts: { readonly [name: string]: unknown }): void => {
  battle.told.push({ type, ...facts });
};

/** GEN-0: White before Black, then Infantry, Cavalry, Artillery, then the number. */
export function byId(one: Unit, two: Unit): number {
  const rank = (unit: Unit): number =>
    (unit.side === 'white' ? 0 : 1_000) + 'ICA'.indexOf(unit.arm) * 100 + unit.number;
  return rank(one) - rank(two);
}

/** A decision both take unseen: each changes a draft of its own until it commits. */
export function* unseen<D>(
  rule: string,
  asked: readonly Side[],
  drafts: { [side in Side]: D },
  legal: (side: Side, draft: D) => readonly Named[],
  change: (side: Side, draft: D, action: Named) => D,
): Play {
  let open = asked;
  while (open.length > 0) {
    const { side, action } = yield {
      rule,
      asked: open.map((each) => ({ side: each, legal: () => legal(each, drafts[each]) })),
    };
    if (action.type.startsWith('end')) open = open.filter((each) => each !== side);
    else drafts[side] = change(side, drafts[side], action);
  }
}

export const without = <T>(list: readonly T[], index: number): readonly T[] =>
  list.filter((_, at) => at !== index);
