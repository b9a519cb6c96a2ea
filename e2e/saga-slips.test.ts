// Saga: few presses, and none that does what was not meant.
import { prompts } from '@grognard/games/saga/words/prompts.ts';
import { windowPrompts } from '@grognard/games/saga/words/windows.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openMoment } from './moments.ts';
import { board, commit, desk, lit, press, prompt } from './table.ts';
import { it } from './test.ts';

const atStep = (asked: string, seat = 'A') => ({ recording: 'saga/basic', seat, asked });
const hand = (page: Page): Locator => desk(page).locator('[data-target^="card:"].is-legal');
const activated = (page: Page): Locator => board(page).locator('.saga-piece.is-selected');
const asks = async (page: Page, question: string): Promise<boolean> =>
  (await prompt(page).innerText()).includes(question);

describe('a card', () => {
  it('SAG-6.2: is spent for its initiative by one press', async ({ regular: visit }) => {
    await openMoment(visit, atStep(prompts.initiative));
    const { page } = visit;
    await hand(page).first().click();
    await expect.poll(() => asks(page, prompts.initiative)).toBe(false);
  });

  it('SAG-15.5: is discarded by one press, and undo brings it back', async ({ regular: visit }) => {
    await openMoment(visit, atStep(prompts.discard));
    const { page } = visit;
    const before = await hand(page).count();
    await hand(page).first().click();
    await expect.poll(() => hand(page).count()).toBe(before - 1);
    await page.keyboard.press('u');
    await expect.poll(() => hand(page).count()).toBe(before);
  });
});

describe('a unit', () => {
  it('SAG-9.1, 9.2: is chosen by one press and sent by the next', async ({ regular: visit }) => {
    await openMoment(visit, atStep(prompts.activate));
    const { page } = visit;
    await press(page, lit(page, 'unit:A').first());
    await activated(page).waitFor();
    await press(page, lit(page, 'unit:B').first());
    // Fire, or a Melee: what is near enough for both is asked about.
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').count()).toBeGreaterThan(1);
  });

  it('SAG-5.3: is chosen although a card could be played first, and then none is', async ({
    regular: visit,
  }) => {
    await openMoment(visit, atStep(windowPrompts['W-TURN']));
    const { page } = visit;
    await press(page, lit(page, 'unit:A').first());
    await activated(page).waitFor();
    expect(await asks(page, windowPrompts['W-TURN'])).toBe(false);
  });

  it('SAG-13.4: a press on another of your own picks it and orders nobody', async ({ regular: visit }) => {
    await openMoment(visit, atStep(prompts.declare));
    const { page } = visit;
    const before = await prompt(page).innerText();
    const other = lit(page, 'unit:A').first();
    await press(page, other);
    await expect.poll(() => other.getAttribute('class')).toContain('is-selected');
    expect(await prompt(page).innerText()).toBe(before);
  });
});

describe('the end of a turn', () => {
  it('SAG-15.5, 15.8: keeps the hand and brings in a unit with one press, although the enemy acts in between', async ({
    regular: visit,
  }) => {
    await openMoment(visit, atStep(prompts.discard));
    const { page } = visit;
    await desk(page).getByRole('button', { name: 'End the turn and bring in a unit' }).click();
    const isPast = async (): Promise<boolean> =>
      !(await asks(page, prompts.discard)) && !(await asks(page, prompts.reinforce));
    await expect.poll(isPast).toBe(true);
  });
});

it('SAG-4.5: Escape lets go of what is chosen, and takes back nothing that stands', async ({
  regular: visit,
}) => {
  await openMoment(visit, atStep(prompts.deploy));
  const { page } = visit;
  await page.getByRole('button', { name: 'Place the rest' }).click();
  const drafted = board(page).locator('[data-target].is-draft');
  await expect.poll(() => drafted.count()).toBe(12);
  await press(page, drafted.first());
  const chosen = board(page).locator('[data-target].is-selected');
  await expect.poll(() => chosen.count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen.count()).toBe(0);
  expect(await drafted.count()).toBe(12);
  await commit(page).waitFor();
});
