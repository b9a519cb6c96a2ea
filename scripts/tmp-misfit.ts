import { openHouse } from '../e2e/house.ts';
import { misfitsAtRest, resize } from '../e2e/fits/fits.ts';
import { allScreens } from '../e2e/screens/all-screens.ts';
import { press, target, lit } from '../e2e/table.ts';
import { settled } from '../e2e/settled.ts';
const house = await openHouse();
const [what, ...sizes] = process.argv.slice(2);
const visit = await house.visit();
const { page } = visit;
page.setDefaultTimeout(15000);
const open = async (name: string) => allScreens.find((s) => s.name === name)!.open(visit);
if (what === 'reserve') {
  await open('Generals, planning');
  const where = await page.evaluate(() => [...document.querySelectorAll('.board [data-target^="unit:w"]')].map((e) => e.getAttribute('data-target') + ' ' + e.getAttribute('aria-label')));
  console.log(where.join('\n'));
  for (const label of ['White Infantry, in reserve', 'White Cavalry, in reserve']) void label;
  const res = page.locator('.board [data-target^="unit:w"][aria-label*="eserve"]');
  const n = await res.count(); console.log('reserve', n);
  for (const arm of ['wI', 'wC', 'wA']) {
    const u = page.locator(`.board [data-target^="unit:${arm}"][aria-label*="eserve"]`).first();
    if ((await u.count()) === 0) continue;
    await press(page, u); await settled(page);
    const s = lit(page, 'sector:b1'); if (await s.count()) { const b=(await s.first().boundingBox())!; await page.mouse.click(b.x+6,b.y+b.height-6); await settled(page);} else console.log('no b1 for', arm);
  }
} else if (what === 'deck') {
  await open('Saga, deck builder');
} else await open(what!);
for (const size of sizes) {
  await resize(page, size as any); 
  console.log(size, await misfitsAtRest(page));
  await page.screenshot({ path: `/tmp/tables-pics/${what!.replaceAll(/[^a-zA-Z]+/g, '-')}-${size}.png`, animations: 'disabled' });
}
await house.close();
