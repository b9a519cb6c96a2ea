import { pending } from '@grognard/kernel';
import { answerAlone, type Choice, fork, mustSubmit } from '../fork.ts';
import { difference } from '../json.ts';
import type { Check } from './check.ts';

const LONGEST_DRAFT = 300;

/** First everybody's first choice, then everybody's second, and so on; each seat's own order is kept. */
function* interleaved(answers: readonly (readonly Choice[])[]): Generator<Choice> {
  const longest = Math.max(...answers.map((choices) => choices.length));
  for (let at = 0; at < longest; at += 1)
    for (const choices of answers) {
      const choice = choices[at];
      if (choice !== undefined) yield choice;
    }
}

/** Seats that decide at once may answer in any order: the state afterwards is the same. */
export const arrival: Check = {
  name: 'the order in which simultaneous answers arrive makes no difference',
  every: 60,
  run({ match, random }) {
    const seats = pending(match).map((decision) => decision.seat);
    if (seats.length < 2) return null;
    const [first, second, third] = [fork(match), fork(match), fork(match)];
    const answers: (readonly Choice[])[] = [];
    for (const seat of seats) {
      const answer = answerAlone(first, seat, random, LONGEST_DRAFT);
      if (answer === undefined) return null;
      answers.push(answer);
    }
    for (const choice of answers.toReversed().flat()) mustSubmit(second, choice);
    for (const choice of interleaved(answers)) mustSubmit(third, choice);
    const found = difference(second.state, first.state) ?? difference(third.state, first.state);
    return found === null ? null : `${seats.join(' and ')} answering in another order changed ${found}`;
  },
};
