import type { AnyGame } from '@grognard/kernel';
import {
  type Action,
  type AnyMatch,
  canonical,
  type EditionName,
  type Json,
  readPosition,
  type Seat,
  sameJson,
  simulationSource,
  startFrom,
} from '@grognard/kernel';
import { WrongUse } from '../wrong-use.ts';

/** A position in which a strong general finds the answer. */
export interface Puzzle {
  readonly name: string;
  /** What is good or bad here, in a sentence. */
  readonly about: string;
  readonly seat: Seat;
  /** The rules it was found by; puzzles from before there were editions name none. */
  readonly edition?: EditionName | null;
  readonly position: Json;
  readonly good: Good;
  /** Answers people saw an earlier player give, where no player of today goes wrong. */
  readonly wrong?: readonly (readonly Action[])[];
  /** How it was made sure of, for one a search has found. */
  readonly confirmed?: string;
}

/** What a good answer is: one of these, one with so many of these actions in it, or one that holds its own. */
export type Good = Told | Standing;

/** An answer that can be recognised. */
export type Told =
  | { readonly answers: readonly (readonly Action[])[] }
  | { readonly of: readonly Action[]; readonly least?: number; readonly most?: number };

/** Where both seats answer at once: one that does nearly as well as the best against the enemy's likely replies. */
export interface Standing {
  readonly best: readonly Action[];
  readonly replies: readonly (readonly Action[])[];
  /** How much worse it may be, as a chance of winning. */
  readonly within: number;
}

/** The same actions in another sequence are the same answer. */
const keyOf = (answer: readonly Action[]): string => answer.map(canonical).sort().join();

export function isGood(good: Told, answer: readonly Action[]): boolean {
  if ('answers' in good) return good.answers.some((each) => keyOf(each) === keyOf(answer));
  const count = answer.filter((action) => good.of.some((each) => sameJson(each, action))).length;
  return count >= (good.least ?? 0) && count <= (good.most ?? Number.POSITIVE_INFINITY);
}

const isFields = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAction = (value: unknown): value is Action => isFields(value) && typeof value['type'] === 'string';
const areActions = (value: unknown): value is readonly Action[] =>
  Array.isArray(value) && value.every(isAction);

const areAnswers = (value: unknown): value is readonly (readonly Action[])[] =>
  Array.isArray(value) && value.every(areActions);

const isGoodForm = (value: unknown): value is Good => {
  if (!isFields(value)) return false;
  const { answers, of, least = 0, most = 0, best, replies, within } = value;
  if (replies !== undefined) return areActions(best) && areAnswers(replies) && typeof within === 'number';
  if (answers !== undefined) return areAnswers(answers);
  return areActions(of) && typeof least === 'number' && typeof most === 'number';
};

const isPuzzle = (value: unknown): value is Omit<Puzzle, 'name'> =>
  isFields(value) &&
  typeof value['about'] === 'string' &&
  typeof value['seat'] === 'string' &&
  value['position'] !== undefined &&
  (value['wrong'] === undefined || areAnswers(value['wrong'])) &&
  (value['confirmed'] === undefined || typeof value['confirmed'] === 'string') &&
  isGoodForm(value['good']);

export function readPuzzle(name: string, text: string): Puzzle {
  const value: unknown = JSON.parse(text);
  if (!isPuzzle(value)) throw new WrongUse(`${name} is no puzzle: it wants about, seat, position and good.`);
  return { ...value, name };
}

/** The game as the puzzle sets it up; a position of an earlier edition in the shape it has since. */
export function matchOf(module: AnyGame, { name, edition, position }: Puzzle): AnyMatch {
  const parsed = readPosition(module, {
    ...(edition === undefined ? { format: 1, version: 1 } : { format: 2, edition }),
    type: 'grognard-position',
    game: module.id,
    position,
  });
  if (!parsed.ok) throw new WrongUse(`${name}: ${parsed.error.path}: ${parsed.error.message}`);
  const state = parsed.value;
  const options = module.parseOptions('options' in state ? state.options : {});
  if (!options.ok) throw new WrongUse(`${name}: ${options.error.path}: ${options.error.message}`);
  return startFrom(module, state, options.value, simulationSource(1));
}
