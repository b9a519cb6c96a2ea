// Trying something out needs no server: a sandbox of a far game lies on this device.
import type { Result } from '@grognard/kernel';
import type { Place, Players, TableId, Tables } from '@grognard/protocol';
import { t } from '../words/words.ts';

export type Here = Pick<Tables, 'importFile' | 'open'>;

/** Whoever sat elsewhere is somebody at this screen. */
const allHere = (players: Players): Players =>
  Object.fromEntries(
    Object.entries(players).map(([seat, player]) => [
      seat,
      player.kind === 'far' ? { kind: 'friend' } : player,
    ]),
  );

/** Of a running game the server hands out the present moment, as far as the viewer may know it; afterwards all of them. */
export async function forkHere(
  here: Here,
  place: Place,
  { n, players }: { readonly n: number; readonly players: Players },
): Promise<Result<TableId>> {
  const state = await place.look();
  if (!state.ok) return state;
  const { outcome, n: now } = state.value;
  if (outcome === null && n !== now)
    return { ok: false, error: { code: 'past', path: 'n', message: t('far.forkNow') } };
  const file = await place.exportFile();
  if (!file.ok) return file;
  const copy = await here.importFile({ text: file.value });
  if (!copy.ok || outcome === null) return copy;
  const beside = await here.open({ table: copy.value, viewer: 'spectator' });
  return beside.ok ? beside.value.fork({ n, players: allHere(players) }) : beside;
}
