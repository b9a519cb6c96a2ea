import type { Seat } from '@grognard/kernel';
import type { Luck } from '../contract/report.ts';
import { type NamedSeat, type Roll, rollsOf, sum } from './rolls.ts';

/** Running hits above the odds of one seat, along all rolls of the game. */
function seriesOf(rolls: readonly Roll[], seat: Seat): readonly number[] {
  let luck = 0;
  return [
    0,
    ...rolls.map((roll) => {
      if (roll.seat === seat) luck += roll.hits - roll.odds;
      return luck;
    }),
  ];
}

/** One standard deviation of a seat's luck, the widest seat's. */
function bandOf(rolls: readonly Roll[]): readonly number[] {
  const spread = new Map<Seat, number>();
  return [
    0,
    ...rolls.map(({ seat, variance }) => {
      spread.set(seat, (spread.get(seat) ?? 0) + variance);
      return Math.sqrt(Math.max(...spread.values()));
    }),
  ];
}

function kindOf(rolls: readonly Roll[], seats: readonly NamedSeat[], kind: string, name: string) {
  const ofKind = rolls.filter((roll) => roll.kind === kind);
  const bySeat = seats.map(({ seat }) => {
    const own = rollsOf(ofKind, seat);
    return {
      rolls: own.length,
      odds: sum(own.map(({ odds }) => odds)),
      hits: sum(own.map(({ hits }) => hits)),
    };
  });
  return { name, bySeat };
}

interface LuckInput<K extends string> {
  /** In the order they fell. */
  readonly rolls: readonly Roll<Seat, K>[];
  readonly seats: readonly NamedSeat[];
  /** Kinds of rolls in the order of the table. */
  readonly kinds: readonly K[];
  nameOf(kind: K): string;
  readonly say: string;
}

/** What fell against what the odds promised. */
export function luckOf<K extends string>({ rolls, seats, kinds, nameOf, say }: LuckInput<K>): Luck {
  const rounds = [...new Set(rolls.map(({ round }) => round))];
  return {
    series: seats.map((named) => ({ ...named, values: seriesOf(rolls, named.seat) })),
    band: bandOf(rolls),
    rounds: rounds.map((round) => ({ round, roll: rolls.findIndex((roll) => roll.round === round) })),
    kinds: kinds
      .map((kind) => kindOf(rolls, seats, kind, nameOf(kind)))
      .filter(({ bySeat }) => bySeat.some(({ rolls: count }) => count > 0)),
    say,
  };
}
