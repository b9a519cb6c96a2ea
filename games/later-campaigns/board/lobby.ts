// What the lobby shows of Later Campaigns.
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { switchField } from '@grognard/desk/lobby/declared-fields.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { SCENARIOS, theatreOf } from '../data/theatres.ts';
import { meta } from '../meta.ts';
import { options as declared, type Options } from '../options.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { ScenarioPicture } from './lobby/scenario-picture.tsx';
import { lobbyWords } from './lobby/words.ts';

export const lobby: Lobby<Options> = {
  defaults: declared.usual,
  ...asking<Options>({
    setup: {
      key: 'scenario',
      say: tell(lobbyWords.scenario),
      cards: SCENARIOS.map(({ id, name, summary }) => ({ value: id, name, text: summary, rule: 'NLC-18.1' })),
      Picture: ScenarioPicture,
    },
    fields: [switchField<Options>('openOrders', declared.each.openOrders)],
  }),
  seats: [
    { seat: 'french', name: meta.seatNames.french, note: '' },
    { seat: 'allied', name: meta.seatNames.allied, note: '' },
  ],
  SeatSign,
  battleName: (options) => theatreOf({ options }).name,
  length: (options) => tell(lobbyWords.length, { turns: theatreOf({ options }).turns.length }),
};
