// Battles at random on the tables of a host, as long as one likes. No test framework is needed, so that they can be played in a
// browser as well.
import { titleOf } from '@grognard/games/registry';
import {
  type AnyGame,
  type AnyMatch,
  contextAt,
  outcomeOf,
  pending,
  type Random,
  type Seat,
  submit,
  wholeGame,
} from '@grognard/kernel';
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import { patientChoice, pick } from '@grognard/testkit/fork.ts';
import { beginAgreed, freshSecret, type House, type Library, openHouse, type Store } from '../src/index.ts';
import { asJson } from '../src/wire.ts';
import { asleep, sameDice } from './nearby.ts';
import { portsOn, right } from './ports-on.ts';

export type Chooser = (match: AnyMatch, seat: Seat) => { readonly type: string };

export const anything =
  (random: Random): Chooser =>
  (match, seat) =>
    patientChoice(match, seat, random);

/** What the game's own playouts would do: so it comes to an end. */
export const hasty =
  (random: Random): Chooser =>
  ({ module, state, memory }, seat) =>
    wholeGame(module).brain.rollout(state, seat, random, contextAt(module, memory.at));

export const houseWith = (store: Store, library: Library): House =>
  openHouse(portsOn(store, { library, thinker: asleep, dice: sameDice() }));

/** So many entries more, unless it is over before, or `isEnough`; whether it is over. Then all of it is stored. */
export async function playedOn(
  house: House,
  id: string,
  most: number,
  choose: Chooser,
  random: Random,
  isEnough: (match: AnyMatch) => boolean = () => false,
): Promise<boolean> {
  const played = await house.shelf.use(id, async (table) => {
    const { match } = table;
    const from = match.journal.length;
    while (outcomeOf(match) === null && match.journal.length < from + most && !isEnough(match)) {
      const seat = pick(pending(match), random)?.seat;
      if (seat === undefined) throw new Error('Nobody is asked, and the battle is not over.');
      const action = choose(match, seat);
      const reply = submit(match, seat, action);
      if (!reply.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
    }
    const error = await house.keep(table, from);
    if (error !== null) throw new Error(error.message);
    return outcomeOf(match) !== null;
  });
  if (typeof played !== 'boolean') throw new Error(played.error.message);
  return played;
}

async function anyOptions(game: string, module: AnyGame, random: Random): Promise<unknown> {
  const bench = await titleOf(game)?.workbench?.();
  const wild = bench?.anyOptions?.(random);
  if (wild !== undefined && module.parseOptions(wild).ok) return wild;
  return anyOptionsOf(module, bench?.options ?? [])(random);
}

/** A table between people at one screen, with options at random. */
export async function begunAtRandom(house: House, game: string, id: string, random: Random): Promise<void> {
  const module = right(await house.library.whole(game, null));
  const options = await anyOptions(game, module, random);
  const seats = module.seats(right(module.parseOptions(options) as never));
  const players = Object.fromEntries(seats.map((seat) => [seat, { kind: 'me' as const }]));
  const agreed = { id, secret: freshSecret(house.ports.dice), contributions: [], beside: null };
  right(await beginAgreed(house, { game, options: asJson(options), players, hints: false }, agreed));
}
