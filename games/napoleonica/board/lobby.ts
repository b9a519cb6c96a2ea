// What the lobby shows of Napoleonica: which scenario, where, who meets whom, and rules that may be left out.
import './lobby/lobby.css';
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { battleGround } from '../battle-terms.ts';
import { SCENARIO_IDS, SCENARIOS } from '../data/scenarios.ts';
import { meta } from '../meta.ts';
import { options as declared, type Options } from '../options.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { fields } from './lobby/fields.ts';
import { modeCards, modeLength, modeName, readSetup, writeSetup } from './lobby/modes.ts';
import { SetupPicture } from './lobby/setup-picture.tsx';
import { battleText, lobbyWords } from './lobby/words.ts';

/** NAP-SET.1: about so long lasts a round. */
const MINUTES_A_ROUND = 12;

export const lobby: Lobby<Options> = {
  defaults: declared.usual,
  ...asking({
    setup: {
      key: 'scenario',
      say: tell(lobbyWords.scenario),
      cards: [
        ...SCENARIO_IDS.map((id) => ({
          value: id,
          name: SCENARIOS[id].name,
          text: tell(battleText[id]),
          rule: 'NAP-SCN.1',
        })),
        {
          value: 'custom',
          name: tell(lobbyWords.custom),
          text: tell(lobbyWords.customText),
          rule: 'NAP-SCN.6',
        },
        ...modeCards,
      ],
      Picture: SetupPicture,
      read: readSetup,
      write: writeSetup,
    },
    fields,
  }),
  seats: [
    { seat: 'A', name: meta.seatNames.A, note: tell(lobbyWords.seatA) },
    { seat: 'B', name: meta.seatNames.B, note: tell(lobbyWords.seatB) },
  ],
  SeatSign,
  isSeated: ({ mode }, seat) => mode !== 'campaign' || seat === 'A',
  battleName: (options) =>
    modeName(options) ??
    (options.scenario === 'custom' ? tell(lobbyWords.custom) : SCENARIOS[options.scenario].name),
  length: (options) => {
    const whole = modeLength(options);
    if (whole !== null) return whole;
    const { escalation } = battleGround(options);
    return tell(lobbyWords.length, { minutes: escalation * MINUTES_A_ROUND, rounds: escalation });
  },
};
