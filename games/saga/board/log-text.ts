import type { Json } from '@grognard/kernel';
import type { LogLine } from '@grognard/web/table/game-board.ts';
import type { Event } from '../events.ts';
import { PHASE_NAME, SEAT_NAME } from '../names.ts';
import { combatLine } from './log-combat.ts';
import { handLine } from './log-hand.ts';
import { bold, heading, line } from './log-line.ts';
import { movementLine } from './log-moves.ts';
import { after, type Memory, memoryIn } from './memory.ts';
import { cardName, inWords, objectiveName } from './names.ts';
import { eventsIn } from './reading.ts';

function openingLine(event: Event): LogLine | null {
  const both = (icon: string, blue: string, red: string): LogLine =>
    line(icon, event.rule, [bold(SEAT_NAME.A), ` ${blue}, `, bold(SEAT_NAME.B), ` ${red}.`]);
  switch (event.type) {
    case 'armiesMustered':
      return line('ui-cards', event.rule, ['Both armies draw twelve units to deploy.']);
    case 'armiesDeployed':
      return line('arm-infantry', event.rule, [
        'The armies stand. Both lines are turned up, the Reserves stay hidden.',
      ]);
    case 'objectivesOpened': {
      const { A, B } = event.objectives;
      return both('ui-eye', `opens ${objectiveName(A)}`, `opens ${objectiveName(B)}`);
    }
    case 'initiativeRevealed': {
      const { cards, values } = event;
      return both(
        'ui-cards',
        `commits ${cardName(cards.A)} (${values.A})`,
        `${cardName(cards.B)} (${values.B})`,
      );
    }
    case 'initiativeDecided': {
      const tie = event.die === null ? '' : `: the die of the tie shows ${event.die}`;
      return line('ui-play', event.rule, [bold(SEAT_NAME[event.first]), ` goes first${tie}.`]);
    }
    default:
      return null;
  }
}

function turnLines(event: Event): readonly LogLine[] {
  switch (event.type) {
    case 'phaseBegan': {
      const turn = event.turn === 0 ? '' : `, turn ${inWords(event.turn)}`;
      return [heading(`${PHASE_NAME[event.phase]}${turn}`)];
    }
    case 'objectiveScored': {
      const text = [bold(SEAT_NAME[event.player]), ` scores ${objectiveName(event.obj)}: 1 VP.`];
      return [line('arm-leader', event.rule, text, { isKey: true })];
    }
    case 'turnScored': {
      const { A, B } = event.vp;
      const text = [`After turn ${event.turn}: Blue `, bold(String(A)), ', Red ', bold(String(B)), ' VP.'];
      return [line('ui-clock', event.rule, text)];
    }
    case 'battleEnded':
      return [
        heading('The battle is over'),
        line('arm-leader', event.outcome.rule, [bold(outcomeText(event.outcome))], { isKey: true }),
      ];
    default:
      return [];
  }
}

const outcomeText = ({ text, with: facts }: Extract<Event, { type: 'battleEnded' }>['outcome']): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(facts?.[name] ?? all));

function linesOf(event: Event, memory: Memory, later: Memory): readonly LogLine[] {
  const one =
    combatLine(event, memory) ??
    movementLine(event, memory, later) ??
    handLine(event, memory) ??
    openingLine(event);
  return one === null ? turnLines(event) : [one];
}

/** The journal's lines for a run of events, knowing what was told before them. */
export const logLines = (json: readonly Json[], memory: Json): readonly LogLine[] =>
  tell(eventsIn(json), memoryIn(memory));

export function tell(events: readonly Event[], before: Memory): readonly LogLine[] {
  let memory = before;
  return events.flatMap((event) => {
    const later = after(memory, event);
    const lines = linesOf(event, memory, later);
    memory = later;
    return lines;
  });
}
