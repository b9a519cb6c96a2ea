import type { Sum } from '@grognard/desk';
import type { Said, Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { sumOf } from '@grognard/desk/journal/sums.ts';
import { counted, inWords } from '@grognard/desk/words/numbers.ts';
import { say } from '@grognard/desk/words/say.ts';
import { modifiedDie } from '../../combat/modified-die.ts';
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

const STEP_NAME = {
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

const naturals = ({ dice }: EventOf<'diceHandedOut'>, side: Side): string => {
  const own = dice.filter((die) => die.side === side);
  return own.length === 0 ? 'nothing' : own.map(({ natural }) => natural).join(' ');
};

const token = ({ unit, sector }: EventOf<'tokenPlaced' | 'tokenRemoved'>, verb: string): Said => ({
  icon: 'ui-target',
  text: say(`${SIDE_NAME[sideOf(unit)]}’s artillery token ${verb} *${sector}*.`),
  about: [{ sector }],
});

export const COMBAT: Sayings<Event, null> = {
  frontFormed: ({ sector, kind, front }) => ({
    icon: 'mk-line',
    text: say(`*${sector}* ${FRONT_TEXT[kind]} (${frontName(front)}).`),
    about: [{ sector }],
    isKey: true,
  }),
  rerollsEarned: ({ side, sector, count }) => ({
    icon: 'mk-outflank',
    text: say(`${SIDE_NAME[side]} comes at ${sector} from several sides: *${counted(count, 're-roll')}*.`),
  }),
  reactionRolled: (event) => {
    const { unit, success, how } = event;
    const [done, failed, icon] =
      how === 'square'
        ? (['forms square', 'fails to form square', 'mk-square'] as const)
        : (['countercharges', 'fails to countercharge', 'mk-charge'] as const);
    return {
      icon,
      text: say(`${unitName(unit)} *${success ? done : failed}*.`),
      sums: [sum(event, success ? '✓' : 'fails')],
      about: aboutUnits(unit),
    };
  },
  positionsTaken: ({ lines }) => {
    const told = lines.map(
      ({ front, white, black }) => `${frontName(front)} ${white.length} to ${black.length}`,
    );
    return { icon: 'mk-line', text: [`The lines take position: ${told.join(', ')}.`] };
  },
  frontClosed: ({ front }) => ({ icon: 'mk-line', text: [`The fight at ${frontName(front)} is over.`] }),
  diceHandedOut: (event) => {
    const { step, front } = event;
    const rolled = `White rolls ${naturals(event, 'white')}, Black ${naturals(event, 'black')}`;
    return {
      icon: step === 'melee' ? 'mk-melee' : 'arm-infantry',
      text: [`${STEP_NAME[step]} ${frontName(front)}: ${rolled}.`],
    };
  },
  dieRerolled: ({ by, side, from, to, front }) => {
    const whose = by === side ? 'its own' : `${SIDE_NAME[side]}’s`;
    const text = say(`${SIDE_NAME[by]} re-rolls ${whose} ${from} in ${frontName(front)}: *${to}*.`);
    return { icon: 'ui-reset', text, isKey: true };
  },
  attackResolved: (event) => {
    const { unit, target, hit, step, front } = event;
    const where = front === null ? '' : ` ${frontName(front)}`;
    const who = `${unitName(unit)} against ${unitName(target)}`;
    return {
      icon: step === 'melee' ? 'mk-melee' : ARM_SYMBOL[armOf(unit)],
      text: [`${STEP_NAME[step]}${where}: ${who}, ${verdict(event)}.`],
      sums: [sum(event, hit ? '✓' : 'no hit')],
      about: aboutUnits(unit, target),
    };
  },
  batteryFired: ({ unit, at, range, building }) => ({
    icon: ARM_SYMBOL.A,
    text: say(`${unitName(unit)} fires at *${building ? `the building in ${at}` : at}*, range ${range}.`),
    about: [{ unit }, { sector: at }],
  }),
  buildingHit: ({ unit, sector, naturals: faces, modifiers, hits, destroyed }) => {
    const end = destroyed ? 'destroyed' : `${inWords(hits)} of two hits`;
    return {
      icon: ARM_SYMBOL.A,
      text: say(`${unitName(unit)} fires at the building in ${sector}: *${end}*.`),
      sums: faces.map((natural) =>
        sum({ unit, natural, modifiers, modified: modifiedDie(natural, modifiers) }, ''),
      ),
      about: [{ sector }, { unit }],
      isKey: destroyed,
    };
  },
  tokenPlaced: (event) => token(event, 'lies in'),
  tokenRemoved: (event) => token(event, 'leaves'),
};
