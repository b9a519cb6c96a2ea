// The words of the battle; what is printed on cards and counters is in data/words.ts.
export const PLAYERS = ['A', 'B'] as const;
/** A seat of this game. Which side of the field it fights from is a fact of each battle (NAP-GEN.1). */
export type Player = (typeof PLAYERS)[number];
export type ByPlayer<T> = { readonly [player in Player]: T };
export const opponentOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');
export const isPlayer = (seat: string): seat is Player => seat === 'A' || seat === 'B';
export const byPlayer = <T>(of: (player: Player) => T): ByPlayer<T> => ({ A: of('A'), B: of('B') });

/** A hex of the field by its number, row by row: A1 is 0, A2 11, F5 47, K9 94. */
export type Hex = number;
/** A unit that stands on no hex: it waits in reserve, is destroyed, or has left the field (NAP-SCN.8). */
export const RESERVE = -1;
export const DESTROYED = -2;
export const EXITED = -3;

/** NAP-CMP.10: a unit of the battle by its place in `battle.units`. */
export type UnitId = number;

/** Orders by colour: how many green, blue, red and purple ones (NAP-CMP.4). */
export type Orders = readonly [G: number, B: number, R: number, P: number];

/** NAP-REI.2: the lines of the tablet, from the top down. */
export const LINES = ['line3', 'line2', 'line1', 'deployment'] as const;
export type Line = (typeof LINES)[number];

export const PHASES = ['setup', 'order', 'reinforcement', 'battle', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** NAP-GEN.13: rules that may be left out. */
export const SWITCHES = ['formation', 'flanking', 'fatigueRerolls', 'deactivation'] as const;
export type Switches = { readonly [name in (typeof SWITCHES)[number]]: boolean };

/** What Action cards name units for. */
export const PICKS = [
  'gather',
  'lead',
  'activate',
  'command',
  'march',
  'tire',
  'strike',
  'whisper',
  'tithe',
  'gate',
  'process',
] as const;
export type PickWhat = (typeof PICKS)[number];
