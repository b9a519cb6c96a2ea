// Generals from the lobby to the report: every phase of a round in which somebody is asked, as recorded games came to it.
import { prompts } from '@grognard/games/generals/words/prompts.ts';
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

const planning = { recording: 'generals/marengo', seat: 'white', asked: prompts.writeOrders, from: 60 };
const finished = 'generals/marengo';

const atPhase = ([name, file, seat, asked]: readonly [string, string, string, string]): Screen =>
  atMoment(`Generals, ${name}`, { recording: `generals/${file}`, seat, asked });

const phases: readonly Screen[] = [
  ...(
    [
      ['deployment', 'custom-bsym', 'black', prompts.placeArmy],
      ['combined arms', 'dennewitz-terrain-a', 'white', prompts.combined],
      ['squares and countercharges', 'dennewitz-terrain-a', 'white', prompts.react],
      ['targets', 'dennewitz-terrain-a', 'white', prompts.ranged],
      ['a die rolled again', 'marengo', 'black', prompts.reroll],
      ['withdrawal', 'albuera-morale', 'white', prompts.withdraw],
      ['rally', 'marengo', 'white', prompts.rally],
    ] as const
  ).map(atPhase),
  ...(
    [
      ['fast movement', 'marengo', 'white', prompts.fast],
      ['bombardment', 'dennewitz-terrain-a', 'white', prompts.bombard],
      ['fronts', 'dennewitz-terrain-a', 'white', 'Before the fire'],
      ['march', 'custom-bsym', 'white', prompts.noncombat],
    ] as const
  ).map((phase) => alike(atPhase(phase))),
];

export const generalsScreens: readonly Screen[] = [
  { name: 'Generals, new game', open: ({ go }) => go('#/new/generals') },
  {
    name: 'Generals, armies of one’s own',
    open: async ({ go, page }) => {
      await go('#/new/generals');
      await page.getByRole('radio', { name: /^Custom/ }).check();
      await page.getByRole('main').getByText('Armies', { exact: true }).click();
    },
  },
  atMoment('Generals, planning', planning),
  {
    name: 'Generals, a chosen unit',
    open: async (visit) => {
      await openMoment(visit, planning);
      const { page } = visit;
      await page.locator('[data-target^="unit:wC"][tabindex]').last().focus();
      await page.keyboard.press('Enter');
    },
  },
  ...phases,
  withChoices('Generals', planning),
  withThePast('Generals', planning),
  alike(theEnd('Generals', finished)),
  replay('Generals', finished, 200),
  report('Generals', finished),
  curtain('Generals', planning),
  guide('Generals', 'generals'),
  teachingBook('Generals', 'generals'),
  rulebook('Generals', 'generals', 'GEN-12.31'),
];
