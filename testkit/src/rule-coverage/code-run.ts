// Which code of a game runs while something is played: V8 counts every function and every branch.
import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Of one file: every function and branch with how often it ran, as offsets into its source. */
export interface FileRun {
  readonly functions: readonly (readonly Range[])[];
}

export interface CodeRun {
  /** By path from the project's root. */
  readonly files: ReadonlyMap<string, FileRun>;
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly Range[] }[];
  }[];
}

const asked = (session: Session, method: string, given: object = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    session.post(method, given, (error: Error | null, answer?: unknown) =>
      error === null ? resolve(answer) : reject(error),
    );
  });

/** Modules that are loaded by `play` are counted branch by branch, those from before function by function. */
export async function runOf(root: string, play: () => Promise<void>): Promise<CodeRun> {
  const session = new Session();
  session.connect();
  await asked(session, 'Profiler.enable');
  await asked(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await play();
  const { result } = (await asked(session, 'Profiler.takePreciseCoverage')) as Coverage;
  await asked(session, 'Profiler.stopPreciseCoverage');
  session.disconnect();
  const here = `${pathToFileURL(root).href}/`;
  const own = result.filter(({ url }) => url.startsWith(here));
  return {
    files: new Map(
      own.map(({ url, functions }) => [
        url.slice(here.length),
        { functions: functions.map(({ ranges }) => ranges) },
      ]),
    ),
  };
}
