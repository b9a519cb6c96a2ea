// One guest's place at a table. Whose it is was settled when it was taken; nothing that is asked from it can name another.
import { type Viewer, why } from '@grognard/kernel';
import type { ActId, Failed, Place, SubmitReply, TableId } from '@grognard/protocol';
import type { House } from './house.ts';
import { type Identity, seatingOf } from './identity.ts';
import { elsewhere } from './keep.ts';
import { lookAt, lookBackAt, momentsOf } from './look.ts';
import {
  chooseByMail,
  momentsBefore,
  momentsByMail,
  onlyNow,
  refuseByMail,
  takeBackLast,
  withMail,
} from './mail/at-place.ts';
import { redo } from './redo.ts';
import { fileAway, ok } from './reply.ts';
import type { OpenTable } from './shelf.ts';
import { orderStanding } from './standing.ts';
import { type Changed, takeBack, takeBackAll } from './take-back.ts';

export const notYours = (viewer: Viewer): Failed => ({
  ok: false,
  error: {
    code: 'not-yours',
    path: 'viewer',
    message: `Until the battle is over, only who plays “${viewer}” may look through its eyes.`,
  },
});

const onlyLooks: Failed = {
  ok: false,
  error: {
    code: 'not-a-seat',
    path: 'viewer',
    message: 'Who looks on from beside the table decides nothing.',
  },
};

/** How often somebody who was overtaken by another host looks again before giving up. */
const attempts = 5;

type Task<T> = (table: OpenTable) => T | Promise<T>;

export function takePlace(house: House, identity: Identity, id: TableId, viewer: Viewer): Place {
  const { ports, shelf, keep, playing, machines } = house;
  let hasLeft = false;
  /** A place may be lost while it is held: the seat goes to somebody else, or its holder gets up. */
  const use = <T>(task: Task<T>): Promise<T | Failed> =>
    shelf.use<T | Failed>(id, (table) =>
      hasLeft || !identity.maySit(seatingOf(table.record), viewer) ? notYours(viewer) : task(table),
    );
  const decide = <T>(task: Task<T>): Promise<T | Failed> =>
    use<T | Failed>((table) => {
      if (!table.match.seats.includes(viewer)) return onlyLooks;
      const error = ports.sideboard?.refuse(table.record) ?? refuseByMail(table);
      return error === null ? task(table) : { ok: false, error };
    });
  const change = async (
    doIt: (table: OpenTable) => Changed,
    act: ActId | undefined,
  ): Promise<SubmitReply> => {
    const once = (): Promise<SubmitReply> =>
      decide(async (table) => {
        const changed = await playing.change(table, viewer, doIt, act);
        return changed.ok ? { ok: true as const, n: changed.n + momentsBefore(table) } : changed;
      });
    let reply = await once();
    // What came in between may not concern the choice: then it holds, and otherwise the rules say that it is stale.
    for (let again = 0; again < attempts && 'error' in reply && reply.error === elsewhere; again += 1)
      reply = await once();
    if (reply.ok) machines.attend(id, false);
    return reply;
  };

  return {
    async look() {
      const passed = await use(async (table) => ok(await playing.answerUnasked(table)));
      if (!passed.ok) return passed;
      machines.attend(id, true);
      return use((table) => ok(withMail(table, lookAt(table, viewer, machines.thinking(id)))));
    },
    moments: ({ from }) =>
      use((table) => ok(momentsByMail(table, from, (first) => momentsOf(table, viewer, first)))),
    lookBack: ({ n }) =>
      use((table) =>
        n < momentsBefore(table) ? onlyNow : lookBackAt(table, viewer, n - momentsBefore(table)),
      ),
    submit: ({ action, seen }, act) => change((table) => chooseByMail(table, viewer, action, seen), act),
    why: ({ action }) =>
      decide(({ match }) => {
        const reason = why(match, viewer, action);
        return ok(reason !== null && 'rule' in reason ? reason : null);
      }),
    undo: (_, act) => change((table) => takeBackLast(table) ?? takeBack(table, viewer), act),
    resetTurn: (_, act) => change((table) => takeBackAll(table, viewer), act),
    redo: (_, act) => change((table) => redo(table, viewer), act),
    standing: ({ orders }) =>
      decide(async (table) => {
        const ordered = orderStanding(table, viewer, orders);
        if (!ordered.ok) return ordered;
        const error = await keep(table, table.match.journal.length, ordered.value);
        return error === null ? ok(null) : { ok: false, error };
      }),
    async fork({ n, players }) {
      const { forkAt } = await import('./fork.ts');
      return use(async (table) => fileAway(ports.store, await forkAt(table, viewer, n, players, ports)));
    },
    async chances() {
      const { chancesOf } = await import('./chances.ts');
      return use(chancesOf);
    },
    async exportFile() {
      const { exportTable } = await import('./files.ts');
      return use((table) => exportTable(table, viewer));
    },
    async sendFile() {
      const { writeFile } = await import('./mail/door.ts');
      return use((table) => (table.match.seats.includes(viewer) ? writeFile(house, table) : onlyLooks));
    },
    async leave() {
      hasLeft = true;
      return ok(null);
    },
  };
}
