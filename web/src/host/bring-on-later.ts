// After an update the battles on this device are tried by the newest rules, once whoever came has settled, and by one tab only.
import type { House } from '@grognard/table';

/** Milliseconds: nobody waits for a first decision any more. */
const SETTLED = 6_000;

/** Between two stretches of a battle: whoever plays meanwhile is not kept waiting. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

async function bringOnHere(house: House): Promise<void> {
  const { bringAllOn } = await import('@grognard/table/bring-on.ts');
  await bringAllOn(house, pause);
}

const alone = (task: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined
    ? task()
    : navigator.locks.request('grognard-bring-on', { ifAvailable: true }, (lock) =>
        lock === null ? undefined : task(),
      );

/** What could not be tried now is tried the next time the page is opened. */
export const bringOnLater = (house: House): void =>
  void setTimeout(() => alone(() => bringOnHere(house)).catch(() => {}), SETTLED);
