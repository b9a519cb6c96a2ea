// What a commander thinks of the blood his orders will cost, against what they may win.
import type { Read } from '../../rule-types.ts';
import { isAfternoon } from '../stakes.ts';
import { isLargeBattle } from '../temper.ts';

export interface Resolve {
  /** What expected losses count for. */
  readonly blood: number;
  /** What makes an order worth a courier: a share of what a Veteran asks. */
  readonly least: number;
  /** How much is felt, at other places, of an enemy who stands at one. */
  readonly elsewhere: number;
  /** For how many turns ahead reinforcements are reckoned with by the road they come. */
  readonly ahead: number;
}

/** Every loss at its price: so a Veteran counts, and everybody in a playout. He waits for odds that seldom come. */
export const PRUDENT: Resolve = { blood: 1, least: 1, elsewhere: 1, ahead: 0 };

/**
 * A Marshal knows that he will see the fight before it is lost, and may still call it off. Where places score 2 or 3 points
 * each, he also writes for a small gain: it is often the one that wins. And he knows that nobody is everywhere.
 */
export const RESOLUTE: Resolve = { blood: 0.3, least: 0.4, elsewhere: 0.5, ahead: 0 };

/** Between dinner and dusk there is no second attempt: what is not taken at once is not taken. */
const HURRIED: Resolve = { ...RESOLUTE, blood: 0.15 };

/** An hour for the courier, an hour on the road, and one to spare. */
const THREE_TURNS = 3;

/**
 * In a large battle everybody is near everywhere, and boldness costs the army: one corps attacks, the others stand behind it, and one of
 * them looks to the flank. Where there is one corps on each side, nobody can be spared for that.
 */
export const STEADFAST: Resolve = { blood: 0.7, least: 0.4, elsewhere: 1, ahead: THREE_TURNS };

export function resolveOfMarshal(state: Read): Resolve {
  if (isLargeBattle(state)) return STEADFAST;
  return isAfternoon(state) ? HURRIED : RESOLUTE;
}
