import type { Seat } from '@grognard/kernel';
import { luckIn, type NamedSeat, type Roll, rollsOf, sum } from './rolls.ts';

export const tenth = (number: number): string => Math.abs(number).toFixed(1);
const aboveOrBelow = (luck: number): string => `${tenth(luck)} ${luck < 0 ? 'below' : 'above'}`;

/** 'White rolled 1.2 above the odds, Black 0.4 below.' */
export function luckInWords(rolls: readonly Roll[], seats: readonly NamedSeat[]): string {
  const told = seats.map(({ seat, name }, i) => {
    const luck = aboveOrBelow(luckIn(rollsOf(rolls, seat)));
    return i === 0 ? `${name} rolled ${luck} the odds` : `${name} ${luck}`;
  });
  return `${told.join(', ')}.`;
}

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

/** 'Of the 3 points between them …, with 0.42 points to a hit in this battle.' */
export const shareInWords = ({ gap, rate }: LuckWorth, share: string): string =>
  `Of the ${gap === 1 ? 'point' : `${gap} points`} between them ${share}, with ${rate.toFixed(2)} points to a hit in this battle.`;
