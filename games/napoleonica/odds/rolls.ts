// NAP-ACN.7: every result of a pool with its chance, exactly. Dice are merged as they come, so that six cost little.
import { facesWith } from '../data/dice.ts';
import { DICE, type Die } from '../data/words.ts';

/** A result of a roll: how many of each symbol, and how likely. */
export interface Roll {
  readonly chance: number;
  readonly crits: number;
  readonly hits: number;
  readonly retreats: number;
}

const FACES = 6;
/** Counts up to this many fit into one number. */
const BASE = 16;

interface Symbols {
  readonly crit: number;
  readonly hit: number;
  readonly retreat: number;
  readonly miss: number;
}
const symbolsOf = (die: Die): Symbols => ({
  crit: facesWith(die, 'crit') / FACES,
  hit: facesWith(die, 'hit') / FACES,
  retreat: facesWith(die, 'retreat') / FACES,
  miss: facesWith(die, 'miss') / FACES,
});
const SYMBOLS_OF = new Map<Die, Symbols>(DICE.map((die) => [die, symbolsOf(die)]));

const [CRIT, HIT, RETREAT, REROLLED] = [1, BASE, BASE ** 2, BASE ** 3];

/** One die more; a miss is rolled again while rerolls are left. */
function withDie(before: ReadonlyMap<number, number>, die: Die, rerolls: number): Map<number, number> {
  const after = new Map<number, number>();
  const add = (key: number, chance: number): void => {
    if (chance > 0) after.set(key, (after.get(key) ?? 0) + chance);
  };
  const { crit, hit, retreat, miss } = SYMBOLS_OF.get(die) ?? symbolsOf(die);
  for (const [key, chance] of before) {
    const isAgain = Math.floor(key / REROLLED) < rerolls;
    add(key + CRIT, chance * crit);
    add(key + HIT, chance * hit);
    add(key + RETREAT, chance * retreat);
    if (!isAgain) {
      add(key, chance * miss);
      continue;
    }
    const again = key + REROLLED;
    add(again + CRIT, chance * miss * crit);
    add(again + HIT, chance * miss * hit);
    add(again + RETREAT, chance * miss * retreat);
    add(again, chance * miss * miss);
  }
  return after;
}

const KNOWN = new Map<string, readonly Roll[]>();

/** Strongest dice first: theirs are the misses that are rolled again. */
export const strongestFirst = (dice: readonly Die[]): readonly Die[] =>
  dice.length < 2 ? dice : dice.toSorted((a, b) => DICE.indexOf(b) - DICE.indexOf(a));

/** Of dice in the order of `strongestFirst`. */
export function rollsOf(dice: readonly Die[], rerolls: number): readonly Roll[] {
  const key = dice.join('') + rerolls;
  let rolls = KNOWN.get(key);
  if (rolls === undefined) {
    let all = new Map([[0, 1]]);
    for (const die of dice) all = withDie(all, die, rerolls);
    rolls = [...all].map(([counts, chance]) => ({
      chance,
      crits: counts % BASE,
      hits: Math.floor(counts / BASE) % BASE,
      retreats: Math.floor(counts / BASE ** 2) % BASE,
    }));
    KNOWN.set(key, rolls);
  }
  return rolls;
}
