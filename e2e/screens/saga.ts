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
import type { Screen } from './screen.ts';

const activated = {
  recording: 'saga/north-against-ridge',
  seat: 'A',
  asked: 'What shall the unit do',
  from: 60,
};
const finished = 'saga/north-against-ridge';

const steps: readonly Screen[] = [
  ['deployment', 'basic', 'A', 'Deploy your twelve units'],
  ['opening Terrain', 'basic', 'B', 'Lay Terrain from your opening hand'],
  ['initiative', 'basic', 'B', 'Commit one card'],
  ['activation', 'basic', 'A', 'Activate one of your units'],
  ['a card window', 'basic', 'A', 'Play a card on this action'],
  ['a Morale test', 'basic', 'A', 'Morale test is due'],
  ['counter-charge', 'basic', 'A', 'Your Cavalry is being charged'],
  ['regrouping', 'basic', 'B', 'Regroup a unit'],
  ['discards', 'basic', 'B', 'Discard cards'],
  ['the Reserve', 'basic', 'A', 'Keep your Reserve as it is'],
  ['reinforcements', 'basic', 'A', 'Bring up the next unit'],
].map(([name = '', file, seat = '', asked = '']) =>
  atMoment(`Saga, ${name}`, { recording: `saga/${file}`, seat, asked }),
);

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
  theEnd('Saga', finished),
  replay('Saga', finished, 300),
  report('Saga', finished),
  curtain('Saga', activated),
  guide('Saga', 'saga'),
  rulebook('Saga', 'saga', 'SAG-12.6'),
];
