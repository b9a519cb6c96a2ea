// The table of Saga on a phone, by touch.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, type Visit } from './browser.ts';
import { playSaga, sitDownToSaga } from './saga-playing.ts';

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
  visit = await house.visit({ size: 'phone' });
  await sitDownToSaga(visit, 'AI Conscript');
});
afterAll(() => house.close());

it('fits the screen: all rows of both boards, the hand and the tabs', async () => {
  const { page } = visit;
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(size).toEqual({ scrollWidth: 390, scrollHeight: 844 });
  for (const slot of ['B:R1', 'B:L5', 'L1', 'S2', 'R5']) {
    const box = await page.locator(`.saga-slot[data-target="sector:${slot}"]`).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

it('deploys by tapping a unit and a slot', async () => {
  const { page } = visit;
  await page.locator('.saga-muster-card.is-legal').first().tap();
  await page.locator('.saga-slot.is-legal').first().tap();
  await expect.poll(() => page.locator('.saga-piece.is-draft').count()).toBe(1);
});

it('plays a turn by touch, with no complaint from the browser', async () => {
  const { page } = visit;
  const asked = () => page.locator('.prompt .ask').innerText();
  const isNext = async (): Promise<boolean> => (await asked()).includes('Turn 2');
  await playSaga(page, { seed: 9, deadline: 60_000, how: 'tap', until: isNext });
  expect(await asked()).toContain('Turn 2');
  expect(visit.problems).toEqual([]);
});
