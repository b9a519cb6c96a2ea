// What the lobby shows of Generals: setups, options with what they change, and where a saved battle stands.
import './drawing/sides.css';
import './lobby/lobby.css';
import type { Lobby } from '@grognard/desk';
import { fill } from '@grognard/kernel';
import { meta } from '../meta.ts';
import type { View } from '../view.ts';
import type { Options } from '../vocabulary.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { battleName } from './lobby/battle-name.ts';
import { FIELDS } from './lobby/fields.ts';
import { changed, DEFAULT_OPTIONS, isShown, optionValue } from './lobby/options.ts';
import { remarkOn } from './lobby/remarks.ts';
import { SETUP_CARDS } from './lobby/setup-cards.ts';
import { SetupPicture } from './lobby/setup-picture.tsx';
import { PHASE_NAME } from './words/names.ts';

const minutesOf = ({ setup, morale, terrain }: Options): number =>
  meta.minutes + (setup === 'custom' ? 5 : 0) + (morale ? 5 : 0) + (terrain === 'off' ? 0 : 5);

export const lobby: Lobby<Options, View> = {
  defaults: DEFAULT_OPTIONS,
  setup: {
    key: 'setup',
    say: 'The number under a block is how many stand there.',
    cards: SETUP_CARDS,
    Picture: SetupPicture,
  },
  fields: FIELDS,
  seats: [
    { seat: 'white', name: meta.seatNames.white, note: 'sits at the foot of the map' },
    { seat: 'black', name: meta.seatNames.black, note: 'sits at the head of the map' },
  ],
  SeatSign,
  value: optionValue,
  change: changed,
  isShown,
  remark: remarkOn,
  battleName,
  length: (options) => `about ${minutesOf(options)} minutes, ten rounds at most`,
  moment: ({ round, phase, result }) => {
    if (result !== null) return fill(result.text, result.with);
    return phase === 'setup' ? PHASE_NAME.setup : `Round ${round}, ${PHASE_NAME[phase].toLowerCase()}`;
  },
  resultLine: ({ text, with: facts }) => fill(text, facts),
};
