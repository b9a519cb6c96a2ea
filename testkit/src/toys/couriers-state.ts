import { type Frozen, type GameState, type Outcome, type Seat, type Secret, secret } from '@grognard/kernel';

export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };
export const STANCES = ['march', 'rest'] as const;
export type Stance = (typeof STANCES)[number];
export const DAYS = 3;

/** What a side keeps to itself: whether a courier waits, how much news it has, what it means to do today. */
export interface Tent {
  readonly courier: boolean;
  readonly news: number;
  readonly stance: Stance | null;
}

export interface CourierState extends GameState {
  /** From 1 on; the fourth is the one after the war. */
  day: number;
  points: BySide<number>;
  tents: BySide<Secret<Tent>>;
  /** Who has made up its mind for today. */
  ready: BySide<boolean>;
}

export interface CourierView {
  readonly day: number;
  readonly points: BySide<number>;
  readonly ready: BySide<boolean>;
  readonly mine: Tent | null;
}

export type CourierAction =
  | { readonly type: 'read' | 'burn' }
  | { readonly type: 'choose'; readonly stance: Stance };

export type CourierEvent =
  | { readonly type: 'courierCame'; readonly to: Seat }
  | { readonly type: 'letterRead'; readonly by: Seat; readonly news: number }
  | { readonly type: 'dayEnded'; readonly day: number };

export const both = <T>(make: (side: Side) => T): BySide<T> => ({
  north: make('north'),
  south: make('south'),
});
export const sideOf = (seat: Seat): Side => (seat === 'north' ? 'north' : 'south');
export const tentOf = ({ tents }: Frozen<CourierState>, seat: Seat): Frozen<Tent> =>
  tents[sideOf(seat)].hidden;

/** A moment at which sides are asked. */
export interface Moment {
  readonly day: number;
  readonly points: BySide<number>;
  readonly tents: BySide<Tent>;
}

export const stateOf = ({ day, points, tents }: Moment): CourierState => ({
  frames: [{ proc: 'camp', step: 'choose' }],
  draws: 0,
  day,
  points,
  tents: both((side) => secret(tents[side], side)),
  ready: both((side) => tents[side].stance !== null),
});

/** Before the first dawn. */
export function setup(): CourierState {
  const tents = both((): Tent => ({ courier: false, news: 0, stance: null }));
  return {
    ...stateOf({ day: 0, points: both(() => 0), tents }),
    frames: [{ proc: 'camp', step: 'dawn' }],
  };
}

export function outcome({ day, points, tents }: Frozen<CourierState>): Outcome | null {
  if (day <= DAYS) return null;
  const total = both((side) => points[side] + tents[side].hidden.news);
  const winners = total.north === total.south ? [] : [total.north > total.south ? 'north' : 'south'];
  return { winners, rule: 'CRR-5', text: 'Points and news are added up.' };
}
