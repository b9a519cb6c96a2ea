import type { LogLine } from '@grognard/web/table/game-board.ts';
import type { Event, EventOf, Move } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import { SIDES, type UnitId } from '../../vocabulary.ts';
import { aboutUnits, bold, line } from './journal-line.ts';
import { ARM_SYMBOL, armOf, capital, countOf, listed, SETUP_NAME, sectorName } from './names.ts';

/** 'White three Infantry' of units that are alike. */
const who = (units: readonly UnitId[]): string => {
  const [first = 'wI1'] = units;
  return `${SIDE_NAME[sideOf(first)]}: ${countOf(units.length, armOf(first))}`;
};
/** The verb for one unit or for several. */
const does = (units: readonly UnitId[], one: string, more: string): string =>
  units.length === 1 ? one : more;
const symbol = ([first = 'wI1']: readonly UnitId[]): string => ARM_SYMBOL[armOf(first)];

/** Moves that look alike as one sentence each: 'three Infantry a1 → a2'. */
function movesOf(moves: readonly Move[]): string {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const key = `${armOf(move.unit)}${move.from}${move.to}${move.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return listed(
    [...groups.values()].map((group) => {
      const [first] = group;
      if (first === undefined) return '';
      const isOne = group.length === 1;
      const verb = first.kind === 'attack' ? (isOne ? 'attacks' : 'attack') : isOne ? 'moves' : 'move';
      return `${countOf(group.length, armOf(first.unit))} ${verb} ${sectorName(first.from)} → ${sectorName(first.to)}`;
    }),
  );
}

export function revealLines(event: EventOf<'activationsRevealed'>): readonly LogLine[] {
  const lines = SIDES.map((side) => {
    const moves = event.moves.filter(({ unit }) => sideOf(unit) === side);
    const text = moves.length === 0 ? 'nobody is sent.' : `${movesOf(moves)}.`;
    return line('ui-eye', event.rule, [bold(SIDE_NAME[side]), `: ${text}`], {
      about: aboutUnits(moves.map(({ unit }) => unit)),
    });
  });
  return event.moves.length === 0 ? [line('ui-eye', event.rule, ['Both sides hold still.'])] : lines;
}

/** Lines about several alike units that did the same. */
export function movementLine(event: Event, units: readonly UnitId[]): LogLine | null {
  const about = { about: aboutUnits(units) };
  const icon = symbol(units);
  switch (event.type) {
    case 'unitMoved':
      return line(
        icon,
        event.rule,
        [
          `${who(units)} ${event.how === 'road' ? does(units, 'marches by road', 'march by road') : does(units, 'moves', 'move')} from `,
          bold(sectorName(event.from)),
          ' to ',
          bold(sectorName(event.to)),
          '.',
        ],
        about,
      );
    case 'moveCancelled':
      return line(
        icon,
        event.rule,
        [
          `${who(units)} ${does(units, 'is stopped', 'are stopped')} on the way from ${sectorName(event.from)} to `,
          bold(sectorName(event.to)),
          '.',
        ],
        about,
      );
    case 'unitRetreated':
      return line(
        icon,
        event.rule,
        [
          `${who(units)} ${does(units, 'retreats', 'retreat')} from ${sectorName(event.from)} to `,
          bold(sectorName(event.to)),
          '.',
        ],
        about,
      );
    case 'unitWithdrew':
      return line(
        icon,
        event.rule,
        [`${who(units)} ${does(units, 'withdraws', 'withdraw')} to `, bold(sectorName(event.to)), '.'],
        about,
      );
    case 'unitAdvanced':
      return line(
        icon,
        event.rule,
        [
          `${who(units)} ${does(units, 'advances', 'advance')} from ${sectorName(event.from)} into `,
          bold(event.to),
          '.',
        ],
        { ...about, isKey: true },
      );
    case 'unitReturned':
      return line(
        icon,
        event.rule,
        [`${who(units)} ${does(units, 'goes', 'go')} back to `, bold(sectorName(event.to)), '.'],
        about,
      );
    case 'unitSheltered':
      return line(
        icon,
        event.rule,
        [
          `${who(units)} ${does(units, 'withdraws', 'withdraw')} into the building in `,
          bold(event.sector),
          '.',
        ],
        about,
      );
    case 'unitLeftBuilding':
      return line(
        icon,
        event.rule,
        [`${who(units)} ${does(units, 'leaves', 'leave')} the building in `, bold(event.sector), '.'],
        about,
      );
    case 'unitRallied':
      return line(
        icon,
        event.rule,
        [`${who(units)} `, bold(does(units, 'rallies', 'rally')), ` in ${sectorName(event.at)}.`],
        about,
      );
    case 'unitDisbanded':
      return line(icon, event.rule, [`${who(units)} ${does(units, 'goes', 'go')} home.`], about);
    case 'unitSpent':
      return line(
        'mk-fatigue',
        event.rule,
        [`${who(units)} ${does(units, 'is spent', 'are spent')}.`],
        about,
      );
    default:
      return null;
  }
}

export function openingLine(event: Event): LogLine | null {
  switch (event.type) {
    case 'battleBegan':
      return line('brand-mark', event.rule, [bold(SETUP_NAME[event.setup]), ': two armies take the field.']);
    case 'armiesDeployed':
      return line('arm-leader', event.rule, ['Both armies stand in their places.']);
    case 'orderDiceRolled':
      return line('arm-leader', event.rule, [
        `Order dice: White may write `,
        bold(String(6 + event.dice.white)),
        ', Black ',
        bold(String(6 + event.dice.black)),
        ' orders.',
      ]);
    case 'couriersSent': {
      const lost = event.lost.length;
      const text =
        lost === 0
          ? 'every courier arrives.'
          : `${capital(String(lost))} of ${event.dice.length} couriers never arrive.`;
      return line('mk-charge', event.rule, [bold(SIDE_NAME[event.side]), `: ${text}`]);
    }
    case 'sectorVacated':
      return line(
        'ui-target',
        event.rule,
        [`${SIDE_NAME[event.by]} has left `, bold(event.sector), ' before the attack came.'],
        { about: [{ sector: event.sector }] },
      );
    default:
      return null;
  }
}
