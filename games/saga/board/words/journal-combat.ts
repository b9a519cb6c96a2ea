import type { LogLine } from '@grognard/web/table/game-board.ts';
import { unitCard } from '../../data/unit-cards.ts';
import type { Event, TestRolled } from '../../events.ts';
import { SEAT_NAME } from '../../names.ts';
import type { MoraleCause, UnitId } from '../../vocabulary.ts';
import { aboutUnits, bold, line, sumOfTest, verdictOf } from './journal-line.ts';
import { FORMATION_NAME, listed, TEST_SIGN } from './names.ts';
import { type Memory, ownerOf, told } from './unit-memory.ts';

const CAUSES: { readonly [cause in MoraleCause]: string } = {
  casualties: 'tests its Morale',
  regroup: 'tries to regroup',
  rally: 'tries to rally',
  disengage: 'tries to disengage',
  counterCharge: 'tries to counter-charge',
  recover: 'tries to get its marker back',
  disarray: 'tries to shake off Disarray',
  formation: 'tries to give up its Formation',
  card: 'tests its Morale',
};

function testText(test: TestRolled, name: (unit: UnitId) => string): string {
  const whom = test.against === null ? '' : name(test.against);
  switch (test.kind) {
    case 'fire':
      return ` fires at ${whom}`;
    case 'melee':
      return ` fights ${whom}`;
    case 'evade':
      return ' tries to evade';
    case 'outflank':
      return ' tries to turn the flank';
    default:
      return ` ${CAUSES[test.cause ?? 'card']}`;
  }
}

function testLine(
  event: TestRolled & { readonly rule: LogLine['rule'] & string },
  name: (unit: UnitId) => string,
): LogLine {
  const granted = event.natural === null ? ' without a roll' : '';
  const result = event.sum === null || event.natural === null ? `: ${verdictOf(event)}${granted}` : '';
  return line(
    TEST_SIGN[event.kind],
    event.rule,
    [bold(name(event.unit)), `${testText(event, name)}${result}. `],
    { sums: sumOfTest(event), about: aboutUnits(event.unit, event.against) },
  );
}

type Name = (unit: UnitId) => string;
type Say = (icon: string, unit: UnitId, text: string, ...others: readonly UnitId[]) => LogLine;

function hitLine(event: Event, name: Name, say: Say): LogLine | null {
  switch (event.type) {
    case 'hitsReduced':
      return say('mk-casualty', event.unit, ` is spared ${event.by === 1 ? 'a hit' : `${event.by} hits`}.`);
    case 'supportGiven':
      return say('mk-casualty', event.by, ` takes a casualty for ${name(event.unit)}.`, event.unit);
    case 'casualtiesTaken': {
      const count = event.count === 1 ? 'a casualty' : `${event.count} casualties`;
      return say('mk-casualty', event.unit, ` takes ${count}, ${event.cas} in all.`);
    }
    case 'casualtyRemoved':
      return say('mk-casualty', event.unit, ` recovers: ${event.cas} left.`);
    case 'moraleChosen':
      return say(
        'mk-line',
        event.unit,
        event.how === 'fail' ? ' gives way on purpose.' : ' is steadfast: no test.',
      );
    case 'unitEliminated': {
      const who = `${unitCard(event.card).name} of ${SEAT_NAME[ownerOf(event.unit)]}`;
      return line('mk-casualty', event.rule, [bold(who), ` is destroyed: ${event.vp} VP.`], { isKey: true });
    }
    case 'unitRetreated':
      return { ...say('sym-retreat', event.unit, ' retreats.'), isKey: true };
    case 'retreatBlocked':
      return say('sym-retreat', event.unit, ' cannot retreat and bleeds.');
    default:
      return null;
  }
}

function meleeLine(event: Event, name: Name, say: Say): LogLine | null {
  switch (event.type) {
    case 'meleeBegan':
      return say('mk-melee', event.attacker, ` engages ${name(event.defender)}.`, event.defender);
    case 'meleeEnded':
      return event.winner === null
        ? line('mk-melee', event.rule, [`The melee of ${listed(event.units.map(name))} ends.`])
        : { ...say('mk-melee', event.winner, ' wins the melee.'), isKey: true };
    case 'unitEvaded':
      return say('arm-light-cavalry', event.unit, ` slips away from ${name(event.from)}.`, event.from);
    case 'unitCharged':
      return say('mk-charge', event.unit, event.counter ? ' counter-charges.' : ' charges.');
    case 'unitDisarrayed':
      return say('mk-disarray', event.unit, ' falls into Disarray.');
    case 'disarrayRemoved':
      return say('mk-disarray', event.unit, ' is in order again.');
    case 'formationTaken':
      return say(`mk-${event.formation}`, event.unit, ` forms ${FORMATION_NAME[event.formation]}.`);
    case 'formationLost':
      return say(`mk-${event.formation}`, event.unit, ` is no longer in ${FORMATION_NAME[event.formation]}.`);
    default:
      return null;
  }
}

/** Tests, melees and what comes of them. */
export function combatLine(event: Event, memory: Memory): LogLine | null {
  const name: Name = (unit) => told(memory, unit);
  const say: Say = (icon, unit, text, ...others) =>
    line(icon, event.rule, [bold(name(unit)), text], { about: aboutUnits(unit, ...others) });
  if (event.type === 'testRolled') return testLine(event, name);
  return meleeLine(event, name, say) ?? hitLine(event, name, say);
}
