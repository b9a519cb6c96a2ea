// Saga: few presses, and none that does what was not meant.
import { turnEndWords } from '@grognard/games/saga/board/words/sentences-labels.ts';
import { prompts } from '@grognard/games/saga/words/prompts.ts';
import { windowPrompts } from '@grognard/games/saga/words/windows.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openMoment } from './moments.ts';
import { board, commit, desk, inJournal, lit, press, prompt } from './table.ts';
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

  it('SAG-15.5: is marked to go by one press and kept by the next; it goes when the turn is ended', async ({
    regular: visit,
  }) => {
    await openMoment(visit, atStep(prompts.discard));
    const { page } = visit;
    const before = await hand(page).count();
    const card = hand(page).first();
    const onSheet = desk(page).locator('.saga-mark').first();
    const isMarked = async (): Promise<readonly (string | null)[]> => [
      await card.getAttribute('aria-pressed'),
      await onSheet.getAttribute('aria-pressed'),
    ];
    await card.click();
    await expect.poll(isMarked).toEqual(['true', 'true']);
    await onSheet.click();
    await expect.poll(isMarked).toEqual(['false', 'false']);
    expect(await hand(page).count()).toBe(before);
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
  it('SAG-15.3, 15.5, 15.8: is marked on one sheet and ended once, although the enemy acts in between', async ({
    regular: visit,
  }) => {
    await openMoment(visit, atStep(prompts.giveUpFormation));
    const { page } = visit;
    const sheet = desk(page).getByRole('region', { name: turnEndWords.title });
    await sheet.getByRole('group', { name: turnEndWords.discards }).getByRole('button').first().click();
    await sheet.getByRole('button', { name: turnEndWords.bring, pressed: true }).waitFor();
    await commit(page).click();
    await inJournal(page, 'Blue discards').waitFor();
    await inJournal(page, 'Blue draws').waitFor();
    // The last of the answers may still be on its way.
    for (const question of [turnEndWords.ask, prompts.reinforce])
      await expect.poll(() => asks(page, question)).toBe(false);
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
