import type { Context, ExitCode } from './context.ts';
import type { Given } from './values.ts';

interface Flag {
  /** As in `--games <n>`; a switch has no value. */
  readonly flag: string;
  readonly about: string;
  readonly fallback?: string | number;
}

/** One command of the program. */
export interface Command {
  /** As in `fuzz <game>`. */
  readonly usage: string;
  readonly about: string;
  readonly flags: readonly Flag[];
  readonly examples: readonly string[];
  run(context: Context, words: readonly string[], given: Given): Promise<ExitCode>;
}

export const JSON_FLAG: Flag = { flag: '--json', about: 'Report as one JSON object on standard output' };
export const OPTIONS_FLAG: Flag = {
  flag: '--options <json>',
  about: 'Options of the game as JSON, or @ and the name of a file; the rest stays as usual',
};
