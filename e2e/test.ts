// `it` for the page in a browser: a test asks for `visit`, or for `visitAs` when it wants another size or light.
import { type RunnerTestCase, test } from 'vitest';
import { launch } from './browser.ts';
import { builtPage, type House, type Look, openHouse } from './house.ts';
import { leaveBehind } from './left-behind.ts';
import { isDrawn } from './settled.ts';
import type { Visit } from './visit.ts';

export type VisitAs = (look?: Look, where?: House) => Promise<Visit>;

/** A page as it was at every step: half of the speed, so only for whoever asks for it. */
const wantsSnapshots = process.env['GROGNARD_SNAPSHOTS'] !== undefined;

const roomsOf = (visits: readonly Visit[]) => new Set(visits.map(({ room }) => room));

/** A test that failed, or during which the browser complained, leaves behind what it saw and says where. */
async function conclude(task: Readonly<RunnerTestCase>, visits: readonly Visit[]): Promise<void> {
  const problems = visits.flatMap((visit) => visit.problems);
  const errors = task.result?.errors ?? [];
  if (errors.length === 0 && problems.length === 0) {
    for (const room of roomsOf(visits)) await room.tracing.stop();
    return;
  }
  const where = `What the page showed, and how it came to that: ${await leaveBehind(task.fullTestName, visits)}`;
  for (const error of errors) error.message += `\n${where}`;
  if (errors.length === 0) throw new Error(`The browser complained:\n${problems.join('\n')}\n${where}`);
}

let opened: Promise<House> | undefined;
let closed: Promise<void> | undefined;
const shared = (): Promise<House> => {
  opened ??= launch().then((browser) => openHouse(builtPage, browser));
  return opened;
};
/** Vitest ends a worker's fixtures once for each of its files, all at the same time; a room that closes while its browser goes never says so. */
const closeShared = (): Promise<void> => {
  closed ??= shared().then(async (house) => {
    await house.close();
    await house.browser.close();
  });
  return closed;
};

export const it = test
  // One browser and one server for all files of a worker, also for those that add something to `it`: to Vitest that is another one.
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern that nothing else is needed
  .extend('house', { scope: 'worker' }, ({}, { onCleanup }) => {
    onCleanup(closeShared);
    return shared();
  })
  .extend('browser', { scope: 'worker' }, ({ house }) => house.browser)
  // Who stays for a whole file: the page is read once, not once a test.
  .extend('stay', { scope: 'file' }, async ({ house }, { onCleanup }) => {
    const stay = { visit: await house.visit(), isSpoiled: false };
    onCleanup(() => stay.visit.close());
    return stay;
  })
  .extend('regular', async ({ house, stay, task }, { onCleanup }) => {
    // One page that stopped drawing, or that a failure left anywhere, must not fail every test after it.
    if (stay.isSpoiled || !(await isDrawn(stay.visit.page))) {
      await stay.visit.close();
      stay.visit = await house.visit();
    }
    const { visit } = stay;
    visit.problems.length = 0;
    await visit.room.tracing.start({ snapshots: wantsSnapshots });
    onCleanup(() => {
      stay.isSpoiled = (task.result?.errors ?? []).length > 0;
      return conclude(task, [visit]);
    });
    return visit;
  })
  // Who has stored nothing yet, on the page of who stays: it is not read anew, and nothing on it is left open.
  .extend('newcomer', async ({ regular }) => {
    await regular.go('#/settings');
    await regular.page.evaluate(() => {
      const settings = localStorage.getItem('grognard-settings');
      localStorage.clear();
      if (settings !== null) localStorage.setItem('grognard-settings', settings);
    });
    return regular;
  })
  .extend('visitAs', async ({ house, task }, { onCleanup }): Promise<VisitAs> => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      const left = visits.splice(0);
      try {
        await conclude(task, left);
      } finally {
        await Promise.all(left.map((visit) => visit.close()));
      }
    });
    return async (look, where = house) => {
      const visit = await where.visit(look);
      const isNew = !roomsOf(visits).has(visit.room);
      visits.push(visit);
      if (isNew) await visit.room.tracing.start({ snapshots: wantsSnapshots });
      return visit;
    };
  })
  .extend('visit', ({ visitAs }) => visitAs());
