import { outcomeOf, type Result, withSource } from '@grognard/kernel';
import { contributionsIn, diceSource, freshSecret } from './dice-secrets.ts';
import type { Library } from './library.ts';
import { newRecord } from './new-record.ts';
import { carryFor, rulesOf } from './open-stored.ts';
import type { Ports } from './ports.ts';
import { replaySound } from './restore.ts';
import type { Stored } from './store.ts';

/**
 * The sound part of a stored game as a table of its own. It goes on with new dice, and the file of it will say so: who
 * damages a game on purpose must not see the same dice fall again.
 */
export async function salvage(
  library: Library,
  { record, entries }: Stored,
  ports: Ports,
): Promise<Result<Stored>> {
  const rules = await rulesOf(library, record);
  if (!rules.ok) return rules;
  const replayed = replaySound(rules.value, record, entries, { carry: await carryFor(record) });
  if (!replayed.ok) return replayed;
  const { match } = replayed.value;
  const fresh = freshSecret(ports.dice, match.journal.length + 1);
  const isOver = outcomeOf(match) !== null;
  const going = isOver ? match : withSource(match, diceSource(fresh, contributionsIn(record)));
  const { players, hints, kind, lesson, contributions, created, dice, eras } = record;
  const setting = {
    players,
    hints,
    kind,
    ...(lesson === undefined ? {} : { lesson }),
    contributions,
    created,
    // Newer rules that were taken after what is sound were never taken.
    eras: eras.filter(({ from }) => from <= match.journal.length),
    dice: isOver ? dice : [...dice, fresh],
  };
  return { ok: true, value: { record: newRecord(going, setting, ports), entries: going.journal } };
}
