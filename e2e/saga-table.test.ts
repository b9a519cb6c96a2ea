// What a player does at the table of Saga: deploying by hand and by touch, why not, secrets.
import { prompts } from '@grognard/games/saga/words/prompts.ts';
import { windowPrompts } from '@grognard/games/saga/words/windows.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { STRATEGY_CARDS } from '../games/saga/data/strategy-cards.ts';
import { openMoment } from './moments.ts';
import { playOn } from './playing.ts';
import { startAgainst } from './steps.ts';
import { board, commit, desk, lift, lit, pointOn, prompt, target, whyNot } from './table.ts';
import { it } from './test.ts';

const slot = (page: Page, name: string): Locator => target(page, `sector:${name}`);
/** A unit that waits to be deployed, by how its card begins. */
const mustered = (page: Page, card: string): Locator =>
  page.getByRole('region', { name: 'Units to deploy' }).locator(`[data-target^="card:${card}"]`).first();
/** Units as their player is about to deploy them. */
const drafted = (page: Page): Locator => board(page).locator('[data-target].is-draft');

const deploying = { recording: 'saga/basic', seat: 'A', asked: prompts.deploy };

it('SAG-4.9: a gun is refused in front and says why; a unit is put where it is pressed, and taken back', async ({
  regular: visit,
}) => {
  await openMoment(visit, deploying);
  const { page } = visit;
  await mustered(page, 'FR-L').click();
  await slot(page, 'L3').click();
  await expect.poll(() => drafted(page).count()).toBe(1);
  await mustered(page, 'FR-FART').click();
  await slot(page, 'L2').click({ force: true });
  await whyNot(page).waitFor();
  expect(await whyNot(page).innerText()).toContain('SAG-4.9');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect.poll(() => drafted(page).count()).toBe(0);
});

/** Everything the page holds: texts, and what attributes say. */
const everythingOn = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

const hand = (page: Page): Locator => desk(page).getByRole('listitem').locator('[data-target^="card:"]');
/** The cards of a hand, as the page marks them for its own player. */
async function handOn(page: Page): Promise<readonly string[]> {
  await hand(page).first().waitFor();
  return hand(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('data-target')?.replace('card:', '') ?? ''),
  );
}

it('never shows one player the hand of the other', async ({ regular: visit }) => {
  const { page } = visit;
  await openMoment(visit, deploying, 'A friend');
  await lift(page).click();
  await page.getByRole('button', { name: 'Place the rest' }).click();
  await commit(page).click();
  await page.getByText('Lay Terrain from your opening hand').first().waitFor();
  const theirs = await handOn(page);
  await commit(page).click();
  await lift(page).waitFor();
  expect(await page.locator('[data-target]').count()).toBe(0);
  await lift(page).click();
  const own = await handOn(page);
  const hidden = STRATEGY_CARDS.filter(({ id }) => theirs.includes(id) && !own.includes(id));
  expect(hidden.length).toBeGreaterThan(0);
  const held = await everythingOn(page);
  for (const { id, name } of hidden) {
    expect(held).not.toContain(`card:${id}`);
    expect(held).not.toContain(`>${name}<`);
  }
});

it('on a phone: fits the screen with all own rows, deploys by tapping, plays a turn by touch', async ({
  visitAs,
}) => {
  const visit = await visitAs({ size: 'phone' });
  await startAgainst(visit, 'saga', 'AI Conscript');
  const { page } = visit;
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(size).toEqual({ scrollWidth: 390, scrollHeight: 844 });
  for (const name of ['L1', 'S2', 'R5']) {
    const box = await slot(page, name).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await mustered(page, '').tap();
  await lit(page, 'sector:').first().tap();
  await expect.poll(() => drafted(page).count()).toBe(1);
  await playOn(page, { seed: 9, deadline: 90_000, how: 'tap', until: 'Turn 2' });
  expect(await prompt(page).innerText()).toContain('Turn 2');
  // The last press may have come when nobody was asked any more, and opened a closer look.
  const opened = page.locator('.saga-inspection.is-pinned .btn');
  if (await opened.isVisible()) await opened.tap();
  // A closer look says itself why a unit answers nothing now: no second sheet lies behind it.
  await page.locator('[data-look^="unit:B"]').first().tap();
  await page.locator('.saga-inspection.is-pinned').waitFor();
  expect(await page.locator('.why-sheet').isVisible()).toBe(false);
});

it('SAG-4.5: while both deploy the far half is one band; afterwards both boards have all their rows', async ({
  regular: visit,
}) => {
  await openMoment(visit, deploying);
  const { page } = visit;
  await page.setViewportSize({ width: 1366, height: 657 });
  expect(await slot(page, 'B:R1').count()).toBe(0);
  const deployed = (await slot(page, 'L1').boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Place the rest' }).click();
  await commit(page).click();
  await slot(page, 'B:R1').waitFor();
  expect((await slot(page, 'L1').boundingBox())?.height).toBeLessThan(deployed);
  // A card of the hand that is pointed at grows: its whole text is read, and it stays below the pointer.
  const card = page.locator('.saga-hand [data-target^="card:"]').first();
  const { x, y } = await pointOn(card);
  await page.mouse.move(x, y);
  await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(150);
  const { top, bottom, end } = await card.evaluate((held) => {
    const { top, bottom } = held.getBoundingClientRect();
    return { top, bottom, end: held.querySelector('.saga-card-text')?.getBoundingClientRect().bottom ?? 999 };
  });
  expect(end).toBeLessThanOrEqual(bottom + 1);
  expect(top).toBeLessThan(y);
  expect(bottom).toBeGreaterThan(y);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('a press on another unit that stands picks it; dragging lets the two change places', async ({
  regular: visit,
}) => {
  await openMoment(visit, deploying);
  const { page } = visit;
  const standing = (name: string): Locator => drafted(page).and(slot(page, name));
  const lookOf = (name: string): Promise<string | null> => standing(name).getAttribute('data-look');
  await mustered(page, 'FR-L').click();
  await slot(page, 'L1').click();
  await expect.poll(() => drafted(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await mustered(page, 'FR-CUIR').click();
  await slot(page, 'S1').click();
  await expect.poll(() => drafted(page).count()).toBe(2);
  const [line, horse] = [await lookOf('L1'), await lookOf('S1')];
  expect(line).not.toBe(horse);
  await standing('L1').click();
  await standing('S1').click();
  await page.waitForTimeout(100);
  expect([await lookOf('L1'), await lookOf('S1')]).toEqual([line, horse]);
  await standing('S1').dragTo(standing('L1'));
  await expect.poll(async () => [await lookOf('L1'), await lookOf('S1')]).toEqual([horse, line]);
});

it('SAG-3.1: what was rolled stays beside the unit until the next press', async ({ regular: visit }) => {
  await openMoment(visit, {
    recording: 'saga/basic',
    seat: 'A',
    asked: windowPrompts['W-ACT'],
  });
  const { page } = visit;
  const result = board(page)
    .locator('.saga-result')
    .filter({ hasText: /need(s|ed) \d/ });
  const appears = (): Promise<boolean> =>
    result
      .first()
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
  // The machine may play a card first: then there is one more window to pass before the dice.
  do await commit(page).click();
  while (!(await appears()));
  // Whatever the machine does next at once, nobody has pressed anything: the own roll is still there.
  await page.waitForTimeout(1000);
  expect(await result.count()).toBeGreaterThan(0);
});
