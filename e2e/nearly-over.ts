// Two people far apart who have played a battle but for its last decision: everything goes through the one door, and is kept
// and told in pieces, as if they had played quickly.
import { offers, outcomeOf, pending, type Seat, submit } from '@grognard/kernel';
import type { House } from '@grognard/table';
import { fork } from '@grognard/testkit/fork.ts';
import { mind } from './playing.ts';

type Match = Parameters<typeof fork>[0];
type Choose = ReturnType<typeof mind>;
type Offered = ReturnType<typeof offers>[number];

const pieces = 80;

/** What closes a decision or lets it go by: the same button in every run. */
const isClosing = ({ role, action }: Offered): boolean => role === 'commit' || action.type === 'pass';

/** What a seat may do; nobody gives up, and only who can do nothing else takes back. */
function freeTo(match: Match, seat: Seat): readonly Offered[] {
  const free = offers(match, seat).filter(({ refusal, role }) => refusal === null && role !== 'grave');
  const onward = free.filter(({ role }) => role !== 'takeBack');
  return onward.length > 0 ? onward : free;
}

/** With the same dice to come. */
function endsIt(match: Match, seat: Seat, { action }: Offered): boolean {
  const ahead = fork(match);
  submit(ahead, seat, action);
  return outcomeOf(ahead) !== null;
}

/** Whoever can end the battle by closing what is asked. */
const whoEndsIt = (match: Match): Seat | undefined =>
  pending(match)
    .map(({ seat }) => seat)
    .find((seat) => {
      const closing = freeTo(match, seat).find(isClosing);
      return closing !== undefined && endsIt(match, seat, closing);
    });

/** Somebody who is asked does something he may. */
export function decide(match: Match, choose: Choose): void {
  const asked = pending(match);
  const seat = asked[choose(asked.length)]?.seat ?? '';
  const free = freeTo(match, seat);
  const closing = free.find(isClosing);
  const chosen = closing !== undefined && choose(4) > 0 ? closing : free[choose(free.length)];
  const reply = submit(match, seat, chosen?.action);
  if (!reply.ok) throw new Error(`${seat} could not play on: ${JSON.stringify(reply)}`);
}

interface NearlyOver {
  readonly decisions: number;
  /** The name of who makes the last decision; null: it was over before, by something that closes nothing. */
  readonly last: string | null;
}

export async function playNearlyOver({ shelf, keep }: House, id: string, seed: number): Promise<NearlyOver> {
  const choose = mind(seed);
  const played = await shelf.use(id, async (table): Promise<NearlyOver> => {
    const { match } = table;
    let kept = 0;
    let last = whoEndsIt(match);
    while (last === undefined && outcomeOf(match) === null) {
      decide(match, choose);
      if (match.journal.length - kept >= pieces) {
        await keep(table, kept);
        kept = match.journal.length;
      }
      last = whoEndsIt(match);
    }
    if (match.journal.length > kept) await keep(table, kept);
    const player = table.record.players[last ?? ''];
    return { decisions: match.journal.length, last: player?.kind === 'far' ? player.name : null };
  });
  if ('error' in played) throw new Error(played.error.message);
  return played;
}
