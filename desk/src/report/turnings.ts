import type { Seat } from '@grognard/kernel';
import type { Turning } from '../contract/report.ts';
import type { NamedSeat, Roll } from './rolls.ts';

const WANTED = 3;
/** Below this change in the chance of winning nothing was decided. */
const LEAST = 0.04;

interface Swing {
  readonly n: number;
  readonly before: number;
  readonly after: number;
}

const sizeOf = ({ before, after }: Swing): number => Math.abs(after - before);

/** The entries with rolls that moved the chance of winning, the largest move first. */
const swingsIn = (rolls: readonly Roll[], chances: readonly number[]): readonly Swing[] =>
  [...new Set(rolls.map(({ n }) => n))]
    .map((n) => ({ n, before: chances[n - 1] ?? 0.5, after: chances[n] ?? 0.5 }))
    .filter((swing) => sizeOf(swing) >= LEAST)
    .sort((a, b) => sizeOf(b) - sizeOf(a));

/** How much a roll helped the first seat, measured against its odds. */
const helpOf = ({ seat, hits, odds }: Roll, first: Seat): number => (seat === first ? 1 : -1) * (hits - odds);

interface TurningsInput<R extends Roll> {
  readonly rolls: readonly R[];
  /** The first seat's chance of winning after each entry; null when it is not known. */
  readonly chances: readonly number[] | null;
  readonly seats: readonly [NamedSeat, NamedSeat];
  /** Whoever lost was helped by rolls too, but they decided nothing. */
  readonly winners: readonly Seat[];
  /** The roll in the game's own words. */
  tell(roll: R): Pick<Turning, 'title' | 'text' | 'dice' | 'rule'>;
}

/**
 * The rolls on which the game turned: in each entry that did, the one that surprised most that way. Where no roll helped
 * the side that gained, something else decided: a hit never helps its victim.
 */
export function turningsOf<R extends Roll>({
  rolls,
  chances,
  seats: [first, second],
  winners,
  tell,
}: TurningsInput<R>): readonly Turning[] {
  if (chances === null) return [];
  const turnings = swingsIn(rolls, chances).flatMap(({ n, before, after }) => {
    const way = Math.sign(after - before);
    const [roll] = rolls
      .filter((candidate) => candidate.n === n && way * helpOf(candidate, first.seat) > 0)
      .sort((a, b) => way * (helpOf(b, first.seat) - helpOf(a, first.seat)));
    if (roll === undefined) return [];
    const isFirst = way > 0;
    const { seat, name } = isFirst ? first : second;
    return [
      {
        ...tell(roll),
        n,
        roll: rolls.indexOf(roll) + 1,
        round: roll.round,
        chance: roll.chance,
        winBefore: isFirst ? before : 1 - before,
        winAfter: isFirst ? after : 1 - after,
        seat,
        seatName: name,
      },
    ];
  });
  const [winner, another] = winners;
  const decided =
    winner === undefined || another !== undefined ? turnings : turnings.filter(({ seat }) => seat === winner);
  return decided.slice(0, WANTED);
}
