// How much code a browser loads for the home page, until somebody can decide something in Generals, and on top of the
// shared page for every other title: page and workers, compressed as they are sent. Run it by itself for the list of files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPage, type House, openHouse, type Sent } from '../e2e/house.ts';
import { startButton } from '../e2e/steps.ts';

/** Kilobytes of 1000 bytes. */
export const BUDGETS = {
  home: 60,
  firstDecision: 150,
  saga: 120,
  napoleonica: 130,
  laterCampaigns: 150,
  laterCampaignsMap: 60,
} as const;

const PARTS = [
  'home',
  'firstDecision',
  'saga',
  'napoleonica',
  'laterCampaigns',
  'laterCampaignsMap',
] as const;
type Part = (typeof PARTS)[number];

/** Map, armies and scenarios of 1815, all battles in one file (`web/vite.config.ts`). */
const MAP_DATA = /\/june-1815-/;

export interface Loaded {
  readonly kilobytes: number;
  readonly files: readonly { readonly path: string; readonly kilobytes: number }[];
}
/** A title's part is what its first decision needs and that of Generals does not. */
export type BundleSize = { readonly [part in Part]: Loaded };

function loaded(paths: readonly string[]): Loaded {
  const scripts = [...new Set(paths)].filter((path) => path.endsWith('.js'));
  const files = scripts.map((path) => ({
    path,
    kilobytes: gzipSync(readFileSync(join(builtPage, path)), { level: 9 }).length / 1000,
  }));
  return { files, kilobytes: files.reduce((sum, file) => sum + file.kilobytes, 0) };
}

const pathOf = ({ path }: Sent): string => path.split('?')[0] ?? path;

/**
 * Runs in the page, which says when somebody can decide: whoever watches from outside, or frame by frame, is late on a busy
 * machine, and by then the machine opponent has begun to think.
 */
const noteFirstDecision = (): void =>
  new MutationObserver((_changes, watch) => {
    if (document.querySelector('.commit, .board [data-target]') === null) return;
    watch.disconnect();
    document.documentElement.dataset['asked'] = String(Date.now());
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class', 'data-target'] });

/** What a visitor with an empty cache is sent from the home page to the first decision of a game. */
async function sentUntilDecision(house: House, game: string): Promise<readonly string[]> {
  const before = house.served.length;
  // Sent nothing ahead of time: on a busy machine that might come before the first decision.
  const visit = await house.visit({ fetchesAhead: false });
  await visit.go('#/');
  await visit.go(`#/new/${game}`);
  await visit.page.evaluate(noteFirstDecision);
  await startButton(visit.page).click();
  const shown = await visit.page.waitForFunction(() => document.documentElement.dataset['asked']);
  const when = Number(await shown.jsonValue());
  const sent = house.served.slice(before).filter(({ at }) => at <= when);
  await visit.close();
  return sent.map(pathOf);
}

async function sentForHome(house: House): Promise<readonly string[]> {
  const visit = await house.visit();
  await visit.go('#/');
  await visit.page.locator('.yours .more').waitFor();
  await visit.close();
  return house.served.map(pathOf);
}

/** Measured where it counts: by what the server was asked for. */
async function measureBundle(): Promise<BundleSize> {
  const house = await openHouse();
  try {
    const home = loaded(await sentForHome(house));
    const generals = await sentUntilDecision(house, 'generals');
    const onTop = async (game: string): Promise<readonly string[]> => {
      const sent = await sentUntilDecision(house, game);
      return sent.filter((path) => !generals.includes(path));
    };
    const later = await onTop('later-campaigns');
    return {
      home,
      firstDecision: loaded(generals),
      saga: loaded(await onTop('saga')),
      napoleonica: loaded(await onTop('napoleonica')),
      laterCampaigns: loaded(later.filter((path) => !MAP_DATA.test(path))),
      laterCampaignsMap: loaded(later.filter((path) => MAP_DATA.test(path))),
    };
  } finally {
    await house.close();
  }
}

const isWithin = (size: BundleSize): boolean => PARTS.every((part) => size[part].kilobytes <= BUDGETS[part]);

const inBoth = (one: Loaded, other: Loaded): Loaded => {
  const files = one.files.filter(({ path }) => other.files.some((each) => each.path === path));
  return { files, kilobytes: files.reduce((sum, file) => sum + file.kilobytes, 0) };
};

/**
 * What a decision needs is sent before it every time. On a busy machine what comes later may come sooner once: where there seems
 * to be too much, only what is sent a second and a third time counts.
 */
export async function measureNeeded(): Promise<BundleSize> {
  let size = await measureBundle();
  for (let again = 0; again < 2 && !isWithin(size); again += 1) {
    const other = await measureBundle();
    size = {
      home: inBoth(size.home, other.home),
      firstDecision: inBoth(size.firstDecision, other.firstDecision),
      saga: inBoth(size.saga, other.saga),
      napoleonica: inBoth(size.napoleonica, other.napoleonica),
      laterCampaigns: inBoth(size.laterCampaigns, other.laterCampaigns),
      laterCampaignsMap: inBoth(size.laterCampaignsMap, other.laterCampaignsMap),
    };
  }
  return size;
}

if (import.meta.main) {
  const size = await measureNeeded();
  for (const part of PARTS) {
    console.log(`${part}: ${size[part].kilobytes.toFixed(1)} kB of ${BUDGETS[part]} kB`);
    for (const { path, kilobytes } of size[part].files)
      console.log(`  ${kilobytes.toFixed(1).padStart(6)}  ${path}`);
  }
  process.exitCode = isWithin(size) ? 0 : 1;
}
