// When to be asked: beside the prompt of a window on a desk, in the menu on a phone.
import { windowPrompts } from '@grognard/games/saga/words/windows.ts';
import { expect } from 'vitest';
import { openMoment } from './moments.ts';
import { choices, lift, prompt } from './table.ts';
import { it } from './test.ts';

/** A window in which the seat could play a card. */
const open = { recording: 'saga/basic', seat: 'A', asked: windowPrompts['W-ACT'] };

it('is chosen beside the prompt, leaves the open window alone, and is remembered', async ({
  regular: visit,
}) => {
  await openMoment(visit, open, 'A friend');
  const { page } = visit;
  await lift(page).click();
  const chooser = page.getByLabel(/^Ask me when a unit acts/);
  expect(await chooser.inputValue()).toBe('always');
  const asked = await prompt(page).innerText();
  await chooser.selectOption('when I can answer');
  await expect.poll(() => chooser.inputValue()).toBe('able');
  expect(await prompt(page).innerText()).toBe(asked);
  await page.reload();
  await lift(page).click();
  await expect.poll(() => chooser.inputValue()).toBe('able');
  await page.getByRole('button', { name: 'All choices' }).click();
  const menu = choices(page);
  expect(await menu.innerText()).toContain('Against a person');
  await menu.getByLabel(/^When a unit acts/).selectOption('not again this turn');
  await expect.poll(() => chooser.inputValue()).toBe('never');
});

it('is in the menu of a phone, and a machine opponent is waited for only when there is a choice', async ({
  visitAs,
}) => {
  const visit = await visitAs({ size: 'phone' });
  await openMoment(visit, open);
  const { page } = visit;
  expect(await page.getByLabel(/^Ask me/).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'All choices' }).click();
  const chooser = choices(page)
    .getByLabel(/^When a unit acts/)
    .first();
  expect(await chooser.inputValue()).toBe('able');
  const box = await chooser.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
});
