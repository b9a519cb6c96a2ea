// How much code a browser loads for the home page, until somebody can decide something in Generals, and on top of the
// shared page for Saga: page and workers, compressed as they are sent. Run it by itself for the list of files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPage, type House, openHouse } from '../e2e/house.ts';
import { startButton } from '../e2e/steps.ts';
import { commit, targets } from '../e2e/table.ts';

/** Kilobytes of 1000 bytes. */
export const BUDGETS = { home: 60, firstDecision: 150, saga: 120 } as const;

const PARTS = ['home', 'firstDecision', 'saga'] as const;

export interface Loaded {
  readonly kilobytes: number;
  readonly files: readonly { readonly path: string; readonly kilobytes: number }[];
}
export interface BundleSize {
  readonly home: Loaded;
  readonly firstDecision: Loaded;
  /** What the first decision in Saga needs and Generals does not. */
  readonly saga: Loaded;
}

function loaded(served: readonly string[]): Loaded {
  const scripts = [...new Set(served.map((url) => url.split('?')[0] ?? url))].filter((url) =>
    url.endsWith('.js'),
  );
  const files = scripts.map((path) => ({
    path,
    kilobytes: gzipSync(readFileSync(join(builtPage, path)), { level: 9 }).length / 1000,
  }));
  return { files, kilobytes: files.reduce((sum, file) => sum + file.kilobytes, 0) };
}

/** What a visitor with an empty cache is sent from the home page to the first decision of a game. */
async function sentUntilDecision(house: House, game: string): Promise<readonly string[]> {
  const before = house.served.length;
  const visit = await house.visit();
  await visit.go('#/');
  await visit.go(`#/new/${game}`);
  await startButton(visit.page).click();
  await commit(visit.page).or(targets(visit.page)).first().waitFor();
  const sent = house.served.slice(before);
  await visit.close();
  return sent;
}

async function sentForHome(house: House): Promise<readonly string[]> {
  const visit = await house.visit();
  await visit.go('#/');
  await visit.page.locator('.yours .more').waitFor();
  await visit.close();
  return [...house.served];
}

/** Measured where it counts: by what the server was asked for. */
export async function measureBundle(): Promise<BundleSize> {
  const house = await openHouse();
  try {
    const home = loaded(await sentForHome(house));
    const generals = await sentUntilDecision(house, 'generals');
    const saga = await sentUntilDecision(house, 'saga');
    return {
      home,
      firstDecision: loaded(generals),
      saga: loaded(saga.filter((url) => !generals.includes(url))),
    };
  } finally {
    await house.close();
  }
}

if (import.meta.main) {
  const size = await measureBundle();
  for (const part of PARTS) {
    console.log(`${part}: ${size[part].kilobytes.toFixed(1)} kB of ${BUDGETS[part]} kB`);
    for (const { path, kilobytes } of size[part].files)
      console.log(`  ${kilobytes.toFixed(1).padStart(6)}  ${path}`);
  }
  process.exitCode = PARTS.every((part) => size[part].kilobytes <= BUDGETS[part]) ? 0 : 1;
}
