// What a page's main thread had to do, from a trace of the browser: processor time, so that what other programs took at the
// same time is not counted against the page.

/** One piece of work, or one thing that is marked in it; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export interface MainThread {
  /** Whatever was done in one go, in order. */
  readonly tasks: readonly Required<Pick<TraceEvent, 'ts' | 'dur' | 'tdur'>>[];
  readonly marks: readonly TraceEvent[];
}

/** Other pages of the browser lie idle: the one that is measured has most of these marks. */
export function mainThreadIn(trace: string, mark: string): MainThread {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const marked = traceEvents.filter(({ name }) => name === mark);
  const threads = Map.groupBy(marked, ({ pid, tid }) => `${pid} ${tid}`);
  const [main] = [...threads.keys()].toSorted(
    (a, b) => (threads.get(b)?.length ?? 0) - (threads.get(a)?.length ?? 0),
  );
  const own = traceEvents.filter(({ pid, tid, ph }) => ph === 'X' && `${pid} ${tid}` === main);
  return {
    tasks: own
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .map(({ ts, dur = 0, tdur = 0 }) => ({ ts, dur, tdur })),
    marks: own.filter(({ name }) => name === mark),
  };
}

export interface Measured {
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
}

export function summed(times: readonly number[], least = 10): Measured {
  if (times.length < least) throw new Error(`Only ${times.length} times were measured.`);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), count: times.length };
}

/** Another program may litter the caches for a while: the best round is the page's own time. */
export const best = (rounds: readonly Measured[]): Measured =>
  rounds.reduce((least, round) => (round.p95 < least.p95 ? round : least));
