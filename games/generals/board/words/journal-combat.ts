import type { LogLine, Sum } from '@grognard/desk';
import { aboutUnits, line } from '@grognard/desk/journal/log-lines.ts';
import { sumOf } from '@grognard/desk/journal/sums.ts';
import { counted, inWords } from '@grognard/desk/words/numbers.ts';
import { say } from '@grognard/desk/words/say.ts';
import { modifiedDie } from '../../combat/modifiers.ts';
import type { Attack, Event, EventOf } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Side } from '../../vocabulary.ts';
import { ARM_SYMBOL, armOf, diceOf, frontName, unitName } from './names.ts';

const FRONT_TEXT = {
  assault: 'is assaulted',
  headOn: 'is assaulted head-on',
  meeting: 'is entered by both sides',
  building: 'has its building attacked',
} as const;

export const STEP_NAME = {
  ranged: 'Ranged fire',
  melee: 'Melee',
  bombard: 'Bombardment',
  reaction: 'Reaction',
} as const;

type Rolled = Pick<Attack, 'unit' | 'natural' | 'modifiers' | 'modified'>;

const sum = ({ unit, natural, modifiers, modified }: Rolled, note: string): Sum =>
  sumOf({
    die: { face: natural, look: diceOf(sideOf(unit)) },
    added: modifiers,
    total: modified,
    note,
  });

/** What the die had to do, and what it did. */
function verdict({ hit, modified, against, step }: Attack): string {
  if (against === null) return hit ? `${modified} is at least 4: a hit` : `${modified} is less than 4`;
  if (hit) return `${modified} beats ${against}: a hit`;
  if (modified > against && step === 'ranged') return `${modified} beats ${against} but is less than 4`;
  return modified === against ? `${modified} against ${against}: a draw` : `${modified} against ${against}`;
}

function attackLine(event: EventOf<'attackResolved'>): LogLine {
  const { unit, target, hit, step, front } = event;
  const where = front === null ? '' : ` ${frontName(front)}`;
  const text = `${STEP_NAME[step]}${where}: ${unitName(unit)} against ${unitName(target)}, ${verdict(event)}.`;
  return line(step === 'melee' ? 'mk-melee' : ARM_SYMBOL[armOf(unit)], event.rule, [text], {
    sums: [sum(event, hit ? '✓' : 'no hit')],
    about: aboutUnits(unit, target),
  });
}

function reactionLine(event: EventOf<'reactionRolled'>): LogLine {
  const { unit, success, how } = event;
  const [done, failed, symbol] =
    how === 'square'
      ? ['forms square', 'fails to form square', 'mk-square']
      : ['countercharges', 'fails to countercharge', 'mk-charge'];
  return line(symbol, event.rule, say(`${unitName(unit)} *${success ? done : failed}*.`), {
    sums: [sum(event, success ? '✓' : 'fails')],
    about: aboutUnits(unit),
  });
}

function buildingLine(event: EventOf<'buildingHit'>): LogLine {
  const { unit, sector, naturals, modifiers, hits, destroyed } = event;
  const end = destroyed ? 'destroyed' : `${inWords(hits)} of two hits`;
  const text = `${unitName(unit)} fires at the building in ${sector}: *${end}*.`;
  return line(ARM_SYMBOL.A, event.rule, say(text), {
    sums: naturals.map((natural) =>
      sum({ unit, natural, modifiers, modified: modifiedDie(natural, modifiers) }, ''),
    ),
    about: [{ sector }, { unit }],
    isKey: destroyed,
  });
}

function rerollLine({ by, side, from, to, front, rule }: EventOf<'dieRerolled'>): LogLine {
  const whose = by === side ? 'its own' : `${SIDE_NAME[side]}’s`;
  const text = `${SIDE_NAME[by]} re-rolls ${whose} ${from} in ${frontName(front)}: *${to}*.`;
  return line('ui-reset', rule, say(text), { isKey: true });
}

const naturals = ({ dice }: EventOf<'diceHandedOut'>, side: Side): string => {
  const own = dice.filter((die) => die.side === side);
  return own.length === 0 ? 'nothing' : own.map(({ natural }) => natural).join(' ');
};

export function combatLine(event: Event): LogLine | null {
  const { rule } = event;
  switch (event.type) {
    case 'frontFormed': {
      const { sector, kind, front } = event;
      const text = `*${sector}* ${FRONT_TEXT[kind]} (${frontName(front)}).`;
      return line('mk-line', rule, say(text), { about: [{ sector }], isKey: true });
    }
    case 'rerollsEarned': {
      const text = `comes at ${event.sector} from several sides: *${counted(event.count, 're-roll')}*.`;
      return line('mk-outflank', rule, say(`${SIDE_NAME[event.side]} ${text}`));
    }
    case 'reactionRolled':
      return reactionLine(event);
    case 'positionsTaken': {
      const lines = event.lines.map(
        ({ front, white, black }) => `${frontName(front)} ${white.length} to ${black.length}`,
      );
      return lines.length === 0
        ? null
        : line('mk-line', rule, [`The lines take position: ${lines.join(', ')}.`]);
    }
    case 'frontClosed':
      return line('mk-line', rule, [`The fight at ${frontName(event.front)} is over.`]);
    case 'diceHandedOut': {
      const rolled = `White rolls ${naturals(event, 'white')}, Black ${naturals(event, 'black')}`;
      const text = `${STEP_NAME[event.step]} ${frontName(event.front)}: ${rolled}.`;
      return line(event.step === 'melee' ? 'mk-melee' : 'arm-infantry', rule, [text]);
    }
    case 'dieRerolled':
      return rerollLine(event);
    case 'attackResolved':
      return attackLine(event);
    case 'batteryFired': {
      const { unit, at, range, building } = event;
      const text = `${unitName(unit)} fires at *${building ? `the building in ${at}` : at}*, range ${range}.`;
      return line(ARM_SYMBOL.A, rule, say(text), { about: [{ unit }, { sector: at }] });
    }
    case 'buildingHit':
      return buildingLine(event);
    case 'tokenPlaced':
    case 'tokenRemoved': {
      const { unit, sector, type } = event;
      const lies = type === 'tokenPlaced' ? 'lies in' : 'leaves';
      const text = `${SIDE_NAME[sideOf(unit)]}’s artillery token ${lies} *${sector}*.`;
      return line('ui-target', rule, say(text), { about: [{ sector }] });
    }
    default:
      return null;
  }
}
