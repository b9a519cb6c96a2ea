import { Presets, SingleBar } from 'cli-progress';
import type { Context } from './context.ts';

export interface Progress {
  reach(done: number): void;
  stop(): void;
}

const SILENT: Progress = { reach() {}, stop() {} };

/** A bar on standard error while something long goes on; nothing where nobody looks. */
export function progress({ errors }: Context, what: string, total: number): Progress {
  if (errors.isTTY !== true) return SILENT;
  const bar = new SingleBar(
    {
      format: `${what} {bar} {value}/{total} {eta_formatted}`,
      stream: errors,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    reach: (done) => bar.update(done),
    stop: () => bar.stop(),
  };
}
