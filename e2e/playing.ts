// Plays Generals in the page as a person would: by pressing what is lit, with a random mind.
import type { Locator, Page } from 'playwright-core';
import type { Visit } from './browser.ts';

export type Opponent = 'AI Conscript' | 'A friend';

/** A random mind that makes the same choices every time. */
export function mind(seed: number): (sides: number) => number {
  let s = seed;
  return (sides) => {
    s = (Math.imul(s, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((s / 0x80000000) * sides);
  };
}

export async function sitDown({ go, page }: Visit, opponent: Opponent): Promise<void> {
  await go('#/new/generals');
  const black = page.locator('fieldset.seat').nth(1);
  await black.locator('label', { hasText: opponent }).first().click();
  await page.getByRole('button', { name: 'Start the battle' }).and(page.locator(':visible')).click();
  await page.locator('.generals-field .generals-piece[data-target], .curtain').first().waitFor();
}

/** Presses the middle of something drawn; false when it is no longer there. */
export async function press(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox({ timeout: 2000 }).catch(() => null);
  if (box === null) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** What is asked, or nothing when the table has just changed hands. */
const ask = (page: Page): Promise<string> =>
  page
    .locator('.prompt .ask')
    .innerText({ timeout: 300 })
    .catch(() => '');

/** Writes a few orders on the field: a unit, a lit sector, perhaps a second one. */
async function writeOrders(page: Page, choose: (sides: number) => number): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const units = page.locator('.generals-piece.is-legal');
    const count = await units.count();
    if (count === 0) return;
    await press(page, units.nth(choose(count)));
    for (let leg = 0; leg < 2; leg++) {
      const sectors = page.locator('.generals-sector.is-legal');
      const lit = await sectors.count();
      if (lit === 0) break;
      const corner = await sectors
        .nth(choose(lit))
        .boundingBox({ timeout: 300 })
        .catch(() => null);
      if (corner !== null) await page.mouse.click(corner.x + 5, corner.y + corner.height - 5);
      await page.waitForTimeout(30);
      if ((await page.locator('.generals-arrow.is-draft').count()) === 0) break;
    }
    await page.keyboard.press('Escape');
  }
}

/** Presses some of the buttons on the desk: send, fire, form square, withdraw, aim, rally. */
async function useDesk(page: Page, choose: (sides: number) => number): Promise<void> {
  const sendAll = page.getByRole('button', { name: 'Send all' });
  if ((await sendAll.count()) > 0)
    await sendAll
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
  for (let i = 0; i < 3; i++) {
    const buttons = page.locator(
      '.tray .generals-card-options .btn:not(.generals-undoing, [aria-disabled]), .tray .generals-slot.is-open:not(.is-active) .generals-slot-main',
    );
    const count = await buttons.count();
    if (count === 0 || choose(3) === 0) break;
    await buttons
      .nth(choose(count))
      .click({ timeout: 300 })
      .catch(() => {});
    const menu = page.locator('.offer-menu button');
    const items = await menu.count();
    if (items > 0)
      await menu
        .nth(choose(items))
        .click({ timeout: 300 })
        .catch(() => {});
  }
  const dice = page.locator('.generals-front-dice .generals-die.is-legal');
  if ((await dice.count()) > 0 && choose(2) === 0) await press(page, dice.first());
}

/** Answers one decision, whatever it is; false when there is none to answer. */
export async function answer(page: Page, choose: (sides: number) => number): Promise<boolean> {
  const commit = page.locator('.commit');
  if ((await commit.count()) === 0) return false;
  const asked = await ask(page);
  if (asked.includes('planning')) await writeOrders(page, choose);
  else await useDesk(page, choose);
  const ready = page.locator('.commit:not([aria-disabled])');
  if ((await ready.count()) === 0) {
    // Something is still demanded: take whatever is offered first.
    await page
      .locator('.tray .generals-card-options .btn:not(.generals-undoing)')
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
    return true;
  }
  await ready
    .first()
    .click({ timeout: 1000 })
    .catch(() => {});
  return true;
}

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('.prompt a.btn.primary').count()) > 0;

/** Plays until the game is over; counts how often the table changed hands. */
export async function playToTheEnd(page: Page, seed: number, deadline: number): Promise<number> {
  const choose = mind(seed);
  const end = Date.now() + deadline;
  let curtains = 0;
  while (!(await isOver(page))) {
    if (Date.now() > end) throw new Error(`The game did not end in time: ${await ask(page)}`);
    const lift = page.getByRole('button', { name: /lift the curtain/ });
    if ((await lift.count()) > 0) {
      const isLifted = await lift.click({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
      if (isLifted) curtains += 1;
      await lift.waitFor({ state: 'detached', timeout: 5000 });
    } else if (!(await answer(page, choose))) await page.waitForTimeout(60);
  }
  return curtains;
}
