import type { LogLine } from '@grognard/desk';
import { lineAbout, type Said } from '@grognard/desk/journal/lines-by-type.ts';
import { heading, line } from '@grognard/desk/journal/log-lines.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { inWords } from '@grognard/desk/words/numbers.ts';
import { bold } from '@grognard/desk/words/phrases.ts';
import { fill } from '@grognard/kernel';
import type { Event } from '../../events.ts';
import { PHASE_NAME, SEAT_NAME } from '../../names.ts';
import { CARDS } from './journal-cards.ts';
import { COMBAT } from './journal-combat.ts';
import { MOVES } from './journal-moves.ts';
import { key, side, type Tellings, teller } from './journal-teller.ts';
import { cardName, objectiveName } from './names.ts';
import { after, type Memory, NOTHING } from './unit-memory.ts';

const both = (icon: SymbolName, blue: string, red: string): Said => ({
  icon,
  text: [bold(SEAT_NAME.A), ` ${blue}, `, bold(SEAT_NAME.B), ` ${red}.`],
});

/** The opening, initiative and points. */
const TURN: Tellings = {
  armiesMustered: () => ({ icon: 'ui-cards', text: ['Both armies draw twelve units to deploy.'] }),
  armiesDeployed: () => ({
    icon: 'arm-infantry',
    text: ['The armies stand. Both lines are turned up, the Reserves stay hidden.'],
  }),
  objectivesOpened: ({ objectives: { A, B } }) =>
    both('ui-eye', `opens ${objectiveName(A)}`, `opens ${objectiveName(B)}`),
  initiativeRevealed: ({ cards, values }) =>
    both('ui-cards', `commits ${cardName(cards.A)} (${values.A})`, `${cardName(cards.B)} (${values.B})`),
  initiativeDecided: ({ first, die }) =>
    side('ui-play', first, ` goes first${die === null ? '' : `: the die of the tie shows ${die}`}.`),
  objectiveScored: ({ player, obj }) =>
    key(side('arm-leader', player, ` scores ${objectiveName(obj)}: 1 VP.`)),
  turnScored: ({ turn, vp: { A, B } }) => ({
    icon: 'ui-clock',
    text: [`After turn ${turn}: Blue `, bold(String(A)), ', Red ', bold(String(B)), ' VP.'],
  }),
};

const TELLINGS: Tellings = { ...COMBAT, ...MOVES, ...CARDS, ...TURN };

function linesOf(event: Event, before: Memory, now: Memory): readonly LogLine[] {
  if (event.type === 'phaseBegan') {
    const turn = event.turn === 0 ? '' : `, turn ${inWords(event.turn)}`;
    return [heading(`${PHASE_NAME[event.phase]}${turn}`)];
  }
  if (event.type === 'battleEnded') {
    const { text, with: facts, rule } = event.outcome;
    return [
      heading('The battle is over'),
      line('arm-leader', rule, [bold(fill(text, facts))], { isKey: true }),
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
