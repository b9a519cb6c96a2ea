// How much code a browser loads for the home page, and until somebody can decide something in Generals: page and workers,
// compressed as they are sent. Run it by itself for the list of files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPage, openHouse } from '../e2e/browser.ts';

/** Kilobytes of 1000 bytes. */
export const BUDGETS = { home: 60, firstDecision: 150 } as const;

export interface Loaded {
  readonly kilobytes: number;
  readonly files: readonly { readonly path: string; readonly kilobytes: number }[];
}
export interface BundleSize {
  readonly home: Loaded;
  readonly firstDecision: Loaded;
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

/** Measured where it counts: by what the server was asked for. */
export async function measureBundle(): Promise<BundleSize> {
  const house = await openHouse();
  try {
    const visit = await house.visit();
    await visit.go('#/');
    await visit.page.locator('.yours .more').waitFor();
    const home = loaded(house.served);
    const { page } = visit;
    await visit.go('#/new/generals');
    await page.getByRole('button', { name: 'Start the battle' }).first().click();
    await page.getByRole('button', { name: 'Lock the sheet' }).first().waitFor();
    return { home, firstDecision: loaded(house.served) };
  } finally {
    await house.close();
  }
}

if (import.meta.main) {
  const size = await measureBundle();
  for (const part of ['home', 'firstDecision'] as const) {
    console.log(`${part}: ${size[part].kilobytes.toFixed(1)} kB of ${BUDGETS[part]} kB`);
    for (const { path, kilobytes } of size[part].files)
      console.log(`  ${kilobytes.toFixed(1).padStart(6)}  ${path}`);
  }
  process.exitCode =
    size.home.kilobytes <= BUDGETS.home && size.firstDecision.kilobytes <= BUDGETS.firstDecision ? 0 : 1;
}
