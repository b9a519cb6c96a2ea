// The board answers a pointer within a frame: main-thread time from the press to the lit answer.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { press, sitDown } from './playing.ts';

const FRAME = 16;

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
  visit = await house.visit();
  await sitDown(visit, 'AI Conscript');
});
afterAll(() => house.close());

declare global {
  interface Window {
    answers: number[];
  }
}

/** Notes, for every press, how long the page was busy until the first highlight had changed. */
const watchAnswers = (): void => {
  window.answers = [];
  let pressedAt: number | null = null;
  addEventListener(
    'click',
    () => {
      pressedAt = performance.now();
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const isLit = changes.some(
      ({ target }) => target instanceof Element && target.closest('.pieces-layer') !== null,
    );
    if (pressedAt === null || !isLit) return;
    window.answers.push(performance.now() - pressedAt);
    pressedAt = null;
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'], childList: true });
};

/** Presses units all over the field and gives the time of each answer, quickest first. */
async function measure({ page }: Visit): Promise<readonly number[]> {
  await page.evaluate(() => {
    window.answers = [];
  });
  const units = page.locator('.piece[data-target^="unit:w"]');
  const count = await units.count();
  for (let i = 0; i < 50; i++) await press(page, units.nth((i * 7) % count));
  return (await page.evaluate(() => window.answers)).sort((a, b) => a - b);
}

const percentile = (times: readonly number[], share: number): number =>
  times[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY;

it(`lights up what a chosen unit may do within ${FRAME} ms (p95)`, async () => {
  await visit.page.evaluate(watchAnswers);
  let best = Number.POSITIVE_INFINITY;
  // Another program may hold the processor for a while: the best of three rounds is the page's own time.
  for (let round = 0; round < 3 && best > FRAME; round++) {
    const times = await measure(visit);
    expect(times.length).toBeGreaterThan(30);
    best = Math.min(best, percentile(times, 0.95));
    console.log(
      `press to lit answer: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${best.toFixed(1)} ms`,
    );
  }
  expect(best).toBeLessThanOrEqual(FRAME);
});
