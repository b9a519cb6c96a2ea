// What holds at the table of every title: looking back, forks, reload, the guided first battle.

import { prompts } from '@grognard/games/generals/words/prompts.ts';
import { prompts as sagaPrompts } from '@grognard/games/saga/words/prompts.ts';
import { describe, expect } from 'vitest';
import { misfitsAtRest, resize } from './fits/fits.ts';
import { takeTheLesson } from './lesson.ts';
import { type Moment, openMoment } from './moments.ts';
import { coach, commit, lit, prompt, targets, whyNot } from './table.ts';
import { it } from './test.ts';

interface Title {
  readonly title: string;
  readonly game: string;
  readonly moment: Moment;
}
const titles: readonly Title[] = [
  {
    title: 'Generals',
    game: 'generals',
    moment: { recording: 'generals/dennewitz-terrain-a', seat: 'white', asked: prompts.combined },
  },
  {
    title: 'Saga',
    game: 'saga',
    moment: { recording: 'saga/basic', seat: 'A', asked: sagaPrompts.activate },
  },
];

describe.for(titles)('$title', ({ game, moment }) => {
  it('steps through the past, where nothing can be done, and returns', async ({ regular: visit }) => {
    await openMoment(visit, moment);
    const { page } = visit;
    const before = await prompt(page).innerText();
    await page.keyboard.press('[');
    await expect.poll(() => prompt(page).innerText()).toMatch(/looking back/);
    expect(await lit(page).count()).toBe(0);
    await page.keyboard.press('[');
    await page.keyboard.press(']');
    await page.getByRole('slider').first().fill('1');
    await page.getByRole('button', { name: 'Return' }).click();
    await expect.poll(() => prompt(page).innerText()).toBe(before);
  });

  it('forks the moment into a sandbox of its own', async ({ regular: visit }) => {
    await openMoment(visit, moment);
    const { page } = visit;
    const address = page.url();
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Fork here' }).click();
    await page.getByText('nothing here counts').first().waitFor();
    expect(page.url()).not.toBe(address);
    await commit(page).or(lit(page)).first().waitFor();
    await page.getByRole('button', { name: 'Back to the battle' }).click();
    await expect.poll(() => page.url()).toBe(address);
  });

  it('resumes at the same decision after a reload', async ({ regular: visit }) => {
    await openMoment(visit, moment);
    const { page } = visit;
    const before = await prompt(page).innerText();
    const standing = await targets(page, 'unit:').count();
    await page.reload();
    await targets(page, 'unit:').first().waitFor();
    await expect.poll(() => prompt(page).innerText()).toBe(before);
    await expect.poll(() => targets(page, 'unit:').count()).toBe(standing);
  });

  it('guides through a first battle, and says what it wants first', async ({ regular: visit }) => {
    await visit.go(`#/guide/${game}`);
    const { page } = visit;
    await coach(page).waitFor();
    await commit(page).click({ force: true });
    await whyNot(page).waitFor();
    await page.keyboard.press('Escape');
    // A phone keeps the board pressable beside the coach, also where a unit has several things to do.
    const before = await takeTheLesson(page, (heard) => heard.has('Fire'));
    await resize(page, '390x844');
    const tooSmall = (await misfitsAtRest(page)).filter((misfit) => misfit.includes('too small to press'));
    await resize(page, '1440x900');
    expect(tooSmall).toEqual([]);
    // In its first turn: real dice may end the battle with the second, and a battle that is over is not taken up again.
    const soFar = (heard: ReadonlySet<string>): number => new Set([...before, ...heard]).size;
    const shown = await takeTheLesson(page, (heard) => soFar(heard) >= 9);
    expect(soFar(shown)).toBeGreaterThanOrEqual(9);
    // Left and taken up again, it goes on where it was; repeated, it begins anew.
    await visit.go('#/');
    await visit.go(`#/guide/${game}`);
    await coach(page).waitFor();
    const firstStep = coach(page).getByRole('img', { name: /^Step 1 of/ });
    await expect.poll(() => firstStep.count()).toBe(0);
    await coach(page).getByRole('button', { name: 'Repeat the lesson' }).click();
    await page.locator('.prompt').getByRole('button', { name: 'Repeat the lesson' }).click();
    await firstStep.waitFor();
  });
});
