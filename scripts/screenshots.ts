// Takes a picture of every screen: `node scripts/screenshots.ts <folder> [words of a screen's name]`. GROGNARD_DIST names
// another built page, so that two builds can be compared: `node scripts/side-by-side.ts <before> <after> <folder>`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../e2e/browser.ts';
import { type House, openHouse } from '../e2e/house.ts';
import { allScreens, type Screen } from '../e2e/screens/all-screens.ts';
import { lightUp, settled } from '../e2e/settled.ts';
import type { Visit } from '../e2e/visit.ts';

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
}

const wide: readonly Shot[] = [
  { width: 1440, height: 900, theme: 'day' },
  { width: 1440, height: 900, theme: 'candle' },
  { width: 1366, height: 657, theme: 'day' },
  { width: 1024, height: 768, theme: 'day' },
];
const narrow: readonly Shot[] = [
  { width: 390, height: 844, theme: 'day' },
  { width: 390, height: 844, theme: 'candle' },
  { width: 844, height: 390, theme: 'day' },
];

const fileName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

async function shoot({ page }: Visit, folder: string, name: string, shots: readonly Shot[]): Promise<void> {
  for (const { width, height, theme } of shots) {
    await page.setViewportSize({ width, height });
    await lightUp(page, theme);
    await settled(page);
    const path = join(folder, `${fileName(name)}_${width}x${height}_${theme}.png`);
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  }
}

/** One visitor at a desk and one with a phone; a screen that cannot be opened is named, and the others go on. */
async function photograph(house: House, folder: string, { name, open }: Screen): Promise<boolean> {
  let isWhole = true;
  for (const [size, shots] of [
    ['desktop', wide],
    ['phone', narrow],
  ] as const) {
    const visit = await house.visit({ size });
    visit.page.setDefaultTimeout(15_000);
    try {
      await open(visit);
      await shoot(visit, folder, name, shots);
    } catch (error) {
      isWhole = false;
      console.error(`${name}, ${size}: ${error instanceof Error ? error.message : String(error)}`);
      await visit.page.screenshot({ path: join(folder, `${fileName(name)}_${size}_failed.png`) });
    }
    await visit.close();
  }
  return isWhole;
}

const [folder, ...words] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the pictures shall go: a folder.');
mkdirSync(folder, { recursive: true });
const house = await openHouse();
const wanted = allScreens.filter(({ name }) => words.every((word) => name.includes(word)));
let failed = 0;
for (const screen of wanted) {
  const isWhole = await photograph(house, folder, screen);
  if (!isWhole) failed += 1;
  console.log(`${isWhole ? 'taken' : 'FAILED'}: ${screen.name}`);
}
await house.close();
console.log(`${wanted.length - failed} screens taken, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
