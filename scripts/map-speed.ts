// Large maps in a real browser: how much the page's main thread has to do for each frame while the map is moved. The toy
// of the bench, and the table of a whole campaign as players get it; both are built first. `toy` or `campaign`: one of them.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { type House, openHouse } from '../e2e/house.ts';
import { startAgainst } from '../e2e/steps.ts';
import type { Visit } from '../e2e/visit.ts';
import { sprite } from '../web/sprite-plugin.ts';
import { buildPage } from './build-page.ts';
import { best, type Measured, mainThreadIn, summed } from './processor-time.ts';

/** Milliseconds per frame, 95 of 100 times. */
const PROMISED = 8;
const ROUNDS = 2;
const STEPS = 45;

async function buildMapPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'grognard-map-'));
  await build({
    root: join(import.meta.dirname, '../bench/map-page'),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [sprite()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  return outDir;
}

/** What the main thread did up to the end of each frame since the one before, in milliseconds: input, script, drawing. */
function framesIn(trace: string): readonly number[] {
  const { tasks, marks } = mainThreadIn(trace, 'ProxyMain::BeginMainFrame');
  const ends = marks.map(({ ts }) => ts);
  const sums = new Map<number, number>();
  for (const { ts, tdur } of tasks) {
    // The task that draws a frame begins a little before it says so.
    const frame = ends.find((end) => end >= ts);
    if (frame !== undefined) sums.set(frame, (sums.get(frame) ?? 0) + tdur / 1000);
  }
  return [...sums.values()];
}

/** One step of the hand for each frame. */
async function framed(page: Page, step: () => Promise<void>): Promise<void> {
  await step();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** To and fro with the mouse held down, as far as the window is wide. */
async function pan(page: Page): Promise<void> {
  for (const way of [1, -1]) {
    await page.mouse.move(720 - way * 450, 450 - way * 270);
    await page.mouse.down();
    for (let i = 1; i <= STEPS; i += 1)
      await framed(page, () =>
        page.mouse.move(720 + way * (-450 + (900 * i) / STEPS), 450 + way * (-270 + (540 * i) / STEPS)),
      );
    await page.mouse.up();
  }
}

/** From close by to the whole theatre and back. */
async function zoom(page: Page): Promise<void> {
  await page.mouse.move(720, 450);
  for (const way of [1, -1])
    for (let i = 0; i < STEPS; i += 1) await framed(page, () => page.mouse.wheel(0, way * 28));
}

async function traced(browser: Browser, page: Page, move: (page: Page) => Promise<void>): Promise<Measured> {
  await browser.startTracing(page, { categories: ['toplevel', 'cc'] });
  await move(page);
  const trace = await browser.stopTracing();
  return summed(framesIn(trace.toString()), 20);
}

interface OnTheTable {
  readonly name: string;
  readonly house: House;
  open(visit: Visit): Promise<unknown>;
}

async function measure(
  { house, open }: OnTheTable,
  move: (page: Page) => Promise<void>,
  zoomed: number,
): Promise<Measured> {
  const visit = await house.visit();
  const { page, close } = visit;
  const browser = page.context().browser();
  if (browser === null) throw new Error('The browser has gone.');
  await open(visit);
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, zoomed);
  await page.waitForTimeout(500);
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await traced(browser, page, move));
  await close();
  return best(rounds);
}

const milliseconds: Record<string, Measured> = {};
async function measureAll(map: OnTheTable): Promise<void> {
  const { name, house } = map;
  milliseconds[`${name}, panning at 100 %`] = await measure(map, pan, 0);
  milliseconds[`${name}, panning from afar`] = await measure(map, pan, 500);
  milliseconds[`${name}, zooming`] = await measure(map, zoom, 0);
  await house.close();
}

const [, , only] = process.argv;
if (only !== 'campaign')
  await measureAll({
    name: '6,930 hexes, 190 counters',
    house: await openHouse(await buildMapPage()),
    open: ({ go }) => go(''),
  });
if (only !== 'toy') {
  await buildPage();
  await measureAll({
    name: 'the campaign of 1815',
    house: await openHouse(),
    open: (visit) => startAgainst(visit, 'later-campaigns', 'AI Conscript', { scenario: 'campaign' }),
  });
}

const cases = Object.entries(milliseconds).flatMap(([name, { p50, p95 }]) => [
  { name: `${name}, frames, half of the time`, perSecond: 1000 / p50 },
  { name: `${name}, frames, 95 of 100 times`, perSecond: 1000 / p95 },
]);
const ratios = Object.fromEntries(
  Object.entries(milliseconds).map(([name, { p95 }]) => [
    `${name}: the ${PROMISED} ms promised against a frame`,
    PROMISED / p95,
  ]),
);
console.log(JSON.stringify({ cases, ratios, milliseconds }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
