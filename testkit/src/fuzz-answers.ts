// A machine that must end, at large: at moments of random games, half-made drafts among them, whoever is asked is answered for
// until the decision is over. Every kind of decision is looked at, seldom ones as closely as those that come all the time.
import { outcomeOf, pending, simulationSource, startMatch, submit } from '@grognard/kernel';
import { patientChoice, pick } from './fork.ts';
import { type AnyGame, type AnyMatch, defaultOptions, type OptionsGenerator } from './game.ts';
import { type Think, unendingAnswer } from './machine-answer.ts';
import { chooser, parsedOptions } from './random-play.ts';

export interface AnswerFuzz {
  /** How many answers are asked for. */
  readonly answers: number;
  /** The machine, at each of its levels: they take turns. */
  readonly machines: readonly Think[];
  readonly seed?: number;
  readonly options?: OptionsGenerator;
  readonly onProgress?: (answers: number) => void;
}

/** An answer that did not end as it must. */
export interface UnendingAnswer {
  readonly message: string;
  readonly seed: number;
  /** Entries made before it. */
  readonly decision: number;
}

export interface AnswerReport {
  readonly answers: number;
  /** By procedure and step, how often each was answered. */
  readonly kinds: { readonly [kind: string]: number };
  /** One of each kind. */
  readonly faults: readonly UnendingAnswer[];
}

/** Each kind of decision is answered so often whenever it comes, and then once in so many times. */
const AT_FIRST = 12;
const LATER = 40;
const LONGEST_LOOK = 4_000;

const kindOf = ({ state }: AnyMatch): string => {
  const top = state.frames.at(-1);
  return `${top?.proc}.${top?.step}`;
};

export function fuzzAnswers(module: AnyGame, fuzz: AnswerFuzz): AnswerReport {
  const { machines } = fuzz;
  const faults = new Map<string, UnendingAnswer>();
  const kinds: Record<string, number> = {};
  let answers = 0;
  function ask(match: AnyMatch, seed: number, decision: number): void {
    for (const { seat } of pending(match)) {
      const think = machines[answers % machines.length];
      if (think === undefined || answers >= fuzz.answers) return;
      answers += 1;
      const message = reasonAgainst(() => unendingAnswer(match, seat, think));
      const kind = message?.replace(/\d+/g, '#').slice(0, 100);
      if (message !== null && kind !== undefined && !faults.has(kind))
        faults.set(kind, { message, seed, decision });
    }
  }
  for (let seed = fuzz.seed ?? 1; answers < fuzz.answers; seed += 1) {
    const random = chooser(seed);
    const options = parsedOptions(module, (fuzz.options ?? defaultOptions)(random));
    const match = startMatch(module, options, simulationSource(seed));
    for (let decision = 0; decision < LONGEST_LOOK && outcomeOf(match) === null; decision += 1) {
      const kind = kindOf(match);
      const before = kinds[kind] ?? 0;
      if (answers < fuzz.answers && (before < AT_FIRST || random.die(LATER, 'TEST-7 look') === 1)) {
        kinds[kind] = before + 1;
        ask(match, seed, decision);
      }
      const seat = pick(pending(match), random)?.seat ?? '';
      submit(match, seat, patientChoice(match, seat, random));
    }
    fuzz.onProgress?.(answers);
  }
  return { answers, kinds, faults: [...faults.values()] };
}

function reasonAgainst(look: () => string | null): string | null {
  try {
    return look();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
