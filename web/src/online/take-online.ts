// A battle of this device goes on between people far apart, from where it stands; the server throws the dice from here on.
import './far.ts';
import type { InputError } from '@grognard/kernel';
import type { Player, SeatWish } from '@grognard/protocol';
import { rememberBeingFar } from '../been-far.ts';
import { farId } from '../far-id.ts';
import { lobbyOf } from '../load-board.ts';
import { goTo } from '../router.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';
import { hall, reachServer } from './far.ts';
import { freshToken } from './fresh-token.ts';
import { keepLinks } from './links.ts';
import { defaultTerms } from './lobby/terms-form.tsx';

/** Whoever shared this screen gets a link. */
const wishFor = (player: Player): SeatWish => {
  if (player.kind === 'ai') return player;
  return { kind: player.kind === 'me' ? 'me' : 'guest' };
};

/** Makes a table on the server and goes there; what is in the way, or null. */
export async function takeOnline(table: string): Promise<InputError | null> {
  if (!(await reachServer())) return { code: 'no-server', path: '', message: t('far.unreachable') };
  const taken = await tables.takeAway({ table });
  if (!taken.ok) return taken.error;
  const { players, ...rest } = taken.value;
  const lobby = await lobbyOf(rest.game);
  const made = await hall.makeTable({
    ...rest,
    ...defaultTerms,
    about: lobby?.battleName(rest.options) ?? rest.game,
    seats: Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, wishFor(player)])),
    contribution: freshToken(),
  });
  if (!made.ok) return made.error;
  keepLinks(made.value.table, made.value.links);
  rememberBeingFar();
  goTo({ screen: 'table', id: farId(made.value.table) });
  return null;
}
