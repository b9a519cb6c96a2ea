import type { LogLine } from '@grognard/web/table/game-board.ts';
import { unitCard } from '../data/unit-cards.ts';
import type { Event, TestRolled } from '../events.ts';
import { SEAT_NAME } from '../names.ts';
import type { MoraleCause, UnitId } from '../vocabulary.ts';
import { aboutUnits, bold, line, sumOfTest, verdictOf } from './log-line.ts';
import { type Memory, ownerOf, told } from './memory.ts';
import { FORMATION_NAME, listed, TEST_SIGN } from './names.ts';

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

function fateLine(event: Event, name: (unit: UnitId) => string): LogLine | null {
  switch (event.type) {
    case 'hitsReduced':
      return line(
        'mk-casualty',
        event.rule,
        [bold(name(event.unit)), ` is spared ${event.by === 1 ? 'a hit' : `${event.by} hits`}.`],
        {
          about: aboutUnits(event.unit),
        },
      );
    case 'supportGiven':
      return line(
        'mk-casualty',
        event.rule,
        [bold(name(event.by)), ` takes a casualty for ${name(event.unit)}.`],
        {
          about: aboutUnits(event.unit, event.by),
        },
      );
    case 'casualtiesTaken':
      return line(
        'mk-casualty',
        event.rule,
        [
          bold(name(event.unit)),
          ` takes ${event.count === 1 ? 'a casualty' : `${event.count} casualties`}, ${event.cas} in all.`,
        ],
        { about: aboutUnits(event.unit) },
      );
    case 'casualtyRemoved':
      return line('mk-casualty', event.rule, [bold(name(event.unit)), ` recovers: ${event.cas} left.`], {
        about: aboutUnits(event.unit),
      });
    case 'moraleChosen':
      return line(
        'mk-line',
        event.rule,
        [bold(name(event.unit)), event.how === 'fail' ? ' gives way on purpose.' : ' is steadfast: no test.'],
        { about: aboutUnits(event.unit) },
      );
    case 'unitEliminated':
      return line(
        'mk-casualty',
        event.rule,
        [
          bold(`${unitCard(event.card).name} of ${SEAT_NAME[ownerOf(event.unit)]}`),
          ` is destroyed: ${event.vp} VP.`,
        ],
        { isKey: true },
      );
    case 'unitRetreated':
      return line('sym-retreat', event.rule, [bold(name(event.unit)), ' retreats.'], {
        about: aboutUnits(event.unit),
        isKey: true,
      });
    case 'retreatBlocked':
      return line('sym-retreat', event.rule, [bold(name(event.unit)), ' cannot retreat and bleeds.'], {
        about: aboutUnits(event.unit),
      });
    default:
      return null;
  }
}

function meleeLine(event: Event, name: (unit: UnitId) => string): LogLine | null {
  switch (event.type) {
    case 'meleeBegan':
      return line('mk-melee', event.rule, [bold(name(event.attacker)), ` engages ${name(event.defender)}.`], {
        about: aboutUnits(event.attacker, event.defender),
      });
    case 'meleeEnded':
      return event.winner === null
        ? line('mk-melee', event.rule, [`The melee of ${listed(event.units.map(name))} ends.`])
        : line('mk-melee', event.rule, [bold(name(event.winner)), ' wins the melee.'], {
            about: aboutUnits(event.winner),
            isKey: true,
          });
    case 'unitEvaded':
      return line(
        'arm-light-cavalry',
        event.rule,
        [bold(name(event.unit)), ` slips away from ${name(event.from)}.`],
        {
          about: aboutUnits(event.unit, event.from),
        },
      );
    case 'unitCharged':
      return line(
        'mk-charge',
        event.rule,
        [bold(name(event.unit)), event.counter ? ' counter-charges.' : ' charges.'],
        {
          about: aboutUnits(event.unit),
        },
      );
    case 'unitDisarrayed':
      return line('mk-disarray', event.rule, [bold(name(event.unit)), ' falls into Disarray.'], {
        about: aboutUnits(event.unit),
      });
    case 'disarrayRemoved':
      return line('mk-disarray', event.rule, [bold(name(event.unit)), ' is in order again.'], {
        about: aboutUnits(event.unit),
      });
    case 'formationTaken':
      return line(
        `mk-${event.formation}`,
        event.rule,
        [bold(name(event.unit)), ` forms ${FORMATION_NAME[event.formation]}.`],
        {
          about: aboutUnits(event.unit),
        },
      );
    case 'formationLost':
      return line(
        `mk-${event.formation}`,
        event.rule,
        [bold(name(event.unit)), ` is no longer in ${FORMATION_NAME[event.formation]}.`],
        {
          about: aboutUnits(event.unit),
        },
      );
    default:
      return null;
  }
}

/** Tests, melees and what comes of them. */
export function combatLine(event: Event, memory: Memory): LogLine | null {
  const name = (unit: UnitId): string => told(memory, unit);
  if (event.type === 'testRolled') return testLine(event, name);
  return meleeLine(event, name) ?? fateLine(event, name);
}
