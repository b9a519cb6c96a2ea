import type { LogLine } from '@grognard/web/table/game-board.ts';
import type { Attack, Event, EventOf } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import type { UnitId } from '../../vocabulary.ts';
import { aboutUnits, bold, line, sumOf } from './journal-line.ts';
import { ARM_SYMBOL, armOf, capital, countOf, frontName, inWords, sectorName, unitName } from './names.ts';

const FRONT_TEXT = {
  assault: 'is assaulted',
  headOn: 'is assaulted head-on',
  meeting: 'is entered by both sides',
  building: 'has its building attacked',
} as const;

const STEP_NAME = {
  ranged: 'Ranged fire',
  melee: 'Melee',
  bombard: 'Bombardment',
  reaction: 'Reaction',
} as const;

/** What the die had to do, and what it did. */
function verdict({ hit, modified, against, step }: Attack): string {
  if (against === null) return hit ? `${modified} is at least 4: a hit` : `${modified} is less than 4`;
  if (hit) return `${modified} beats ${against}: a hit`;
  if (modified > against && step === 'ranged') return `${modified} beats ${against} but is less than 4`;
  return modified === against ? `${modified} against ${against}: a draw` : `${modified} against ${against}`;
}

export function attackLine(event: EventOf<'attackResolved'>): LogLine {
  const { unit, target, natural, modifiers, modified, hit } = event;
  const where = event.front === null ? '' : ` ${frontName(event.front)}`;
  const text = [
    `${STEP_NAME[event.step]}${where}: ${unitName(unit)} against ${unitName(target)}, ${verdict(event)}.`,
  ];
  return line(event.step === 'melee' ? 'mk-melee' : ARM_SYMBOL[armOf(unit)], event.rule, text, {
    sums: [sumOf(unit, natural, modifiers, modified, hit ? '✓' : 'no hit')],
    about: aboutUnits([unit, target]),
  });
}

function reactionLine(event: EventOf<'reactionRolled'>): LogLine {
  const { unit, natural, modifiers, modified, success } = event;
  const what =
    event.how === 'square'
      ? success
        ? 'forms square'
        : 'fails to form square'
      : success
        ? 'countercharges'
        : 'fails to countercharge';
  return line(
    event.how === 'square' ? 'mk-square' : 'mk-charge',
    event.rule,
    [`${unitName(unit)} `, bold(what), '.'],
    {
      sums: [sumOf(unit, natural, modifiers, modified, success ? '✓' : 'fails')],
      about: aboutUnits([unit]),
    },
  );
}

function buildingLine(event: EventOf<'buildingHit'>): LogLine {
  const { unit, sector, naturals, modifiers, hits, destroyed } = event;
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  return line(
    ARM_SYMBOL.A,
    event.rule,
    [
      `${unitName(unit)} fires at the building in ${sector}: `,
      bold(destroyed ? 'destroyed' : `${inWords(hits)} of two hits`),
      '.',
    ],
    {
      sums: naturals.map((natural) =>
        sumOf(unit, natural, modifiers, Math.max(1, Math.min(6, natural + sum)), ''),
      ),
      about: [{ sector }, { unit }],
      isKey: destroyed,
    },
  );
}

/** Lines about what becomes of several alike units. */
export function fateLine(event: Event, units: readonly UnitId[]): LogLine | null {
  const [first = 'wI1'] = units;
  const who = `${SIDE_NAME[sideOf(first)]}: ${countOf(units.length, armOf(first))} `;
  const about = { about: aboutUnits(units) };
  switch (event.type) {
    case 'unitRouted':
      return line('mk-casualty', event.rule, [who, bold('routed'), ` in ${sectorName(event.at)}.`], {
        ...about,
        isKey: true,
      });
    case 'unitRemoved':
      return line('mk-casualty', event.rule, [who, `struck down in ${sectorName(event.at)}.`], about);
    case 'unitCaptured':
      return line('mk-activation', event.rule, [who, bold('captured'), '.'], { ...about, isKey: true });
    case 'unitDestroyed':
      return line('mk-casualty', event.rule, [who, bold('destroyed'), '.'], { ...about, isKey: true });
    case 'unitFled':
      return line(
        'mk-disarray',
        event.rule,
        [who, `${units.length === 1 ? 'flees' : 'flee'} from ${sectorName(event.from)}.`],
        about,
      );
    default:
      return null;
  }
}

export function combatLine(event: Event): LogLine | null {
  switch (event.type) {
    case 'frontFormed':
      return line(
        'mk-line',
        event.rule,
        [bold(event.sector), ` ${FRONT_TEXT[event.kind]} (${frontName(event.front)}).`],
        { about: [{ sector: event.sector }], isKey: true },
      );
    case 'rerollsEarned':
      return line('mk-outflank', event.rule, [
        `${SIDE_NAME[event.side]} comes at ${event.sector} from several sides: `,
        bold(`${inWords(event.count)} re-roll${event.count === 1 ? '' : 's'}`),
        '.',
      ]);
    case 'reactionRolled':
      return reactionLine(event);
    case 'positionsTaken':
      if (event.lines.length === 0) return null;
      return line('mk-line', event.rule, [
        'The lines take position: ',
        ...event.lines.map(
          ({ front, white, black }, i) =>
            `${i === 0 ? '' : ', '}${frontName(front)} ${white.length} to ${black.length}`,
        ),
        '.',
      ]);
    case 'frontClosed':
      return line('mk-line', event.rule, [`The fight at ${frontName(event.front)} is over.`]);
    case 'diceHandedOut':
      return line(event.step === 'melee' ? 'mk-melee' : 'arm-infantry', event.rule, [
        `${STEP_NAME[event.step]} ${frontName(event.front)}: White rolls ${naturals(event, 'white')}, Black ${naturals(event, 'black')}.`,
      ]);
    case 'dieRerolled':
      return line(
        'ui-reset',
        event.rule,
        [
          `${SIDE_NAME[event.by]} re-rolls ${event.by === event.side ? 'its own' : `${SIDE_NAME[event.side]}’s`} ${event.from} in ${frontName(event.front)}: `,
          bold(String(event.to)),
          '.',
        ],
        { isKey: true },
      );
    case 'attackResolved':
      return attackLine(event);
    case 'batteryFired':
      return line(
        ARM_SYMBOL.A,
        event.rule,
        [
          `${unitName(event.unit)} fires at `,
          bold(event.building ? `the building in ${event.at}` : event.at),
          `, range ${event.range}.`,
        ],
        { about: [{ unit: event.unit }, { sector: event.at }] },
      );
    case 'buildingHit':
      return buildingLine(event);
    case 'tokenPlaced':
      return line(
        'ui-target',
        event.rule,
        [`${capital(SIDE_NAME[sideOf(event.unit)])}’s artillery token lies in `, bold(event.sector), '.'],
        { about: [{ sector: event.sector }] },
      );
    case 'tokenRemoved':
      return line('ui-target', event.rule, [
        `${capital(SIDE_NAME[sideOf(event.unit)])}’s artillery token leaves ${event.sector}.`,
      ]);
    default:
      return null;
  }
}

const naturals = (event: EventOf<'diceHandedOut'>, side: 'white' | 'black'): string => {
  const dice = event.dice.filter((die) => die.side === side).map(({ natural }) => natural);
  return dice.length === 0 ? 'nothing' : dice.join(' ');
};
