// After an update the tables of a server are tried by the newest rules, one after another beside what people do. Where every entry
// comes out the same a table moves on; processes that do not have those rules hand it over from then on.
import { bringOn, isBehind, type Rest, type Thinker } from '@grognard/table';
import type { Company } from '../hall/company.ts';

/** Processes are changed one after the other; those of before serve these tables until then. */
export const ROLLING = 10 * 60_000;
const BREATH = 20;
const tablesAtOnce = 50;

const breathe: Rest = () => new Promise((resolve) => setTimeout(resolve, BREATH));

/** Those after this id that have something to try, and where to look on; null: nowhere. */
async function behindAfter({ db, house }: Company, last: string) {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '>', last)
    .orderBy('id')
    .limit(tablesAtOnce)
    .execute();
  const records = await house.ports.store.list(rows.map(({ id }) => id));
  const behind = records.filter((record) => !('isDamaged' in record) && isBehind(house.library, record));
  return { behind: behind.map(({ id }) => id), next: rows.at(-1)?.id ?? null };
}

export interface BroughtOn {
  readonly tried: number;
  readonly moved: number;
}

/** Tries every table once. One that cannot be tried stays where it is; whoever opens it is told what is wrong. */
export async function bringTablesOn(
  company: Company,
  alone: Thinker['alone'],
  rest: Rest = breathe,
): Promise<BroughtOn> {
  let [tried, moved] = [0, 0];
  for (let last: string | null = ''; last !== null; ) {
    const { behind, next } = await behindAfter(company, last);
    for (const id of behind) {
      await alone(id, async () => {
        tried += 1;
        if (await bringOn(company.house, id, rest).catch(() => false)) moved += 1;
      });
      await rest();
    }
    last = next;
    await rest();
  }
  return { tried, moved };
}

/** Once the other processes have been changed, too. Returns a stop function. */
export function bringTablesOnLater(
  company: Company,
  alone: Thinker['alone'],
  failed: (error: unknown) => void,
): () => void {
  let isStopped = false;
  const rest: Rest = async () => {
    if (isStopped) throw new Error('The server ends.');
    await breathe();
  };
  const timer = setTimeout(
    () => void bringTablesOn(company, alone, rest).catch((error) => isStopped || failed(error)),
    ROLLING,
  );
  timer.unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
