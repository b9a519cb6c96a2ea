import type { LogLine } from '@grognard/desk';
import { lineAbout, type Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { heading, line } from '@grognard/desk/journal/log-lines.ts';
import { signed } from '@grognard/desk/words/numbers.ts';
import { bold } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { Event, EventOf } from '../../events.ts';
import { PHASE_NAME, SIDE_NAME } from '../../names.ts';
import { SIDES, type UnitId } from '../../vocabulary.ts';
import { COMBAT } from './journal-combat.ts';
import { revealLines, unitLine } from './journal-units.ts';
import { armOf, SETUP_NAME } from './names.ts';
import { ordersInWords } from './orders-in-words.ts';
import { battle, pointsFor } from './sentences-journal.ts';

function scored({ side, vp, total, source, sector }: EventOf<'vpScored'>) {
  const facts = { side: SIDE_NAME[side], points: signed(vp), source: pointsFor(source, vp), total };
  return sector === null ? say(battle.scored, facts) : say(battle.scoredAt, { ...facts, sector });
}

const BATTLE: Sayings<Event, null> = {
  battleBegan: ({ setup }) => ({
    icon: 'brand-mark',
    text: say(setup === 'custom' ? battle.beganApart : battle.began, { name: SETUP_NAME[setup] }),
  }),
  armiesDeployed: () => ({ icon: 'arm-leader', text: say(battle.deployed) }),
  orderDiceRolled: ({ dice: { white, black } }) => ({
    icon: 'arm-leader',
    text: say(battle.orderDice, { white: 6 + white, black: 6 + black }),
  }),
  couriersSent: ({ side: seat, dice, lost }) => {
    const side = SIDE_NAME[seat];
    const text =
      lost.length === 0
        ? say(battle.couriersAll, { side })
        : say(battle.couriersLost, { side, lost: lost.length, count: dice.length });
    return { icon: 'mk-charge', text };
  },
  sectorVacated: ({ by, sector }) => ({
    icon: 'ui-target',
    text: say(battle.vacated, { side: SIDE_NAME[by], sector }),
    about: [{ sector }],
  }),
  vpScored: (event) => ({ icon: 'arm-leader', text: scored(event), isKey: true }),
  majorityTied: ({ sectors }) => ({
    icon: 'arm-leader',
    text: say(battle.tied, { sectors: sectors.white }),
  }),
  roundScored: ({ round, vp }) => ({ icon: 'ui-clock', text: say(battle.roundScored, { round, ...vp }) }),
  sideResigned: ({ side }) => ({
    icon: 'ui-refuse',
    text: say(battle.resigned, { side: SIDE_NAME[side] }),
    isKey: true,
  }),
};

const SAYINGS = { ...BATTLE, ...COMBAT };

function linesOf(event: Event, units: readonly UnitId[]): readonly LogLine[] {
  switch (event.type) {
    case 'phaseBegan':
      return [heading(tell(battle.phase, { phase: PHASE_NAME[event.phase], round: event.round }))];
    case 'activationsRevealed':
      return revealLines(event);
    case 'sheetsRevealed':
      return SIDES.map((side) => {
        const orders = ordersInWords(event.sheets[side]);
        return line('ui-eye', event.rule, say(battle.sheet, { side: SIDE_NAME[side], orders }));
      });
    case 'battleEnded': {
      const { rule, text, with: facts } = event.outcome;
      const result = line('arm-leader', rule, [bold(told(text, facts))], { isKey: true });
      return [heading(tell(battle.over)), result];
    }
    default: {
      const said = unitLine(event, units) ?? lineAbout(SAYINGS, event, null);
      return said === null ? [] : [said];
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
