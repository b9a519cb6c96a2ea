// How much code a browser loads for the home page, until somebody can decide something in Generals, and on top of the
// shared page for every other title: page and workers, compressed as they are sent. In Later Campaigns the enemy is waited for
// first: there also until the map lies on the table. Run it by itself for the list of files.
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
  laterCampaignsDecision: 150,
} as const;

const PARTS = [
  'home',
  'firstDecision',
  'saga',
  'napoleonica',
  'laterCampaigns',
  'laterCampaignsMap',
  'laterCampaignsDecision',
] as const;
type Part = (typeof PARTS)[number];

/** Map, armies and scenarios of 1815, all battles in one file (`web/vite.config.ts`). */
const MAP_DATA = /\/june-1815-/;

export interface Loaded {
  readonly kilobytes: number;
  readonly files: readonly { readonly path: string; readonly kilobytes: number }[];
}
/** A title's part is what its first decision, or its table, needs and the first decision of Generals does not. */
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
 * Runs in the page, which says when the table is drawn and when somebody can decide: whoever watches from outside, or frame by
 * frame, is late on a busy machine, and by then the machine opponent has begun to think. What a table fetches once it is drawn
 * cannot come before its own first drawing, however slow the machine.
 */
const noteMoments = (): void =>
  new MutationObserver((_changes, watch) => {
    const { dataset } = document.documentElement;
    if (document.querySelector('.prompt .ask') !== null) dataset['drawn'] ??= String(Date.now());
    // Counters by themselves are no decision: they also lie there while the enemy is waited for.
    if (document.querySelector('.commit, .board [data-target].is-legal, .desk-stops circle') === null) return;
    watch.disconnect();
    dataset['asked'] = String(Date.now());
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class', 'data-target'] });

interface SentOnTheWay {
  readonly untilDrawn: readonly string[];
  readonly untilDecision: readonly string[];
}

/** What a visitor with an empty cache is sent from the home page to the table of a game, and to the first decision there. */
async function sentOnTheWay(house: House, game: string): Promise<SentOnTheWay> {
  const before = house.served.length;
  // Sent nothing ahead of time: on a busy machine that might come before the first decision.
  const visit = await house.visit({ fetchesAhead: false });
  await visit.go('#/');
  await visit.go(`#/new/${game}`);
  await visit.page.evaluate(noteMoments);
  await startButton(visit.page).click();
  const moments = await visit.page.waitForFunction(() => {
    const { drawn, asked } = document.documentElement.dataset;
    return asked === undefined ? null : { drawn: Number(drawn), asked: Number(asked) };
  });
  const { drawn, asked } = (await moments.jsonValue()) ?? { drawn: 0, asked: 0 };
  const sent = house.served.slice(before);
  await visit.close();
  const until = (when: number): readonly string[] => sent.filter(({ at }) => at <= when).map(pathOf);
  return { untilDrawn: until(drawn), untilDecision: until(asked) };
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
    const { untilDecision: generals } = await sentOnTheWay(house, 'generals');
    const onTop = (sent: readonly string[]): readonly string[] =>
      sent.filter((path) => !generals.includes(path));
    const needed = async (game: string): Promise<Loaded> =>
      loaded(onTop((await sentOnTheWay(house, game)).untilDecision));
    const later = await sentOnTheWay(house, 'later-campaigns');
    const drawn = onTop(later.untilDrawn);
    return {
      home,
      firstDecision: loaded(generals),
      saga: await needed('saga'),
      napoleonica: await needed('napoleonica'),
      laterCampaigns: loaded(drawn.filter((path) => !MAP_DATA.test(path))),
      laterCampaignsMap: loaded(drawn.filter((path) => MAP_DATA.test(path))),
      laterCampaignsDecision: loaded(onTop(later.untilDecision).filter((path) => !MAP_DATA.test(path))),
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
      laterCampaignsDecision: inBoth(size.laterCampaignsDecision, other.laterCampaignsDecision),
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
