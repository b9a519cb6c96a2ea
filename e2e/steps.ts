// What a visitor does again and again.
import { titleOf } from '@grognard/games/registry';
import type { Locator, Page } from 'playwright-core';
import { type Opponent, playersAt } from './players.ts';
import { commit, lift, lit, stops, tableId } from './table.ts';
import type { Visit } from './visit.ts';

export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Start the battle' }).and(page.locator(':visible')).first();

async function start(page: Page): Promise<string> {
  await startButton(page).click();
  await commit(page).or(lift(page)).or(lit(page)).or(stops(page)).first().waitFor();
  return tableId(page);
}

/** Starts a battle and waits for the first decision. Of Generals Dennewitz: tests order its Cavalry on both wings about. */
export async function startBattle({ go, page }: Visit, game = 'generals'): Promise<string> {
  await go(`#/new/${game}`);
  if (game === 'generals') await page.getByRole('radio', { name: /^Dennewitz/ }).check();
  return start(page);
}

/** Starts a battle with an opponent and options of one's own: the last choice is remembered, so it takes one press. */
export async function startAgainst(
  visit: Visit,
  game: string,
  opponent: Opponent,
  wishes: object = {},
): Promise<string> {
  const title = titleOf(game);
  const options = (await title?.load())?.parseOptions(wishes);
  if (title === undefined || options?.ok !== true) throw new Error(`${game} has no such options.`);
  const { seats } = title.meta;
  const choice = { options: options.value, players: playersAt(seats, seats[0], opponent) };
  await visit.go('#/');
  await visit.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `grognard-last-${game}`,
    JSON.stringify(choice),
  ] as const);
  await visit.go(`#/new/${game}`);
  return start(visit.page);
}

/** Hands a text to the page as if it had been chosen from the disk. */
export const choose = (page: Page, label: string, name: string, text: string): Promise<void> =>
  page
    .getByLabel(label, { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
