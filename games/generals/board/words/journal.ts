import type { LogLine } from '@grognard/desk';
import { heading, line } from '@grognard/desk/journal/log-lines.ts';
import { inWords } from '@grognard/desk/words/numbers.ts';
import { say } from '@grognard/desk/words/say.ts';
import { fill } from '@grognard/kernel';
import type { Event, EventOf } from '../../events.ts';
import { SIDE_NAME } from '../../names.ts';
import { SIDES, type UnitId } from '../../vocabulary.ts';
import { combatLine } from './journal-combat.ts';
import { revealLines, unitLine } from './journal-units.ts';
import { armOf, PHASE_NAME, SETUP_NAME } from './names.ts';
import { ordersInWords } from './orders-in-words.ts';

const SOURCES = {
  prisoners: 'prisoners',
  objective: 'objectives',
  majority: 'the majority of sectors',
} as const;

function scoreLine({ side, vp, total, source, sector, rule }: EventOf<'vpScored'>): LogLine {
  const points = `${vp > 0 ? '+' : '−'}${Math.abs(vp)} VP`;
  const where = sector === null ? '' : ` (${sector})`;
  const text = `*${SIDE_NAME[side]}*: *${points}* for ${SOURCES[source]}${where}, ${total} in all.`;
  return line('arm-leader', rule, say(text), { isKey: true });
}

function courierLine({ side, dice, lost, rule }: EventOf<'couriersSent'>): LogLine {
  const text =
    lost.length === 0
      ? 'every courier arrives'
      : `${inWords(lost.length)} of ${inWords(dice.length)} couriers never ${lost.length === 1 ? 'arrives' : 'arrive'}`;
  return line('mk-charge', rule, say(`*${SIDE_NAME[side]}*: ${text}.`));
}

function linesOf(event: Event, units: readonly UnitId[]): readonly LogLine[] {
  const { rule } = event;
  switch (event.type) {
    case 'roundBegan':
      return [];
    case 'phaseBegan':
      return [heading(`${PHASE_NAME[event.phase]}, round ${event.round}`)];
    case 'battleBegan':
      return [line('brand-mark', rule, say(`*${SETUP_NAME[event.setup]}*: two armies take the field.`))];
    case 'armiesDeployed':
      return [line('arm-leader', rule, ['Both armies stand in their places.'])];
    case 'orderDiceRolled': {
      const [white, black] = SIDES.map((side) => 6 + event.dice[side]);
      return [
        line('arm-leader', rule, say(`Order dice: White may write *${white}*, Black *${black}* orders.`)),
      ];
    }
    case 'couriersSent':
      return [courierLine(event)];
    case 'activationsRevealed':
      return revealLines(event);
    case 'sectorVacated': {
      const { by, sector } = event;
      const text = `${SIDE_NAME[by]} has left *${sector}* before the attack came.`;
      return [line('ui-target', rule, say(text), { about: [{ sector }] })];
    }
    case 'sheetsRevealed':
      return SIDES.map((side) =>
        line('ui-eye', rule, say(`*${SIDE_NAME[side]}* had written: ${ordersInWords(event.sheets[side])}.`)),
      );
    case 'vpScored':
      return [scoreLine(event)];
    case 'majorityTied':
      return [line('arm-leader', rule, [`Both sides control ${event.sectors.white} sectors: nobody gains.`])];
    case 'roundScored': {
      const { white, black } = event.vp;
      return [line('ui-clock', rule, say(`After round ${event.round}: White *${white}*, Black *${black}*.`))];
    }
    case 'sideResigned':
      return [line('ui-refuse', rule, say(`*${SIDE_NAME[event.side]}* resigns.`), { isKey: true })];
    case 'battleEnded': {
      const { outcome } = event;
      const text = `*${fill(outcome.text, outcome.with)}*`;
      return [heading('The battle is over'), line('arm-leader', outcome.rule, say(text), { isKey: true })];
    }
    default: {
      const told = unitLine(event, units) ?? combatLine(event);
      return told === null ? [] : [told];
    }
  }
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

interface Group {
  readonly event: Event;
  readonly units: UnitId[];
  readonly kin: string | null;
}

/** The journal's lines for a run of events. */
export function logLines(events: readonly Event[]): readonly LogLine[] {
  const groups: Group[] = [];
  for (const event of events) {
    const kin = kinship(event);
    const units = 'unit' in event ? [event.unit] : [];
    // Events of one kind may be mixed by unit, but never reach back over another kind.
    const since = groups.findLastIndex((group) => group.event.type !== event.type) + 1;
    const alike = kin === null ? undefined : groups.slice(since).findLast((group) => group.kin === kin);
    if (alike === undefined) groups.push({ event, units, kin });
    else alike.units.push(...units);
  }
  return groups.flatMap(({ event, units }) => linesOf(event, units));
}
