// Plays the seats that belong to the machine, whenever one of them has a decision.
import { type InputError, pending, type Refusal, type Seat, viewOf } from '@grognard/kernel';
import type { Level, TableId } from '@grognard/protocol';
import { presentEra } from './eras.ts';
import { newPatience } from './patience.ts';
import type { Playing } from './play.ts';
import type { Dice, Ports } from './ports.ts';
import type { Question } from './question.ts';
import type { OpenTable, Shelf } from './shelf.ts';
import { asJson } from './wire.ts';

export interface MachineSeats {
  /** Lets the machine answer what it has to answer at a table. `isWatched`: somebody is looking right now. */
  attend(id: TableId, isWatched: boolean): void;
  thinking(id: TableId): readonly Seat[];
  /** Lets the machine try again where it gave up: somebody has changed who plays. */
  encourage(id: TableId): void;
}

interface Task {
  readonly n: number;
  readonly question: Omit<Question, 'seed'>;
  /** Nobody else plays: wait for the spectator before the next answer. */
  readonly isShow: boolean;
}

/** Milliseconds, where somebody waits. */
const thinkingTime: { readonly [level in Level]: number } = { conscript: 300, veteran: 600, marshal: 850 };
/** And while a person is still deciding, too: whoever writes orders is not kept waiting by an enemy who writes his. */
const LEISURE = 5000;
const attempts = 3;

/** Whether a person still has something to decide, so that nobody waits for the machine. */
const isSomebodyBusy = ({ record, match }: OpenTable): boolean =>
  pending(match).some(({ seat }) => record.players[seat]?.kind !== 'ai');

function nextTask(table: OpenTable, sideboard: Ports['sideboard']): Task | null {
  const { record, match } = table;
  if (sideboard?.refuse(record)) return null;
  const isShow = Object.values(record.players).every(({ kind }) => kind === 'ai');
  for (const { seat } of pending(match)) {
    const player = record.players[seat];
    if (player?.kind !== 'ai') continue;
    const view = asJson(viewOf(match, seat));
    const { level } = player;
    const { game } = record;
    const isWhole = record.start !== null || record.eras.length > 1;
    const { edition } = presentEra(record);
    const players = match.seats.length;
    const budget = thinkingTime[level];
    const leisure = isSomebodyBusy(table) ? LEISURE : budget;
    const question = { game, edition, isWhole, view, seat, players, level, budget, leisure };
    return { n: match.journal.length, question, isShow };
  }
  return null;
}

/** While it thought, a person may have taken over or gone back. */
const isStillAsked = ({ record, match }: OpenTable, { n, question }: Task): boolean =>
  match.journal.length >= n && record.players[question.seat]?.kind === 'ai';

const freshSeed = (dice: Dice): number => dice(4).reduce((seed, byte) => seed * 256 + byte, 0);

export function machineSeats(
  shelf: Shelf,
  { thinker, news, dice, sideboard }: Ports,
  { playAll }: Playing,
): MachineSeats {
  const busy = new Map<TableId, Set<Seat>>();
  const patience = newPatience();
  /** Where the machine gave up: it is not asked again at the same entry, or looking would never end. */
  const gaveUp = new Map<TableId, number>();
  /** Tells whoever thinks at leisure that somebody waits now. */
  const hurry = new Map<TableId, () => void>();

  /** Thinks and plays once; false when there is nothing to do or it is time to stop. */
  async function answer(id: TableId): Promise<boolean> {
    const task = await shelf.use(id, (table) => nextTask(table, sideboard));
    if (task === null || 'ok' in task) return false;
    const { seat, budget, leisure } = task.question;
    const { promise: waited, resolve: isWaited } = Promise.withResolvers<void>();
    if (leisure > budget) hurry.set(id, isWaited);
    else isWaited();
    busy.get(id)?.add(seat);
    news.tell(id);
    let problem: Refusal | InputError | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const actions = await thinker.think({ ...task.question, seed: freshSeed(dice) }, waited);
      const played = await shelf.use(id, async (table) => {
        if (!isStillAsked(table, task)) return { ok: true as const };
        const before = table.match.journal.length;
        const reply = await playAll(table, seat, actions);
        if (reply.ok) patience.note(table, seat, before);
        return reply;
      });
      if (played.ok) {
        busy.get(id)?.delete(seat);
        return !task.isShow;
      }
      problem = 'problem' in played ? played.problem : played.error;
      // Another tab has played it, or the person changed something: look again.
      if ('code' in problem && problem.code === 'stale') return true;
    }
    throw new Error(problem === undefined ? 'no answer' : 'text' in problem ? problem.text : problem.message);
  }

  async function answerAll(id: TableId): Promise<void> {
    busy.set(id, new Set());
    try {
      while (await answer(id)) hurry.delete(id);
    } catch (error) {
      const n = await shelf.use(id, ({ match }) => match.journal.length);
      if (typeof n === 'number') gaveUp.set(id, n);
      news.trouble(id, error instanceof Error ? error.message : String(error));
    } finally {
      hurry.delete(id);
      busy.delete(id);
      news.tell(id);
    }
  }
  /** Whoever thinks at leisure is told when the last person has decided. */
  async function hurryOn(id: TableId): Promise<void> {
    if (hurry.has(id)) await shelf.use(id, (table) => isSomebodyBusy(table) || hurry.get(id)?.());
  }
  return {
    attend(id, isWatched) {
      const tell = (error: unknown): void => news.trouble(id, String(error));
      if (busy.has(id)) {
        hurryOn(id).catch(tell);
        return;
      }
      shelf
        .use(id, (table) => {
          const task = nextTask(table, sideboard);
          if (task === null || busy.has(id) || gaveUp.get(id) === task.n || (task.isShow && !isWatched))
            return;
          busy.set(id, new Set());
          thinker.alone(id, () => answerAll(id)).catch(tell);
        })
        .catch(tell);
    },
    encourage: (id) => gaveUp.delete(id),
    thinking: (id) => [...(busy.get(id) ?? [])],
  };
}
