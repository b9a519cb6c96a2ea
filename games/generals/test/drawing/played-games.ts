// Games played at random over all options, for whatever has to draw or describe them.
import {
  eventsSince,
  type Offer,
  offers,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { isSide } from '../../board/words/names.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import { generals } from '../../module.ts';
import type { View } from '../../view.ts';
import type { Side } from '../../vocabulary.ts';
import { anyOptions } from '../options-generator.ts';

export interface Shown {
  readonly side: Side;
  readonly view: View;
  readonly offers: readonly Offer<Action>[];
}

type Match = ReturnType<typeof open>;

function open(seed: number) {
  const random = randomOf(simulationSource(seed));
  const options = generals.parseOptions(anyOptions(random));
  if (!options.ok) throw new Error(options.error.message);
  return { match: startMatch(generals, options.value, simulationSource(seed)), random };
}

function answer({ match, random }: Match, side: Side): void {
  const legal = offers(match, side).filter(
    ({ refusal, action }) => refusal === null && action.type !== 'resign',
  );
  const pick = legal[random.die(legal.length, 'test') - 1];
  if (pick !== undefined) submit(match, side, pick.action);
}

/** Plays one game; `look` sees every decision, and at the end every event as both sides saw it. */
export function playGame(seed: number, look: (shown: Shown) => void, most = 900): readonly Event[] {
  const game = open(seed);
  for (let i = 0; i < most; i++) {
    const asked = pending(game.match)
      .map(({ seat }) => seat)
      .filter(isSide);
    const side = asked[game.random.die(Math.max(1, asked.length), 'test') - 1];
    if (side === undefined) break;
    look({ side, view: viewOf(game.match, side), offers: offers(game.match, side) });
    answer(game, side);
  }
  return eventsSince(game.match, 0, 'white').flatMap(({ events }) => events);
}
