// Every screen at all ten sizes on one sheet: `node scripts/contact-sheets.ts <folder> <day|candle> [words of a screen's name]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type Theme } from '../e2e/browser.ts';
import { ALL_WINDOWS, resize } from '../e2e/fits/fits.ts';
import { type House, openHouse } from '../e2e/house.ts';
import { allScreens, type Screen } from '../e2e/screens/all-screens.ts';
import { lightUp } from '../e2e/settled.ts';
import { type Picture, sheetOf } from './pictures/sheet.ts';

const LAYOUT = { width: 1960, height: 420 } as const;

async function pictures(house: House, { open }: Screen, theme: Theme): Promise<readonly Picture[]> {
  const visit = await house.visit({ theme });
  const taken: Picture[] = [];
  await open(visit);
  await lightUp(visit.page, theme);
  for (const window of ALL_WINDOWS) {
    await resize(visit.page, window);
    const image = await visit.page.screenshot({ animations: 'disabled', caret: 'hide' });
    taken.push({ image, caption: window });
  }
  await visit.close();
  return taken;
}

const [folder, light, ...words] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the sheets shall go: a folder.');
mkdirSync(folder, { recursive: true });
const theme: Theme = light === 'candle' ? 'candle' : 'day';
const browser = await launch();
const house = await openHouse(undefined, browser);
for (const screen of allScreens.filter(({ name }) => words.every((word) => name.includes(word)))) {
  const sheet = await sheetOf(browser, await pictures(house, screen, theme), LAYOUT);
  const name = screen.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  writeFileSync(join(folder, `${name}-${theme}.png`), sheet);
  console.log(screen.name);
}
await house.close();
await browser.close();
