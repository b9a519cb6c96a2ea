// What the lobby shows of Generals: setups, options with what they change, and where a saved battle stands.
import './drawing/sides.css';
import './lobby/lobby.css';
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { meta } from '../meta.ts';
import type { Options } from '../options.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { battleName } from './lobby/battle-name.ts';
import { FIELDS } from './lobby/fields.ts';
import { DEFAULT_OPTIONS, settle } from './lobby/options.ts';
import { SETUP_CARDS } from './lobby/setup-cards.ts';
import { SetupPicture } from './lobby/setup-picture.tsx';
import { lobbyWords } from './words/sentences-lobby.ts';

const minutesOf = ({ setup, morale, terrain }: Options): number =>
  meta.minutes + (setup === 'custom' ? 5 : 0) + (morale ? 5 : 0) + (terrain === 'off' ? 0 : 5);

export const lobby: Lobby<Options> = {
  defaults: DEFAULT_OPTIONS,
  ...asking<Options>({
    setup: {
      key: 'setup',
      say: lobbyWords.say,
      cards: SETUP_CARDS,
      Picture: SetupPicture,
    },
    fields: FIELDS,
    settle,
  }),
  seats: [
    { seat: 'white', name: meta.seatNames.white, note: lobbyWords.white },
    { seat: 'black', name: meta.seatNames.black, note: lobbyWords.black },
  ],
  SeatSign,
  battleName,
  length: (options) => tell(lobbyWords.length, { minutes: minutesOf(options) }),
};
