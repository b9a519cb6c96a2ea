import type { Json } from '@grognard/kernel';
import type { LogLine } from '@grognard/web/table/game-board.ts';
import type { Event, EventOf } from '../events.ts';
import { PHASE_NAME, SIDE_NAME } from '../names.ts';
import { SIDES, type UnitId } from '../vocabulary.ts';
import { combatLine, fateLine } from './log-combat.ts';
import { bold, heading, line } from './log-line.ts';
import { movementLine, openingLine, revealLines } from './log-moves.ts';
import { armOf } from './names.ts';
import { filled, ordersInWords } from './outcome-text.ts';
import { eventsIn } from './reading.ts';

const SOURCES = {
  prisoners: 'prisoners',
  objective: 'objectives',
  majority: 'the majority of sectors',
} as const;

function scoreLine(event: EventOf<'vpScored'>): LogLine {
  const { side, vp, total, source, sector } = event;
  const what = `${vp > 0 ? '+' : '−'}${Math.abs(vp)} VP`;
  const where = sector === null ? '' : ` (${sector})`;
  return line(
    'arm-leader',
    event.rule,
    [bold(SIDE_NAME[side]), ': ', bold(what), ` for ${SOURCES[source]}${where}, ${total} in all.`],
    { isKey: true },
  );
}

function scoringLines(event: Event): readonly LogLine[] {
  switch (event.type) {
    case 'sheetsRevealed':
      return SIDES.map((side) =>
        line('ui-eye', event.rule, [
          bold(SIDE_NAME[side]),
          ` had written: ${ordersInWords(event.sheets[side])}.`,
        ]),
      );
    case 'vpScored':
      return [scoreLine(event)];
    case 'majorityTied':
      return [
        line('arm-leader', event.rule, [`Both sides control ${event.sectors.white} sectors: nobody gains.`]),
      ];
    case 'roundScored':
      return [
        line('ui-clock', event.rule, [
          `After round ${event.round}: White `,
          bold(String(event.vp.white)),
          ', Black ',
          bold(String(event.vp.black)),
          '.',
        ]),
      ];
    case 'sideResigned':
      return [line('ui-refuse', event.rule, [bold(SIDE_NAME[event.side]), ' resigns.'], { isKey: true })];
    case 'battleEnded':
      return [
        heading('The battle is over'),
        line('arm-leader', event.outcome.rule, [bold(filled(event.outcome.text, event.outcome.with))], {
          isKey: true,
        }),
      ];
    default:
      return [];
  }
}

function linesOf(event: Event, units: readonly UnitId[]): readonly LogLine[] {
  if (event.type === 'roundBegan') return [];
  if (event.type === 'phaseBegan') return [heading(`${PHASE_NAME[event.phase]}, round ${event.round}`)];
  if (event.type === 'activationsRevealed') return revealLines(event);
  const one = openingLine(event) ?? movementLine(event, units) ?? combatLine(event) ?? fateLine(event, units);
  return one === null ? scoringLines(event) : [one];
}

/** What makes two events in a row one line: the same thing happened to units that are alike. */
function kinship(event: Event): string | null {
  if (!('unit' in event)) return null;
  switch (event.type) {
    case 'attackResolved':
    case 'reactionRolled':
    case 'batteryFired':
    case 'buildingHit':
    case 'tokenPlaced':
    case 'tokenRemoved':
      return null;
    default: {
      const { unit, ...rest } = event;
      return JSON.stringify([unit.charAt(0), armOf(unit), rest]);
    }
  }
}

/** The journal's lines for a run of events. */
export const logLines = (json: readonly Json[]): readonly LogLine[] => tell(eventsIn(json));

export function tell(events: readonly Event[]): readonly LogLine[] {
  const groups: { readonly event: Event; readonly units: UnitId[]; readonly kin: string | null }[] = [];
  for (const event of events) {
    const kin = kinship(event);
    const unit = 'unit' in event ? [event.unit] : [];
    const alike =
      kin === null
        ? undefined
        : groups.findLast((group) => group.event.type === event.type && group.kin === kin);
    // Events of one kind may be mixed by unit, but never reach back over another kind.
    if (
      alike !== undefined &&
      groups.slice(groups.indexOf(alike)).every((group) => group.event.type === event.type)
    )
      alike.units.push(...unit);
    else groups.push({ event, units: unit, kin });
  }
  return groups.flatMap(({ event, units }) => linesOf(event, units));
}
