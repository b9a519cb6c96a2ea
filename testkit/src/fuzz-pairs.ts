// Pairs of secret actions at large: at moments of random games two things are tried that look the same to everybody else. What
// is secret the game declares; a kind that never came up is told, and so is an action of which nobody has said who may know it.
import {
  type AnySecrets,
  outcomeOf,
  pending,
  type Random,
  simulationSource,
  startMatch,
} from '@grognard/kernel';
import { mustSubmit, patientChoice, pick } from './fork.ts';
import { type AnyGame, type AnyMatch, defaultOptions, type OptionsGenerator } from './game.ts';
import { chooser, parsedOptions } from './random-play.ts';
import { groupsOf, pairOf, toldApart, undeclared } from './secret-pairs.ts';

export interface PairFuzz {
  readonly pairs: number;
  readonly secrets: AnySecrets;
  readonly seed?: number;
  readonly options?: OptionsGenerator;
  readonly onProgress?: (pairs: number) => void;
}

/** Two actions that could be told apart, or one of which nobody has said who may know it. */
export interface ToldApart {
  readonly message: string;
  readonly seed: number;
  /** Entries made before it. */
  readonly decision: number;
}

export interface PairReport {
  readonly pairs: number;
  readonly games: number;
  /** How many pairs of each kind of secret were tried. */
  readonly kinds: { readonly [name: string]: number };
  readonly untried: readonly string[];
  /** One of each kind. */
  readonly faults: readonly ToldApart[];
}

/** A kind that has come up more often than its share is tried once in so many times. */
const LATER = 40;
const AT_FIRST = 20;
/** No game has more than its part of a share: options differ from game to game. */
const GAMES_PER_SHARE = 8;
const PAIRS_PER_MOMENT = 3;
const LONGEST_LOOK = 20_000;
/** A game whose secrets hardly ever come up is not looked through for ever. */
const MOST_GAMES = 20_000;

/** What has been tried and found so far. */
interface Tally {
  pairs: number;
  readonly kinds: Map<string, number>;
  /** Of the game in progress alone. */
  readonly inGame: Map<string, number>;
  readonly faults: Map<string, ToldApart>;
}

/** Where in which game something was found. */
interface Where {
  readonly seed: number;
  readonly decision: number;
}

function note({ faults }: Tally, message: string, where: Where): void {
  const kind = message.replace(/\d+/g, '#').slice(0, 120);
  if (!faults.has(kind)) faults.set(kind, { message, ...where });
}

function isDue({ pairs, kinds, inGame }: Tally, name: string, wanted: number, random: Random): boolean {
  const most = AT_FIRST + wanted / kinds.size / GAMES_PER_SHARE;
  if ((inGame.get(name) ?? 0) >= most) return false;
  const isSeldom = (kinds.get(name) ?? 0) <= AT_FIRST + pairs / kinds.size;
  return isSeldom || random.die(LATER, 'TEST-8 due') === 1;
}

const countOne = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** Everybody who is asked, and every kind of secret that is open to him. */
function look(match: AnyMatch, fuzz: PairFuzz, tally: Tally, random: Random, where: Where): void {
  for (const { seat } of pending(match)) {
    const forgotten = undeclared(match, seat, fuzz.secrets);
    if (forgotten !== undefined) note(tally, `neither secret nor open: ${JSON.stringify(forgotten)}`, where);
    for (const [kind, groups] of groupsOf(match, seat, fuzz.secrets)) {
      if (!isDue(tally, kind.name, fuzz.pairs, random)) continue;
      for (let each = 0; each < PAIRS_PER_MOMENT && tally.pairs < fuzz.pairs; each += 1) {
        const pair = pairOf(kind, seat, groups.values(), random);
        if (pair === null) break;
        tally.pairs += 1;
        countOne(tally.kinds, kind.name);
        countOne(tally.inGame, kind.name);
        const told = toldApart(match, pair, random);
        if (told !== null) note(tally, `${kind.name}: ${told}`, where);
      }
    }
  }
}

export function fuzzPairs(module: AnyGame, fuzz: PairFuzz): PairReport {
  const { secrets, seed: first = 1 } = fuzz;
  const kinds = new Map(secrets.kinds.map(({ name }) => [name, 0]));
  const tally: Tally = { pairs: 0, kinds, inGame: new Map(), faults: new Map() };
  let seed = first;
  for (; tally.pairs < fuzz.pairs && seed - first < MOST_GAMES; seed += 1) {
    tally.inGame.clear();
    const random = chooser(seed);
    const options = parsedOptions(module, (fuzz.options ?? defaultOptions)(random));
    const match = startMatch(module, options, simulationSource(seed));
    for (let decision = 0; decision < LONGEST_LOOK && outcomeOf(match) === null; decision += 1) {
      look(match, fuzz, tally, random, { seed, decision });
      if (tally.pairs >= fuzz.pairs) break;
      const seat = pick(pending(match), random)?.seat ?? '';
      mustSubmit(match, { seat, action: patientChoice(match, seat, random) });
    }
    fuzz.onProgress?.(tally.pairs);
  }
  return {
    pairs: tally.pairs,
    games: seed - first,
    kinds: Object.fromEntries(kinds),
    untried: [...kinds].flatMap(([name, tried]) => (tried === 0 ? [name] : [])),
    faults: [...tally.faults.values()],
  };
}
