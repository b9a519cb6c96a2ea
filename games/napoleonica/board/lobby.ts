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
import { MapPicture } from './lobby/map-picture.tsx';
import { changeScenario } from './lobby/settle.ts';
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
      ],
      Picture: MapPicture,
      write: changeScenario,
    },
    fields,
  }),
  seats: [
    { seat: 'A', name: meta.seatNames.A, note: tell(lobbyWords.seatA) },
    { seat: 'B', name: meta.seatNames.B, note: tell(lobbyWords.seatB) },
  ],
  SeatSign,
  battleName: ({ scenario }) => (scenario === 'custom' ? tell(lobbyWords.custom) : SCENARIOS[scenario].name),
  length: (options) => {
    const { escalation } = battleGround(options);
    return tell(lobbyWords.length, { minutes: escalation * MINUTES_A_ROUND, rounds: escalation });
  },
};
