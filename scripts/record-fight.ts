// Films one fight of each game at normal speed, as a sheet of frames, and says how long each result was shown:
// `node scripts/record-fight.ts <folder> [title]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { openMoment } from '../e2e/moments.ts';
import { set } from '../e2e/settings.ts';
import { FIGHTS } from './pictures/fights.ts';
import { type Film, type Frame, filmOf } from './pictures/film.ts';
import { sheetOf } from './pictures/sheet.ts';

const FRAMES = 12;
const LAYOUT = { width: 1260, height: 190 } as const;

/** As many as fit the sheet, evenly through the film, none twice. */
function chosen(frames: readonly Frame[]): readonly Frame[] {
  const last = frames.at(-1)?.at ?? 0;
  const times = Array.from({ length: FRAMES }, (_, i) => (last * i) / (FRAMES - 1));
  return [...new Set(times.flatMap((time) => frames.findLast(({ at }) => at <= time) ?? []))];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function tell(name: string, { frames, beats }: Film): void {
  const whole = beats.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`${name}: ${beats.length} beats in ${seconds(whole)}, ${frames.length} frames`);
  for (const { say, ms } of beats) console.log(`  ${seconds(ms)}  ${say.replaceAll(/\s+/g, ' ')}`);
}

const [folder, ...titles] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the sheets shall go: a folder.');
mkdirSync(folder, { recursive: true });
const browser = await launch();
const house = await openHouse(undefined, browser);
for (const { name, moment, begin } of FIGHTS.filter(
  (each) => titles.length === 0 || titles.includes(each.name),
)) {
  const visit = await house.visit();
  await visit.page.setViewportSize({ width: 1366, height: 657 });
  await set(visit, { speed: 'normal', motion: 'full' });
  await openMoment(visit, moment);
  const film = await filmOf(visit.page, () => begin(visit.page));
  const pictures = chosen(film.frames).map(({ at, jpeg }) => ({ image: jpeg, caption: seconds(at) }));
  writeFileSync(
    join(folder, `fight-${name}.jpg`),
    await sheetOf(browser, pictures, { ...LAYOUT, type: 'jpeg' }),
  );
  tell(name, film);
  await visit.close();
}
await house.close();
await browser.close();
