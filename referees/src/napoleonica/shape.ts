// A position as files keep it, as far as the referee reads it: hexes by name, Orders by letter, every secret open. The referee
// works on a copy of its own.
import { hexNamed } from './hexes.ts';
import type { Face } from './tables/decks.ts';
import type { Side } from './tables/scenarios.ts';
import type { Die, Kind } from './tables/units.ts';

export type Player = 'A' | 'B';
export const PLAYERS = ['A', 'B'] as const;
export const foeOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');
export type Both<T> = { A: T; B: T };
export const LINES = ['line3', 'line2', 'line1', 'deployment'] as const;
export type Line = (typeof LINES)[number];

export interface Unit {
  owner: Player;
  type: string;
  /** A hex by its number once it has been read; below 0: on none. */
  at: number;
  models: number;
  fatigue: number;
  orders: string;
  blanks: number;
  grenade: boolean;
  detachment: string | null;
  improvement: string | null;
  items: string[];
  onceUsed: string[];
}
export const [RESERVE, DESTROYED, EXITED] = [-1, -2, -3];

export interface Hand {
  card: string;
  seen: boolean;
  spied: boolean;
}
export interface Holding {
  faction: string;
  pouch: string;
  screen: string;
  spentOpen: string;
  spentHidden: string;
  deck: string[];
  hand: Hand[];
  discard: string[];
  laid: (Hand & { wasSeen: boolean }) | null;
  tablet: { [line in Line]: string[] };
  corruption: number;
  vp: number;
  passed: boolean;
}
export interface Grant {
  card: string | null;
  movement: number;
  move: boolean;
  attack: boolean;
  rest: boolean;
  meleeOnly: boolean;
  die: Die | null;
}
export interface Activation {
  unit: number;
  carried: boolean;
  restOnly: boolean;
  grant: Grant;
  used: string[];
  moved: number;
  meleeMade: boolean;
  frenzied: boolean;
  persecuted: boolean;
  regrouped: number[];
  over: boolean;
  deactivated: boolean;
}
export interface PoolDie {
  die: Die;
  rule: string;
}
export interface RolledDie extends PoolDie {
  face: Face;
  byAttacker: boolean;
  byDefender: boolean;
}
export interface Attack {
  attacker: number;
  target: number;
  row: number;
  kind: Kind;
  riposte: 'square' | 'counterblow' | 'card' | null;
  given: Die[] | null;
  granted: Die | null;
  from: number;
  overcharged: boolean;
  square: boolean;
  attackerLaid: boolean;
  defenderLaid: boolean;
  mode: 'main' | 'bonus' | 'none';
  applied: boolean;
  cancelled: boolean;
  coup: boolean;
  lost: boolean;
  paid: number;
  horror: number;
  items: number;
  removals: number;
  pool: PoolDie[];
  dice: RolledDie[];
  attackerUsed: string[];
  defenderUsed: string[];
  critical: boolean;
  settled: number;
  ignored: number;
  retreats: number;
  retreated: 'no' | 'forced' | 'regrouped';
  retreatDamage: number;
  prevented: number;
  absorbed: boolean;
  saved: boolean;
  losses: number;
  destroyed: boolean;
}
export interface Terms {
  name: string;
  ground: string;
  zones: { south: string[]; north: string[] };
  armies: Both<{
    faction: string;
    units: {
      type: string;
      detachment: string | null;
      improvement: string | null;
      items: string[];
      fatigue: number;
    }[];
    buildings: string[];
  }>;
  sideOf: Both<Side>;
  goals: { south: number | null; north: number | null };
  escalation: number;
  switches: { formation: boolean; flanking: boolean; fatigueRerolls: boolean; deactivation: boolean };
  landmarks: { hex: string; scores: 'hold' | 'majority' | 'special' }[];
  special: string | null;
  blizzard: number[];
  commanderVp: number;
  slots: string;
  vp: Both<number>;
  corruption: Both<number>;
  returned: Both<number>;
  firstOrders: Both<number>;
  firstHolder: Player | null;
  fogRounds: number;
  rangedLimit: number | null;
  relics: { hex: string; relic: string }[];
  automaton: Player | null;
}
export interface Battle {
  terms: Terms;
  ground: string;
  sideOf: Both<Side>;
  phase: string;
  round: number;
  leader: Player | null;
  tieHolder: Player | null;
  reinforcementDeck: string[];
  reinforcementDiscard: string[];
  revealed: string[];
  escalationDeck: string[];
  escalation: { card: string; side: 'A' | 'B' } | null;
  escalated: string[];
  players: Both<Holding>;
  units: Unit[];
  turn: { player: Player; basics: number; deactivated: number[]; pact: boolean; topLaid: boolean } | null;
  action: { carded: Both<boolean> } | null;
  activation: Activation | null;
  attacks: Attack[];
  gained: number[];
  winter: Player | null;
  tied: boolean;
  mourning: Player[];
  usedLoot: string[];
  legends: Both<number>;
  scores: Both<number>[];
  result: { winner: Player; rule: string; conceded: Player | null } | null;
}
export interface Frame {
  proc: string;
  step: string;
  [local: string]: unknown;
}

const ELSEWHERE: { readonly [word: string]: number } = { reserve: -1, destroyed: -2, exited: -3 };
const placeOf = (word: unknown): number => {
  if (typeof word === 'number') return word;
  return ELSEWHERE[String(word)] ?? hexNamed(String(word));
};

const copyOfHolding = (holding: Holding): Holding => ({
  ...holding,
  deck: [...holding.deck],
  hand: holding.hand.map((held) => ({ ...held })),
  discard: [...holding.discard],
  laid: holding.laid === null ? null : { ...holding.laid },
  tablet: {
    line3: [...holding.tablet.line3],
    line2: [...holding.tablet.line2],
    line1: [...holding.tablet.line1],
    deployment: [...holding.tablet.deployment],
  },
});
const copyOfAttack = (attack: Attack): Attack => ({
  ...attack,
  from: placeOf(attack.from),
  pool: [...attack.pool],
  dice: attack.dice.map((die) => ({ ...die })),
  attackerUsed: [...attack.attackerUsed],
  defenderUsed: [...attack.defenderUsed],
});
const copyOfActivation = (activation: Activation): Activation => ({
  ...activation,
  used: [...activation.used],
  regrouped: [...activation.regrouped],
});

/** A copy of the battle of a position that may be changed, its hexes by number; null between battles. Terms stay as they are. */
export function battleIn(position: unknown): Battle | null {
  const battle = (position as { battle: Battle | null }).battle;
  if (battle === null) return null;
  const { turn, action, activation } = battle;
  return {
    ...battle,
    units: battle.units.map((unit) => ({ ...unit, at: placeOf(unit.at), onceUsed: [...unit.onceUsed] })),
    players: { A: copyOfHolding(battle.players.A), B: copyOfHolding(battle.players.B) },
    attacks: battle.attacks.map(copyOfAttack),
    reinforcementDeck: [...battle.reinforcementDeck],
    reinforcementDiscard: [...battle.reinforcementDiscard],
    revealed: [...battle.revealed],
    escalationDeck: [...battle.escalationDeck],
    escalated: [...battle.escalated],
    gained: [...battle.gained],
    usedLoot: [...battle.usedLoot],
    turn: turn === null ? null : { ...turn, deactivated: [...turn.deactivated] },
    action: action === null ? null : { carded: { ...action.carded } },
    activation: activation === null ? null : copyOfActivation(activation),
  };
}
export const framesIn = (position: unknown): readonly Frame[] => (position as { frames: Frame[] }).frames;
