// When to be asked: beside the prompt of a window on a desk, in the menu on a phone.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, type Size, type Visit } from './browser.ts';
import type { Opponent } from './playing.ts';
import { playSaga, sitDownToSaga } from './saga-playing.ts';

let house: House;
let visit: Visit;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
afterEach(async () => {
  expect(visit.problems).toEqual([]);
  await visit.close();
});

/** Plays until somebody is asked in a window. */
async function firstWindow(size: Size, opponent: Opponent): Promise<void> {
  visit = await house.visit({ size });
  await sitDownToSaga(visit, opponent);
  const until = async (): Promise<boolean> => (await visit.page.locator('.prompt .ask-me').count()) > 0;
  await playSaga(visit.page, { seed: 5, deadline: 60_000, until });
}

const lift = (): Promise<void> =>
  visit.page.getByRole('button', { name: /lift the curtain/ }).click({ timeout: 15_000 });

it('is chosen beside the prompt, leaves the open window alone, and is remembered', async () => {
  await firstWindow('desktop', 'A friend');
  const { page } = visit;
  const chooser = page.getByLabel(/^Ask me before/);
  expect(await chooser.inputValue()).toBe('always');
  const asked = await page.locator('.prompt .ask').innerText();
  await chooser.selectOption('when I can answer');
  await expect.poll(() => chooser.inputValue()).toBe('able');
  expect(await page.locator('.prompt .ask').innerText()).toBe(asked);
  await page.reload();
  await lift();
  await expect.poll(() => chooser.inputValue()).toBe('able');
  await page.getByRole('button', { name: 'All choices' }).click();
  const menu = page.getByRole('dialog', { name: 'All choices' });
  expect(await menu.innerText()).toContain('Against a person');
  await menu.getByLabel(/^Before/).selectOption('not again this turn');
  await expect.poll(() => chooser.inputValue()).toBe('never');
});

it('is in the menu of a phone, and a machine opponent is waited for only when there is a choice', async () => {
  await firstWindow('phone', 'AI Conscript');
  const { page } = visit;
  expect(await page.locator('.prompt .ask-me').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'All choices' }).click();
  const chooser = page
    .getByRole('dialog', { name: 'All choices' })
    .getByLabel(/^Before/)
    .first();
  expect(await chooser.inputValue()).toBe('able');
  const box = await chooser.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
});
