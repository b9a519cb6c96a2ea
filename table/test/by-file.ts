// A game by file between two devices without any server: the file goes over, the answer comes back.
import type { Json } from '@grognard/kernel';
import type { Place, Players, TableState, Tables } from '@grognard/protocol';
import type { Ports } from '../src/index.ts';
import { memoryStore } from './memory-store.ts';
import { asleep } from './nearby.ts';
import { right, sit, tabOn } from './table-for-tests.ts';

export interface Side {
  readonly store: ReturnType<typeof memoryStore>;
  host: Tables;
  place: Place;
}

export const device = (ports: Partial<Ports> = {}, store = memoryStore()): Tables =>
  tabOn(store, { thinker: asleep, ...ports });

export interface Game {
  readonly here: Side;
  readonly there: Side;
  /** The host's table, and the guest's of the last turn. */
  readonly id: string;
  /** The file that went over last. */
  last: string;
}

export const whiteAndBlack: Players = { white: { kind: 'me' }, black: { kind: 'mail' } };

export async function begin(
  game = 'generals',
  seats = whiteAndBlack,
  options: Json = { setup: 'marengo' },
  ports: Partial<Ports> = {},
): Promise<Game> {
  const [mine] = Object.keys(seats);
  const [ours, theirs] = [memoryStore(), memoryStore()];
  const host = device(ports, ours);
  const id = right(await host.create({ game, options, players: seats, hints: true }));
  const guest = device(ports, theirs);
  return {
    here: { store: ours, host, place: sit(host, id, mine ?? '') },
    there: { store: theirs, host: guest, place: sit(guest, '', '') },
    id,
    last: '',
  };
}

export const free = ({ offers }: TableState) => offers.filter(({ refusal }) => refusal === null);

/** Decides as shortly as it can be done, as long as anything is asked. */
export async function decide(place: Place): Promise<void> {
  for (let choices = 0; choices < 500; choices += 1) {
    const state = right(await place.look());
    const offer = free(state).find(({ role }) => role === 'commit') ?? free(state)[0];
    if (offer === undefined) return;
    const reply = await place.submit({ action: offer.action, seen: state.n });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
  }
}

/** The host's turn goes to the other side, which sits down to it. */
export async function over(game: Game, seat: string): Promise<void> {
  game.last = right(await game.here.place.sendFile());
  const table = right(await game.there.host.importFile({ text: game.last }));
  game.there.place = sit(game.there.host, table, seat);
}

export async function back(game: Game): Promise<void> {
  game.last = right(await game.there.place.sendFile());
  if (right(await game.here.host.importFile({ text: game.last })) !== game.id)
    throw new Error('The answer belongs to another game.');
}
