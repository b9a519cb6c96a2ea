import type { LogLine } from '@grognard/desk';
import { lineAbout } from '@grognard/desk/journal/lines-by-type.ts';
import { heading, line as ruledLine } from '@grognard/desk/journal/log-lines.ts';
import { bold } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { PHASE_NAME, SEAT_NAME } from '../../names.ts';
import { CARDS } from './journal-cards.ts';
import { COMBAT } from './journal-combat.ts';
import { MOVES } from './journal-moves.ts';
import { key, line, type Tellings, teller } from './journal-teller.ts';
import { cardName, objectiveName } from './names.ts';
import { turn } from './sentences-journal.ts';
import { after, type Memory, NOTHING } from './unit-memory.ts';

const SIDES = { blue: SEAT_NAME.A, red: SEAT_NAME.B };

/** The opening, initiative and points. */
const TURN: Tellings = {
  armiesMustered: () => line('ui-cards', say(turn.mustered)),
  armiesDeployed: () => line('arm-infantry', say(turn.deployed)),
  objectivesOpened: ({ objectives: { A, B } }) =>
    line(
      'ui-eye',
      say(turn.objectivesOpened, { ...SIDES, ofBlue: objectiveName(A), ofRed: objectiveName(B) }),
    ),
  initiativeRevealed: ({ cards, values }) =>
    line(
      'ui-cards',
      say(turn.initiative, {
        ...SIDES,
        ofBlue: cardName(cards.A),
        blueValue: values.A,
        ofRed: cardName(cards.B),
        redValue: values.B,
      }),
    ),
  initiativeDecided: ({ first, die }) => {
    const side = SEAT_NAME[first];
    return line('ui-play', die === null ? say(turn.first, { side }) : say(turn.firstByDie, { side, die }));
  },
  objectiveScored: ({ player, obj }) =>
    key(line('arm-leader', say(turn.scores, { side: SEAT_NAME[player], objective: objectiveName(obj) }))),
  turnScored: ({ turn: number, vp: { A, B } }) =>
    line('ui-clock', say(turn.scored, { turn: number, ...SIDES, blueVp: A, redVp: B })),
};

const TELLINGS: Tellings = { ...COMBAT, ...MOVES, ...CARDS, ...TURN };

function linesOf(event: Event, before: Memory, now: Memory): readonly LogLine[] {
  if (event.type === 'phaseBegan') {
    const phase = PHASE_NAME[event.phase];
    return [heading(event.turn === 0 ? phase : tell(turn.phase, { phase, turn: event.turn }))];
  }
  if (event.type === 'battleEnded') {
    const { text, with: facts, rule } = event.outcome;
    return [
      heading(tell(turn.over)),
      ruledLine('arm-leader', rule, [bold(told(text, facts))], { isKey: true }),
    ];
  }
  const one = lineAbout(TELLINGS, event, teller(before, now));
  return one === null ? [] : [one];
}

/** The journal's lines for a run of events, knowing what was told before them. */
export function logLines(events: readonly Event[], before: Memory | null): readonly LogLine[] {
  let memory = before ?? NOTHING;
  return events.flatMap((event) => {
    const now = after(memory, event);
    const lines = linesOf(event, memory, now);
    memory = now;
    return lines;
  });
}
