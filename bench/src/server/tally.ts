// Counts what players did against what the server kept of it.
import type { Client } from './client.ts';
import { act, firstOrder, type Pair } from './pair.ts';

export interface Tally {
  readonly answered: number;
  readonly lost: number;
  readonly doubled: number;
}

/** How many entries of the journal are a seat's own, as it sees them itself. */
async function entriesOf(player: Client | undefined, seat: string): Promise<number> {
  const reply = await player?.ask({ name: 'moments', request: { from: 1 }, isPlace: true });
  const moments = (reply?.value ?? []) as readonly { readonly seat: string }[];
  return moments.filter((moment) => moment.seat === seat).length;
}

/** Both players of a pair act as fast as they are answered, until it is over; how often each did. */
export const playUntil = (
  pair: Pair,
  n: number,
  isOver: (player: number) => boolean,
): Promise<readonly number[]> =>
  Promise.all(
    pair.players.map(async (player, i) => {
      const order = await firstOrder(player);
      let turn = 0;
      for (; !isOver(i); turn += 1)
        if (!(await act(player, order, turn, `${n} ${i}`)))
          throw new Error(`table ${n}: turn ${turn} refused`);
      return turn;
    }),
  );

export async function tally(pairs: readonly Pair[], turns: readonly (readonly number[])[]): Promise<Tally> {
  let [answered, lost, doubled] = [0, 0, 0];
  for (const [n, counts] of turns.entries())
    for (const [i, count] of counts.entries()) {
      const own = await entriesOf(pairs[n]?.players[i], i === 0 ? 'white' : 'black');
      answered += count;
      lost += Math.max(0, count - own);
      doubled += Math.max(0, own - count);
    }
  return { answered, lost, doubled };
}
