// One guest's place at a table. Whose it is was settled when it was taken; nothing that is asked from it can name another.
import { submit, type Viewer, why } from '@grognard/kernel';
import type {
  ActId,
  Failed,
  Moment,
  Place,
  Player,
  SubmitReply,
  TableId,
  TableState,
} from '@grognard/protocol';
import { presentEra } from './eras.ts';
import { onThisDevice } from './host-words.ts';
import type { House } from './house.ts';
import { type Identity, seatingOf } from './identity.ts';
import { entrySeen, lookAt, lookBackAt, momentsOf, seenAsCounted } from './look.ts';
import { type MailAtPlace, mailAt } from './mail/is-by-mail.ts';
import { redo } from './redo.ts';
import { fileAway, ok } from './reply.ts';
import { rulesInForce } from './rules-in-force.ts';
import type { OpenTable } from './shelf.ts';
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

const askTheOthers: Failed = {
  ok: false,
  error: {
    code: 'ask-first',
    path: '',
    message: 'Everybody who plays has to agree to newer rules: ask for it, and the others answer.',
  },
};

/** Whether somebody in front of this screen plays it. */
const isHere = (player: Player | undefined): boolean => player?.kind === 'me' || player?.kind === 'friend';

type Task<T> = (table: OpenTable, mail: MailAtPlace | null) => T | Promise<T>;

export function takePlace(house: House, identity: Identity, id: TableId, viewer: Viewer): Place {
  const { ports, shelf, keep, playing, machines } = house;
  let hasLeft = false;
  /** A place may be lost while it is held: the seat goes to somebody else, or its holder gets up. */
  const use = <T>(task: Task<T>): Promise<T | Failed> =>
    shelf.use<T | Failed>(id, async (table) =>
      hasLeft || !identity.maySit(seatingOf(table.record), viewer)
        ? notYours(viewer)
        : task(table, await mailAt(table)),
    );
  const decide = <T>(task: Task<T>): Promise<T | Failed> =>
    use<T | Failed>((table, mail) => {
      if (!table.match.seats.includes(viewer)) return onlyLooks;
      const error = ports.sideboard?.refuse(table.record) ?? mail?.refuseByMail(table) ?? null;
      return error === null ? task(table, mail) : { ok: false, error };
    });
  const change = async (
    doIt: (table: OpenTable, mail: MailAtPlace | null) => Changed,
    act: ActId | undefined,
  ): Promise<SubmitReply> => {
    const once = (): Promise<SubmitReply> =>
      decide(async (table, mail) => {
        const changed = await playing.change(table, viewer, (now) => doIt(now, mail), act);
        const before = mail?.momentsBefore(table) ?? 0;
        return changed.ok ? { ok: true as const, n: changed.n + before } : changed;
      });
    const { movedOn } = ports.says ?? onThisDevice;
    let reply = await once();
    // What came in between may not concern the choice: then it holds, and otherwise the rules say that it is stale.
    for (let again = 0; again < attempts && 'error' in reply && reply.error === movedOn; again += 1)
      reply = await once();
    if (reply.ok) machines.attend(id, false);
    return reply;
  };

  /** Few tables are played by older rules, or were. */
  const withRules = async (table: OpenTable, state: TableState): Promise<TableState> => {
    const { record } = table;
    const isUsual = record.eras.length === 1 && rulesInForce(house.library, record) === undefined;
    if (isUsual) return state;
    const { rulesTold } = await import('./rules-told.ts');
    return { ...state, ...(await rulesTold(table, viewer, house.library)) };
  };

  /** What answers itself is answered before anybody looks. */
  const attended = async <T>(task: Task<T>): Promise<T | Failed> => {
    const passed = await use(async (table) => ok(await playing.answerUnasked(table)));
    if (!passed.ok) return passed;
    machines.attend(id, true);
    return use(task);
  };
  const stateNow = async (table: OpenTable, mail: MailAtPlace | null): Promise<TableState> => {
    const state = await withRules(table, lookAt(table, viewer, machines.thinking(id)));
    return mail === null ? state : mail.withMail(table, state);
  };
  const momentsFrom = (table: OpenTable, mail: MailAtPlace | null, from: number): readonly Moment[] => {
    const since = (first: number) => momentsOf(table, viewer, first);
    return mail === null ? since(from) : mail.momentsByMail(table, from, since);
  };

  return {
    look: () => attended(async (table, mail) => ok(await stateNow(table, mail))),
    lookFrom: ({ from, seen }) =>
      attended(async (table, mail) => {
        const state = await stateNow(table, mail);
        const before = mail?.momentsBefore(table) ?? 0;
        const asCounted = seenAsCounted(table.match, viewer, Math.max(0, seen - before)) + before;
        return ok({ state, moments: momentsFrom(table, mail, from), seen: seen < before ? seen : asCounted });
      }),
    moments: ({ from }) => use((table, mail) => ok(momentsFrom(table, mail, from))),
    lookBack: ({ n }) =>
      use((table, mail) => {
        if (mail === null) return lookBackAt(table, viewer, n);
        const before = mail.momentsBefore(table);
        return n < before ? mail.onlyNow : lookBackAt(table, viewer, n - before);
      }),
    submit: ({ action, seen }, act) =>
      change(
        (table, mail) =>
          mail?.chooseByMail(table, viewer, action, seen) ??
          submit(table.match, viewer, action, entrySeen(table.match, viewer, seen)),
        act,
      ),
    why: ({ action }) =>
      decide(async ({ match, record }) => {
        if (why(match, viewer, action) === null) return ok(null);
        // Some reasons come with the whole game only: what is no choice at all is explained seldom.
        const whole = await house.library.whole(record.game, presentEra(record).edition);
        const reason = why(whole.ok ? { ...match, module: whole.value } : match, viewer, action);
        return ok(reason !== null && 'rule' in reason ? reason : null);
      }),
    undo: (_, act) => change((table, mail) => mail?.takeBackLast(table) ?? takeBack(table, viewer), act),
    resetTurn: (_, act) => change((table) => takeBackAll(table, viewer), act),
    redo: (_, act) => change((table) => redo(table, viewer), act),
    standing: ({ orders }) =>
      decide(async (table) => {
        const { orderStanding } = await import('./order-standing.ts');
        const ordered = orderStanding(table, viewer, orders);
        if (!ordered.ok) return ordered;
        const error = await keep(table, table.match.journal.length, ordered.value);
        return error === null ? ok(null) : { ok: false, error };
      }),
    async fork({ n, players }) {
      const { forkAt } = await import('./fork.ts');
      return use(async (table) => fileAway(ports.store, await forkAt(table, viewer, n, players, house)));
    },
    async chances() {
      const { chancesOf } = await import('./chances.ts');
      return use((table) => chancesOf(table, house.library));
    },
    async exportFile() {
      const { exportTable } = await import('./files.ts');
      return use((table) => exportTable(table, viewer));
    },
    async sendFile() {
      const { writeFile } = await import('./mail/door.ts');
      return use((table) => (table.match.seats.includes(viewer) ? writeFile(house, table) : onlyLooks));
    },
    async newerRules() {
      const { newerRules } = await import('./newer-rules.ts');
      return use((table) => newerRules(table, house.library, viewer));
    },
    async takeNewerRules() {
      const { takeNewerRules } = await import('./newer-rules.ts');
      const taken = await decide(async (table) => {
        const { players } = table.record;
        const isShared = Object.values(players).some(({ kind }) => kind === 'far');
        if (isShared) return askTheOthers;
        const here = table.match.seats.filter((seat) => isHere(players[seat]));
        return takeNewerRules(house, table, here);
      });
      // By the newer rules the machine may have something to answer.
      if (taken.ok) machines.attend(id, false);
      return taken;
    },
    async leave() {
      hasLeft = true;
      return ok(null);
    },
  };
}
