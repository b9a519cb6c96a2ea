// Games played at random over all options, for whatever has to draw or describe them.
import {
  eventsSince,
  offers,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import type { Offer } from '../../board/desk.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import { saga } from '../../module.ts';
import type { View } from '../../view.ts';
import { isPlayer, type Player } from '../../vocabulary.ts';
import { workbench } from '../../workbench.ts';

export interface Shown {
  readonly player: Player;
  readonly view: View;
  readonly offers: readonly Offer[];
}

const open = (seed: number) => {
  const random = randomOf(simulationSource(seed));
  const options = saga.parseOptions(workbench.anyOptions(random));
  if (!options.ok) throw new Error(options.error.message);
  return { match: startMatch(saga, options.value, simulationSource(seed)), random };
};

/** An action as the page gets it. */
const sent = (action: Action): Action => JSON.parse(JSON.stringify(action));

/** Plays one game; `look` sees every decision; returns every event as A saw it. */
export function playGame(seed: number, look: (shown: Shown) => void, most = 2000): readonly Event[] {
  const { match, random } = open(seed);
  for (let i = 0; i < most; i++) {
    const asked = pending(match)
      .map(({ seat }) => seat)
      .filter(isPlayer);
    const player = asked[random.die(Math.max(1, asked.length), 'test') - 1];
    if (player === undefined) break;
    const open = offers(match, player);
    look({
      player,
      view: viewOf(match, player),
      offers: open.map((offer) => ({ ...offer, action: sent(offer.action) })),
    });
    const legal = open.filter(
      ({ refusal, role }) => refusal === null && role !== 'grave' && role !== 'takeBack',
    );
    const pick = legal[random.die(legal.length, 'test') - 1];
    if (pick !== undefined) submit(match, player, pick.action);
  }
  return eventsSince(match, 0, 'A').flatMap(({ events }) => events);
}
