// Plays the seats that belong to the machine, whenever one of them has a decision.
import { type InputError, type Json, pending, type Refusal, type Seat, viewOf } from '@grognard/kernel';
import type { Level, TableId } from '@grognard/protocol';
import type { AiLink } from './ai-link.ts';
import type { News } from './news.ts';
import type { OpenTable, Shelf } from './shelf.ts';
import { asJson } from './wire.ts';

export type PlayAll = (
  table: OpenTable,
  seat: Seat,
  actions: readonly Json[],
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly problem: Refusal | InputError }>;

export interface AiSeats {
  /** Lets the machine answer what it has to answer at a table. `isWatched`: somebody is looking right now. */
  attend(id: TableId, isWatched: boolean): void;
  thinking(id: TableId): readonly Seat[];
  /** Lets the machine try again where it gave up: somebody has changed who plays. */
  encourage(id: TableId): void;
}

interface Task {
  readonly game: string;
  readonly n: number;
  readonly seat: Seat;
  readonly players: number;
  readonly level: Level;
  readonly view: Json;
  /** Nobody else plays: wait for the spectator before the next answer. */
  readonly isShow: boolean;
}

const thinkingTime: { readonly [level in Level]: number } = { conscript: 300, veteran: 600, marshal: 900 };
const attempts = 3;

function nextTask({ record, match }: OpenTable): Task | null {
  const isShow = Object.values(record.players).every(({ kind }) => kind === 'ai');
  for (const { seat } of pending(match)) {
    const player = record.players[seat];
    if (player?.kind !== 'ai') continue;
    const view = asJson(viewOf(match, seat));
    const players = match.seats.length;
    const n = match.journal.length;
    return { game: record.game, n, seat, players, level: player.level, view, isShow };
  }
  return null;
}

/** Only one tab thinks for a table; the next in line takes over when that tab is closed. */
const alone = (id: TableId, task: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined ? task() : navigator.locks.request(`grognard-ai-${id}`, task);

const seedFromMachine = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export function aiSeats(shelf: Shelf, ai: AiLink, news: News, playAll: PlayAll): AiSeats {
  const busy = new Map<TableId, Set<Seat>>();
  /** Where the machine gave up: it is not asked again at the same entry, or looking would never end. */
  const gaveUp = new Map<TableId, number>();

  /** Thinks and plays once; false when there is nothing to do or it is time to stop. */
  async function answer(id: TableId): Promise<boolean> {
    const task = await shelf.use(id, nextTask);
    if (task === null || 'ok' in task) return false;
    busy.get(id)?.add(task.seat);
    news.tell(id, task.n);
    let problem: Refusal | InputError | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const actions = await ai.think({ ...task, seed: seedFromMachine(), budget: thinkingTime[task.level] });
      const played = await shelf.use(id, (table) =>
        table.match.journal.length >= task.n ? playAll(table, task.seat, actions) : { ok: true as const },
      );
      if (played.ok) {
        busy.get(id)?.delete(task.seat);
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
      while (await answer(id));
    } catch (error) {
      const n = await shelf.use(id, ({ match }) => match.journal.length);
      if (typeof n === 'number') gaveUp.set(id, n);
      news.trouble(id, error instanceof Error ? error.message : String(error));
    } finally {
      busy.delete(id);
      news.tell(id, 0);
    }
  }
  return {
    attend(id, isWatched) {
      if (busy.has(id)) return;
      void shelf.use(id, (table) => {
        const task = nextTask(table);
        if (task === null || busy.has(id) || gaveUp.get(id) === task.n || (task.isShow && !isWatched)) return;
        busy.set(id, new Set());
        void alone(id, () => answerAll(id)).catch((error: unknown) => news.trouble(id, String(error)));
      });
    },
    encourage: (id) => gaveUp.delete(id),
    thinking: (id) => [...(busy.get(id) ?? [])],
  };
}
