import type { LogLine } from '@grognard/desk';
import { lineAbout, type Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { heading, line } from '@grognard/desk/journal/log-lines.ts';
import { inWords } from '@grognard/desk/words/numbers.ts';
import { say } from '@grognard/desk/words/say.ts';
import { fill } from '@grognard/kernel';
import type { Event } from '../../events.ts';
import { PHASE_NAME, SIDE_NAME } from '../../names.ts';
import { SIDES, type UnitId } from '../../vocabulary.ts';
import { COMBAT } from './journal-combat.ts';
import { revealLines, unitLine } from './journal-units.ts';
import { armOf, SETUP_NAME } from './names.ts';
import { ordersInWords } from './orders-in-words.ts';

const SOURCES = {
  prisoners: 'prisoners',
  objective: 'objectives',
  majority: 'the majority of sectors',
} as const;

const BATTLE: Sayings<Event, null> = {
  battleBegan: ({ setup }) => ({
    icon: 'brand-mark',
    text: say(`*${SETUP_NAME[setup]}*: two armies take the field.`),
  }),
  armiesDeployed: () => ({ icon: 'arm-leader', text: ['Both armies stand in their places.'] }),
  orderDiceRolled: ({ dice: { white, black } }) => ({
    icon: 'arm-leader',
    text: say(`Order dice: White may write *${6 + white}*, Black *${6 + black}* orders.`),
  }),
  couriersSent: ({ side, dice, lost }) => {
    const who = `${inWords(lost.length)} of ${inWords(dice.length)} couriers`;
    const text =
      lost.length === 0
        ? 'every courier arrives'
        : `${who} never ${lost.length === 1 ? 'arrives' : 'arrive'}`;
    return { icon: 'mk-charge', text: say(`*${SIDE_NAME[side]}*: ${text}.`) };
  },
  sectorVacated: ({ by, sector }) => ({
    icon: 'ui-target',
    text: say(`${SIDE_NAME[by]} has left *${sector}* before the attack came.`),
    about: [{ sector }],
  }),
  vpScored: ({ side, vp, total, source, sector }) => {
    const points = `${vp > 0 ? '+' : '−'}${Math.abs(vp)} VP`;
    const where = sector === null ? '' : ` (${sector})`;
    const text = `*${SIDE_NAME[side]}*: *${points}* for ${SOURCES[source]}${where}, ${total} in all.`;
    return { icon: 'arm-leader', text: say(text), isKey: true };
  },
  majorityTied: ({ sectors }) => ({
    icon: 'arm-leader',
    text: [`Both sides control ${sectors.white} sectors: nobody gains.`],
  }),
  roundScored: ({ round, vp }) => ({
    icon: 'ui-clock',
    text: say(`After round ${round}: White *${vp.white}*, Black *${vp.black}*.`),
  }),
  sideResigned: ({ side }) => ({
    icon: 'ui-refuse',
    text: say(`*${SIDE_NAME[side]}* resigns.`),
    isKey: true,
  }),
};

const SAYINGS = { ...BATTLE, ...COMBAT };

function linesOf(event: Event, units: readonly UnitId[]): readonly LogLine[] {
  switch (event.type) {
    case 'phaseBegan':
      return [heading(`${PHASE_NAME[event.phase]}, round ${event.round}`)];
    case 'activationsRevealed':
      return revealLines(event);
    case 'sheetsRevealed':
      return SIDES.map((side) => {
        const text = `*${SIDE_NAME[side]}* had written: ${ordersInWords(event.sheets[side])}.`;
        return line('ui-eye', event.rule, say(text));
      });
    case 'battleEnded': {
      const { rule, text, with: facts } = event.outcome;
      const result = line('arm-leader', rule, say(`*${fill(text, facts)}*`), { isKey: true });
      return [heading('The battle is over'), result];
    }
    default: {
      const told = unitLine(event, units) ?? lineAbout(SAYINGS, event, null);
      return told === null ? [] : [told];
    }
  }
}

/** Lines that nobody stands in are not worth one. */
const isEmpty = (event: Event): boolean => event.type === 'positionsTaken' && event.lines.length === 0;

/** Every roll and every shot is told by itself. */
const ALONE: ReadonlySet<Event['type']> = new Set([
  'attackResolved',
  'reactionRolled',
  'batteryFired',
  'buildingHit',
  'tokenPlaced',
  'tokenRemoved',
]);

/** What makes two events in a row one line: the same thing happened to units that are alike. */
function kinship(event: Event): string | null {
  if (!('unit' in event) || ALONE.has(event.type)) return null;
  const { unit, ...rest } = event;
  return JSON.stringify([unit.charAt(0), armOf(unit), rest]);
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
    if (isEmpty(event)) continue;
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
