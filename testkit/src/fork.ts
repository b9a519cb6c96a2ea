import {
  type Action,
  contextAt,
  type DrawSource,
  legal,
  pending,
  type Random,
  type Seat,
  startFrom,
  submit,
  wholeGame,
} from '@grognard/kernel';
import type { AnyMatch } from './game.ts';

/** A game of its own that goes on from this moment with the same dice to come. */
export const fork = (match: AnyMatch): AnyMatch =>
  startFrom(match.module, match.module.clone(match.state), match.options, match.source);

/**
 * A game of its own in which the same moment is another state. Such a state need not know how many draws were made
 * before, so the dice to come are the same whatever it counts.
 */
export function forkWith(match: AnyMatch, state: AnyMatch['state']): AnyMatch {
  const { module, source, options } = match;
  const ahead = match.state.draws - state.draws;
  const shifted: DrawSource = {
    draw: (index, sides, purpose) => source.draw(index + ahead, sides, purpose),
  };
  return startFrom(module, module.clone(state), options, ahead === 0 ? source : shifted);
}

export const isPending = (match: AnyMatch, seat: Seat): boolean =>
  pending(match).some((decision) => decision.seat === seat);

/** One of the items, each equally likely; undefined when there are none. */
export const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items.length === 0 ? undefined : items[random.die(items.length, 'TEST-1 pick') - 1];

export interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

/** Somebody who must decide and something that seat may do, chosen at random. */
export function randomChoice(match: AnyMatch, random: Random): Choice | undefined {
  const seat = pick(pending(match), random)?.seat;
  const action = seat === undefined ? undefined : pick(legal(match, seat), random);
  return seat === undefined || action === undefined ? undefined : { seat, action };
}

/** So many entries without anything coming to light, and drafting at random has gone on for long enough. */
const PATIENCE = 80;

/**
 * Something the seat may do, chosen at random. A draft that is put together and taken apart again for too long is
 * brought to its end by the game's own quick reply.
 */
export function patientChoice(match: AnyMatch, seat: Seat, random: Random): Action {
  const { module, state, journal, memory } = match;
  if (journal.length - memory.wall > PATIENCE)
    return wholeGame(module).brain.rollout(state, seat, random, contextAt(module, memory.at));
  const action = pick(legal(match, seat), random);
  if (action === undefined) throw new Error(`${seat} must decide but has no legal action`);
  return action;
}

/** Submits what must be accepted; anything else is a fault of the game. */
export function mustSubmit(match: AnyMatch, { seat, action }: Choice): void {
  const reply = submit(match, seat, action);
  if (!reply.ok)
    throw new Error(`${seat} ${JSON.stringify(action)} was not accepted: ${JSON.stringify(reply)}`);
}

/** Random decisions on a fork, at most so many; gives what was done. */
export function wander(match: AnyMatch, random: Random, decisions: number): readonly Choice[] {
  const made: Choice[] = [];
  for (let choice = randomChoice(match, random); choice && made.length < decisions; ) {
    mustSubmit(match, choice);
    made.push(choice);
    choice = randomChoice(match, random);
  }
  return made;
}

/** Where a match stands, in procedure and step names: it stays the same while a decision is being drafted. */
const standing = (match: AnyMatch): string =>
  match.state.frames.map(({ proc, step }) => `${proc}.${step}`).join(' ');

/** One seat alone answers the decision it now has, at random; undefined when it takes longer than `limit`. */
export function answerAlone(
  match: AnyMatch,
  seat: Seat,
  random: Random,
  limit: number,
): readonly Choice[] | undefined {
  const [made, here]: [Choice[], string] = [[], standing(match)];
  while (isPending(match, seat) && standing(match) === here && !endsWithBarrier(match, made.length)) {
    if (made.length === limit) return undefined;
    const action = patientChoice(match, seat, random);
    mustSubmit(match, { seat, action });
    made.push({ seat, action });
  }
  return made;
}

const endsWithBarrier = (match: AnyMatch, made: number): boolean => {
  const entry = match.journal.at(-1);
  return made > 0 && entry !== undefined && 'barrier' in entry && entry.barrier;
};
