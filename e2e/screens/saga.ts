// Saga from the deck builder to the report: a turn in every step that asks something, as recorded games came to it.
import { prompts } from '@grognard/games/saga/words/prompts.ts';
import { windowPrompts } from '@grognard/games/saga/words/windows.ts';
import { openMoment } from '../moments.ts';
import {
  atMoment,
  curtain,
  guide,
  replay,
  report,
  rulebook,
  teachingBook,
  theEnd,
  withChoices,
  withThePast,
} from './of-a-title.ts';
import { alike, type Screen } from './screen.ts';

const activated = {
  recording: 'saga/north-against-ridge',
  seat: 'A',
  asked: prompts.declare,
  from: 60,
};
const finished = 'saga/north-against-ridge';

const atStep = ([name, seat, asked]: readonly [string, string, string]): Screen =>
  atMoment(`Saga, ${name}`, { recording: 'saga/basic', seat, asked });

const steps: readonly Screen[] = [
  ...(
    [
      ['deployment', 'A', prompts.deploy],
      ['initiative', 'B', prompts.initiative],
      ['a card window', 'A', windowPrompts['W-ACT']],
      ['a Morale test', 'A', prompts.morale],
      ['counter-charge', 'A', prompts.counterCharge],
      ['the Reserve', 'A', prompts.rearrange],
    ] as const
  ).map(atStep),
  ...(
    [
      ['opening Terrain', 'B', windowPrompts['W-SET']],
      ['activation', 'A', prompts.activate],
      ['regrouping', 'B', prompts.regroup],
      ['discards', 'B', prompts.discard],
      ['reinforcements', 'A', prompts.reinforce],
    ] as const
  ).map((step) => alike(atStep(step))),
];

export const sagaScreens: readonly Screen[] = [
  {
    name: 'Saga, new game',
    open: async ({ go, page }) => {
      await go('#/new/saga');
      await page.getByLabel('Blue’s deck').waitFor();
    },
  },
  {
    name: 'Saga, deck builder',
    open: async ({ go, page }) => {
      await go('#/decks/saga');
      await page.getByRole('button', { name: /^One more: Middle Guard/ }).click();
    },
  },
  {
    name: 'Saga, deck as text',
    open: async ({ go, page }) => {
      await go('#/decks/saga');
      await page.getByRole('button', { name: 'Share as text' }).click();
      await page.getByLabel('The deck as text').waitFor();
    },
  },
  {
    name: 'Saga, a card held up',
    open: async ({ go, page }) => {
      await go('#/decks/saga');
      await page.getByRole('button', { name: /^Cuirassiers, French Heavy Cavalry/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'A closer look' }).waitFor();
    },
  },
  ...steps,
  atMoment('Saga, an activated unit', activated),
  {
    name: 'Saga, a chosen unit',
    open: async (visit) => {
      await openMoment(visit, {
        recording: 'saga/basic',
        seat: 'A',
        asked: prompts.activate,
        from: 40,
      });
      const { page } = visit;
      await page.locator('[data-target^="unit:"].is-legal').first().focus();
    },
  },
  withChoices('Saga', activated),
  withThePast('Saga', activated),
  alike(theEnd('Saga', finished)),
  replay('Saga', finished, 300),
  report('Saga', finished),
  curtain('Saga', activated),
  guide('Saga', 'saga'),
  teachingBook('Saga', 'saga'),
  rulebook('Saga', 'saga', 'SAG-12.6'),
];
