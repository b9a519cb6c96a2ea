// Napoleonica's battle from the lobby to the report: every phase of a round, as recorded games came to it.
import { prompts } from '@grognard/games/napoleonica/words/prompts.ts';
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

const recording = 'napoleonica/baptism-of-fire';
const acting = { recording, seat: 'A', asked: prompts.act, from: 60 };

const atStep = ([name, seat, asked]: readonly [string, string, string]): Screen =>
  atMoment(`Napoleonica, ${name}`, { recording, seat, asked });

const steps: readonly Screen[] = [
  ...(
    [
      ['deployment', 'A', prompts.deploy],
      ['a Reinforcement card', 'A', prompts.takeCard],
      ['a turn', 'A', prompts.turn],
      ['a card for an attack', 'A', prompts.layAttack],
      ['a die re-rolled', 'A', prompts.rerollAttack],
    ] as const
  ).map(atStep),
  alike(atStep(['Orders exchanged', 'A', prompts.exchange])),
];

export const napoleonicaScreens: readonly Screen[] = [
  atMoment('Napoleonica, an active unit', acting),
  {
    name: 'Napoleonica, an enemy pointed at',
    open: async (visit) => {
      await openMoment(visit, acting);
      await visit.page.getByRole('application').focus();
      await visit.page.keyboard.press('ArrowUp');
    },
  },
  ...steps,
  withChoices('Napoleonica', acting),
  withThePast('Napoleonica', acting),
  alike(theEnd('Napoleonica', recording)),
  replay('Napoleonica', recording, 100),
  report('Napoleonica', recording),
  curtain('Napoleonica', acting),
  guide('Napoleonica', 'napoleonica'),
  teachingBook('Napoleonica', 'napoleonica'),
  rulebook('Napoleonica', 'napoleonica', 'NAP-ATK.26'),
];
