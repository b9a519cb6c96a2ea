// Saga from the deck builder to the report: a turn in every step that asks something, as recorded games came to it.
import { openMoment } from '../moments.ts';
import {
  atMoment,
  curtain,
  guide,
  replay,
  report,
  rulebook,
  theEnd,
  withChoices,
  withThePast,
} from './of-a-title.ts';
import { alike, type Screen } from './screen.ts';

const activated = {
  recording: 'saga/north-against-ridge',
  seat: 'A',
  asked: 'What shall the unit do',
  from: 60,
};
const finished = 'saga/north-against-ridge';

const atStep = ([name, seat, asked]: readonly [string, string, string]): Screen =>
  atMoment(`Saga, ${name}`, { recording: 'saga/basic', seat, asked });

const steps: readonly Screen[] = [
  ...(
    [
      ['deployment', 'A', 'Deploy your twelve units'],
      ['initiative', 'B', 'Commit one card'],
      ['a card window', 'A', 'Play a card on this action'],
      ['a Morale test', 'A', 'Morale test is due'],
      ['counter-charge', 'A', 'Your Cavalry is being charged'],
      ['the Reserve', 'A', 'Keep your Reserve as it is'],
    ] as const
  ).map(atStep),
  ...(
    [
      ['opening Terrain', 'B', 'Lay Terrain from your opening hand'],
      ['activation', 'A', 'Activate one of your units'],
      ['regrouping', 'B', 'Regroup a unit'],
      ['discards', 'B', 'Discard cards'],
      ['reinforcements', 'A', 'Bring up the next unit'],
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
        asked: 'Activate one of your units',
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
  rulebook('Saga', 'saga', 'SAG-12.6'),
];
