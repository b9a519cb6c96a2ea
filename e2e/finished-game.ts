import { memoryStore } from '../table/test/memory-store.ts';
import { lookUntil, newTable, right, sit, tabOn, twoMachines } from '../table/test/table-for-tests.ts';

/** The file of a whole game between two machines, played just now by these very rules. */
export async function finishedGame(): Promise<string> {
  const host = tabOn(memoryStore());
  const id = await newTable(host, twoMachines);
  await lookUntil(host, id, 'spectator', ({ outcome }) => outcome !== null);
  return right(await sit(host, id, 'spectator').exportFile());
}
