import type { Json } from '@grognard/kernel';
import type { LogLine } from '@grognard/web/table/game-board.ts';
import type { Event } from '../events.ts';
import { SEAT_NAME } from '../names.ts';
import { combatLine } from './log-combat.ts';
import { aboutUnits, bold, heading, line } from './log-line.ts';
import { movementLine } from './log-moves.ts';
import { after, type Memory, memoryIn, told } from './memory.ts';
import { cardName, inWords, listed, objectiveName, PHASE_NAME } from './names.ts';
import { eventsIn } from './reading.ts';

function handLine(event: Event, memory: Memory): LogLine | null {
  switch (event.type) {
    case 'cardPlayed':
      return line(
        'ui-cards',
        event.rule,
        [
          bold(SEAT_NAME[event.player]),
          ' plays ',
          bold(cardName(event.card)),
          event.target === null ? '.' : ` on ${told(memory, event.target)}.`,
        ],
        { about: aboutUnits(event.target), isKey: true },
      );
    case 'cardAttached':
      return line(
        'ui-cards',
        event.rule,
        [bold(cardName(event.card)), ` stays with ${told(memory, event.unit)}.`],
        {
          about: aboutUnits(event.unit),
        },
      );
    case 'cardDiscarded':
      return line('ui-cards', event.rule, [
        bold(SEAT_NAME[event.player]),
        ` discards ${cardName(event.card)}.`,
      ]);
    case 'cardsDrawn':
      return line('ui-cards', event.rule, [
        bold(SEAT_NAME[event.player]),
        event.cards === null || event.cards.length === 0
          ? ` draws ${event.count === 1 ? 'a card' : `${event.count} cards`}.`
          : ` draws ${listed(event.cards.map(cardName))}.`,
      ]);
    case 'cardPutUnder':
      return line('ui-cards', event.rule, [
        bold(SEAT_NAME[event.player]),
        ` puts ${cardName(event.card)} under the deck.`,
      ]);
    case 'deckReshuffled':
      return line('ui-cards', event.rule, [
        bold(SEAT_NAME[event.player]),
        ' shuffles the discard pile into a new deck.',
      ]);
    case 'reserveScouted':
      return line('ui-eye', event.rule, [bold(SEAT_NAME[event.player]), ' looks at the enemy’s Reserve.']);
    case 'bluffReturned':
      return line('ui-cards', event.rule, [bold(SEAT_NAME[event.player]), ' takes the Bluff back.']);
    case 'trophyTaken':
      return line(
        'arm-leader',
        event.rule,
        [bold(SEAT_NAME[event.by]), ` takes the ${cardName(event.card)}: 1 VP.`],
        {
          isKey: true,
        },
      );
    case 'dieRerolled':
      return line('d6-5', event.rule, [
        bold(SEAT_NAME[event.player]),
        ` rolls again: ${event.from} becomes ${event.to}.`,
      ]);
    default:
      return null;
  }
}

function turnLines(event: Event): readonly LogLine[] {
  switch (event.type) {
    case 'phaseBegan':
      return [
        heading(
          event.turn === 0
            ? PHASE_NAME[event.phase]
            : `${PHASE_NAME[event.phase]}, turn ${inWords(event.turn)}`,
        ),
      ];
    case 'armiesMustered':
      return [line('ui-cards', event.rule, ['Both armies draw twelve units to deploy.'])];
    case 'armiesDeployed':
      return [
        line('arm-infantry', event.rule, [
          'The armies stand. Both lines are turned up, the Reserves stay hidden.',
        ]),
      ];
    case 'objectivesOpened':
      return [
        line('ui-eye', event.rule, [
          bold('Blue'),
          ` opens ${objectiveName(event.objectives.A)}, `,
          bold('Red'),
          ` opens ${objectiveName(event.objectives.B)}.`,
        ]),
      ];
    case 'initiativeRevealed':
      return [
        line('ui-cards', event.rule, [
          bold('Blue'),
          ` commits ${cardName(event.cards.A)} (${event.values.A}), `,
          bold('Red'),
          ` ${cardName(event.cards.B)} (${event.values.B}).`,
        ]),
      ];
    case 'initiativeDecided':
      return [
        line('ui-play', event.rule, [
          bold(SEAT_NAME[event.first]),
          event.die === null ? ' goes first.' : ` goes first: the die of the tie shows ${event.die}.`,
        ]),
      ];
    case 'objectiveScored':
      return [
        line(
          'arm-leader',
          event.rule,
          [bold(SEAT_NAME[event.player]), ` scores ${objectiveName(event.obj)}: 1 VP.`],
          {
            isKey: true,
          },
        ),
      ];
    case 'turnScored':
      return [
        line('ui-clock', event.rule, [
          `After turn ${event.turn}: Blue `,
          bold(String(event.vp.A)),
          ', Red ',
          bold(String(event.vp.B)),
          ' VP.',
        ]),
      ];
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
  const one = combatLine(event, memory) ?? movementLine(event, memory, later) ?? handLine(event, memory);
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
