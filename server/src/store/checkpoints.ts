// What is in SQLite's log is moved into the database beside the loop, on a thread of its own, so that nobody's move waits for
// it. SQLite begins a log anew only when all of it has been moved. Where people write without a pause that never happens, and
// the log would grow for ever: once it is long, writing is held up for the last short piece, without holding up anything else.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the thread says after each time: pages in the log, and how many of them are in the database. */
export interface Moved {
  readonly log: number;
  readonly moved: number;
}

export interface Checkpoints {
  /** Something was written: it will be moved in a while. */
  note(): void;
  close(): Promise<void>;
}

/** Keeps everybody from writing until the task is done. */
type Alone = (task: () => Promise<void>) => Promise<void>;

interface Limits {
  /** Milliseconds after a write. */
  readonly pause: number;
  /** Bytes of log that are worth a thread. */
  readonly worth: number;
  /** Pages. */
  readonly longLog: number;
}

/** A page that many write is moved once, however often it is in the log: moving seldom is moving less. */
const usual: Limits = { pause: 4000, worth: 4_000_000, longLog: 8000 };

/** Pages that are moved before anybody notices. */
const shortPiece = 500;
/** How often what was written meanwhile is moved after the rest. */
const mostPieces = 4;

interface Mover {
  move(): Promise<Moved>;
  isThere(): boolean;
  close(): Promise<void>;
}

function startMover(file: string): Mover {
  const thread = new Worker(join(import.meta.dirname, 'checkpoint-worker.ts'), { workerData: file });
  // A server that ends does not wait for it.
  thread.unref();
  let asked: PromiseWithResolvers<Moved> | null = null;
  let isThere = true;
  // What ended it is told with the end.
  thread.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      isThere = false;
      asked?.reject(new Error('The thread that empties the log has ended.'));
      resolve();
    });
  });
  thread.on('message', (moved: Moved) => asked?.resolve(moved));
  return {
    move() {
      asked = Promise.withResolvers();
      thread.postMessage('move');
      return asked.promise;
    },
    isThere: () => isThere,
    async close() {
      if (isThere) thread.postMessage('close');
      await ended;
    },
  };
}

export function checkpoints(file: string, alone: Alone, { pause, worth, longLog } = usual): Checkpoints {
  let mover: Mover | null = null;
  let timer: NodeJS.Timeout | null = null;
  let present: Promise<void> = Promise.resolve();
  let isClosed = false;
  let isWritten = false;
  /** Whether something was written since the present round began: then another has to follow. */
  let isNoted = false;

  /** Pages in the log when nobody holds up the rest of it, or little of it is left. */
  async function moveMost(move: Mover['move']): Promise<number> {
    let before = 0;
    for (let piece = 1; ; piece += 1) {
      isWritten = false;
      const { log, moved } = await move();
      if (moved < log) isWritten = true;
      if (!isWritten || piece === mostPieces || log - before < shortPiece) return log;
      before = log;
    }
  }
  async function moveAll(): Promise<void> {
    if ((await stat(`${file}-wal`)).size < worth) return;
    if (mover?.isThere() !== true) mover = startMover(file);
    const { move } = mover;
    const log = await moveMost(move);
    if (isWritten && log > longLog) await alone(async () => void (await move()));
  }
  async function round(): Promise<void> {
    isNoted = false;
    // Nothing is lost when it fails: the log has everything, and the next round tries again with a new thread.
    await moveAll().catch(() => {});
    timer = null;
    if (isNoted) schedule();
  }
  function schedule(): void {
    if (timer !== null || isClosed) return;
    timer = setTimeout(() => {
      present = round();
    }, pause);
    timer.unref();
  }
  return {
    note() {
      isWritten = true;
      isNoted = true;
      schedule();
    },
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await present;
      await mover?.close();
    },
  };
}
