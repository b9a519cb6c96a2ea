import type { Seat } from '@grognard/kernel';
import { tell } from '../words/tell.ts';
import { luckIn, type NamedSeat, type Roll, rollsOf, sum } from './rolls.ts';
import { words } from './words.ts';

const tenth = (number: number): string => Math.abs(number).toFixed(1);

/** 'White rolled 1.2 hits above the odds. Black rolled 0.4 hits below the odds.' */
export const luckInWords = (rolls: readonly Roll[], seats: readonly NamedSeat[], gains: string): string =>
  seats
    .map(({ seat, name }) => {
      const luck = luckIn(rollsOf(rolls, seat));
      if (tenth(luck) === '0.0') return tell(words.even, { name });
      return tell(luck < 0 ? words.below : words.above, { name, luck: tenth(luck), gains });
    })
    .join(' ');

/** How much of the lead the dice made, at the rate at which hits became points in this game. */
interface LuckWorth {
  readonly leader: string;
  /** The points between them. */
  readonly gap: number;
  /** Of these, made by luck; negative when the dice spoke against the leader. */
  readonly made: number;
  /** Points to a hit. */
  readonly rate: number;
}

/** Null where nobody leads or nothing was hit. */
export function luckInPoints(
  rolls: readonly Roll[],
  [first, second]: readonly [NamedSeat, NamedSeat],
  points: { readonly [seat: Seat]: number },
): LuckWorth | null {
  const hits = sum(rolls.map((roll) => roll.hits));
  const [ours, theirs] = [points[first.seat] ?? 0, points[second.seat] ?? 0];
  const lead = ours - theirs;
  if (hits === 0 || lead === 0) return null;
  const gap = Math.abs(lead);
  const rate = (ours + theirs) / hits;
  const edge = luckIn(rollsOf(rolls, first.seat)) - luckIn(rollsOf(rolls, second.seat));
  const made = Math.max(-gap, Math.min(gap, edge * rate * Math.sign(lead)));
  return { leader: (lead > 0 ? first : second).name, gap, made, rate };
}

const SHARE = {
  all: { made: words.luckMade, against: words.luckAgainst },
  hits: { made: words.hitsMade, against: words.hitsAgainst },
} as const;

/** What luck was worth: of all that decided the game, or of its hits alone where other rolls decided too. */
export function shareInWords({ leader, gap, made, rate }: LuckWorth, of: 'all' | 'hits'): string {
  const facts = { leader, gap, made: tenth(made), decided: tenth(gap - made) };
  const share = SHARE[of][made < 0 ? 'against' : 'made'];
  return `${tell(share, facts)} ${tell(words.rate, { rate: rate.toFixed(2) })}`;
}
