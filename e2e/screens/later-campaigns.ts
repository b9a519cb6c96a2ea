// Later Campaigns from the lobby to the report, as a recorded battle came to it.
import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import { fileFrom, type StartName } from '../later-campaigns-positions.ts';
import { openFile, openMoment } from '../moments.ts';
import { commit, stops } from '../table.ts';
import { atMoment, curtain, guide, replay, report, rulebook, teachingBook } from './of-a-title.ts';
import { alike, type Screen } from './screen.ts';

const recording = 'later-campaigns/quatre-bras';
const moving = { recording, seat: 'french', asked: prompts.move };

const setUp = (name: string, start: StartName): Screen =>
  alike({
    name,
    open: async (visit) => {
      await openFile(visit, fileFrom(start, 'AI Conscript'));
      await commit(visit.page).waitFor();
    },
  });

export const laterCampaignsScreens: readonly Screen[] = [
  { name: 'Later Campaigns, new game', open: ({ go }) => go('#/new/later-campaigns') },
  atMoment('Later Campaigns, orders', { recording, seat: 'french', asked: prompts.send }),
  atMoment('Later Campaigns, movement', moving),
  {
    name: 'Later Campaigns, a group chosen',
    open: async (visit) => {
      await openMoment(visit, moving);
      await visit.page.getByRole('application').focus();
      await visit.page.keyboard.press('n');
      await visit.page.keyboard.press('Enter');
      await stops(visit.page).first().waitFor();
    },
  },
  atMoment('Later Campaigns, an assault', {
    recording: 'later-campaigns/wavre',
    seat: 'french',
    asked: prompts.assign,
  }),
  setUp('Later Campaigns, a charge', 'charge'),
  setUp('Later Campaigns, night', 'night'),
  setUp('Later Campaigns, rain', 'rain'),
  setUp('Later Campaigns, wet ground', 'wet'),
  curtain('Later Campaigns', moving),
  replay('Later Campaigns', recording, 200),
  report('Later Campaigns', recording),
  guide('Later Campaigns', 'later-campaigns'),
  teachingBook('Later Campaigns', 'later-campaigns'),
  rulebook('Later Campaigns', 'later-campaigns', 'NLC-7.3a'),
];
