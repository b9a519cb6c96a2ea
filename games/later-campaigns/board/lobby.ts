// What the lobby shows of Later Campaigns: which battle, how long it takes, and the rules that may be left out or added.
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Seat } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import { meta } from '../meta.ts';
import { options as declared, type Options } from '../options.ts';
import { seatsIn } from '../seats/seating.ts';
import { isSide, SCENARIO_IDS, sideOfSeat } from '../vocabulary.ts';
import { choiceWords } from '../words/options.ts';
import { SIDE_NAME } from '../words/sides-and-orders.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { fields, settle } from './lobby/fields.ts';
import { ScenarioPicture } from './lobby/scenario-picture.tsx';
import { lobbyWords, scenarioWords } from './lobby/words.ts';
import { SIDES_IN_WORDS } from './words/sentences-names.ts';

/** A unit takes so many minutes of a turn: Quatre Bras has 45 presses a turn of ten seconds, and half a minute for a machine. */
const MINUTES_A_UNIT = 0.15;

function lengthOf(chosen: Options): string {
  const { turns, units } = theatreOf({ options: chosen });
  const hours = Math.max(1, Math.round((turns.length * units.length * MINUTES_A_UNIT) / 60));
  return tell(lobbyWords.length, { hours, turns: turns.length });
}

function battleName(chosen: Options): string {
  const { name } = theatreOf({ options: chosen });
  const { sequence, openOrders, asItWas, commanders } = chosen;
  const battle = asItWas ? tell(lobbyWords.asItWas, { battle: name }) : name;
  if (sequence !== 'chit')
    return tell(lobbyWords.battleName, { battle, sequence: choiceWords.sequence[sequence] });
  if (commanders) return tell(lobbyWords.commanders, { battle });
  return openOrders ? tell(lobbyWords.openOrders, { battle }) : battle;
}

/** NLC-M.1: a side, or the commander of one of its players. */
function noteOf(seat: Seat): string {
  if (isSide(seat)) return tell(lobbyWords[seat]);
  return tell(lobbyWords.commander, { side: SIDE_NAME[sideOfSeat(seat) ?? 'french'] });
}

export const lobby: Lobby<Options> = {
  defaults: declared.usual,
  ...asking<Options>({
    setup: {
      key: 'scenario',
      say: tell(lobbyWords.scenario),
      cards: SCENARIO_IDS.map((id) => ({
        value: id,
        name: choiceWords.scenario[id],
        text: tell(scenarioWords[id]),
        rule: 'NLC-18.1',
      })),
      Picture: ScenarioPicture,
    },
    fields,
    settle,
  }),
  seats: Object.entries(meta.seatNames).map(([seat, name]) => ({
    seat,
    name,
    inSentence: isSide(seat) ? SIDES_IN_WORDS[seat] : name,
    note: noteOf(seat),
  })),
  isSeated: (options, seat) => seatsIn({ options }).includes(seat),
  SeatSign,
  seldom: [
    {
      window: 'local',
      name: tell(lobbyWords.local),
      say: tell(lobbyWords.localSay),
      rule: 'NLC-12.11a',
    },
  ],
  lessons: [tell(lobbyWords.firstOrders)],
  battleName,
  length: lengthOf,
};
