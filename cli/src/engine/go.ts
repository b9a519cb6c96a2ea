import { playersOf } from '@grognard/ai';
import { pending, wholeGame } from '@grognard/kernel';
import { machineChoice } from '../terminal/machine.ts';
import { numberOf, RequestError } from './request.ts';
import { type Session, seatIn } from './session.ts';
import { toldIn } from './told.ts';

type Fields = { readonly [name: string]: unknown };

const USUAL_LEVEL = 'veteran';
const THINKING_TIME = 1000;

/**
 * The machine's whole answer to the decision of a seat, from that seat's view alone. Nothing is played. With a seed it
 * counts playouts and looks at no clock, so that the answer is the same on any machine.
 */
export function go({ match }: Session, request: Fields): Fields {
  const seat = seatIn(match, request);
  if (!pending(match).some((decision) => decision.seat === seat))
    throw new RequestError('not-your-decision', 'seat', `${seat} has nothing to decide now.`);
  const wanted = request['level'] ?? USUAL_LEVEL;
  const players = playersOf(wholeGame(match.module));
  const level = players.find((name) => name === wanted);
  if (level === undefined)
    throw new RequestError('unknown-level', 'level', `A level of this game is ${players.join(', ')}.`);
  const isSeeded = request['seed'] !== undefined;
  if (isSeeded && request['ms'] !== undefined)
    throw new RequestError('seed-and-ms', 'ms', 'With a seed the machine counts playouts: leave out "ms".');
  const seed = numberOf(request, 'seed', match.journal.length + 1);
  const time = isSeeded ? {} : { ms: numberOf(request, 'ms', THINKING_TIME) };
  const { actions, alternatives, stats } = machineChoice(match, seat, { level, seed, ...time });
  const told = toldIn(match, seat);
  return {
    actions,
    plan: told(actions),
    playouts: stats.playouts,
    worth: stats.worth,
    alternatives: alternatives.map((each) => ({ ...each, plan: told(each.actions) })),
  };
}
