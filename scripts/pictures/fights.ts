// One fight of each game, as a recorded game came to it, and the presses that let it happen.
import { prompts as generals } from '@grognard/games/generals/words/prompts.ts';
import { prompts as napoleonica } from '@grognard/games/napoleonica/words/prompts.ts';
import { windowPrompts as saga } from '@grognard/games/saga/words/windows.ts';
import type { Page } from 'playwright-core';
import type { Moment } from '../../e2e/moments.ts';
import { commit } from '../../e2e/table.ts';

export interface Fight {
  readonly name: string;
  readonly moment: Moment;
  begin(page: Page): Promise<void>;
}

export const FIGHTS: readonly Fight[] = [
  {
    name: 'generals',
    moment: { recording: 'generals/dennewitz-terrain-a', seat: 'white', asked: generals.withdraw },
    begin: (page) => commit(page).click(),
  },
  {
    name: 'saga',
    moment: { recording: 'saga/basic', seat: 'A', asked: saga['W-ACT'] },
    begin: (page) => commit(page).click(),
  },
  {
    name: 'napoleonica',
    moment: { recording: 'napoleonica/baptism-of-fire', seat: 'A', asked: napoleonica.layDefence },
    begin: (page) => page.locator('.acts.main button:not([aria-disabled])').last().click(),
  },
];
