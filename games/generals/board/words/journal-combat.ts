import type { Sum } from '@grognard/desk';
import type { Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { sumOf } from '@grognard/desk/journal/sums.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { modifiedDie } from '../../combat/modified-die.ts';
import type { Attack, Event, EventOf } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { frontName, SIDE_NAME } from '../../names.ts';
import type { Side } from '../../vocabulary.ts';
import { ARM_SYMBOL, armOf, diceOf, unitName } from './names.ts';
import { fights, steps } from './sentences-journal.ts';
import { verdictOf } from './verdict.ts';

type Rolled = Pick<Attack, 'unit' | 'natural' | 'modifiers' | 'modified'>;

const sum = ({ unit, natural, modifiers, modified }: Rolled, note: string): Sum =>
  sumOf({
    die: { face: natural, look: diceOf(sideOf(unit)) },
    added: modifiers,
    total: modified,
    note,
  });

const naturals = ({ dice }: EventOf<'diceHandedOut'>, side: Side): string => {
  const own = dice.filter((die) => die.side === side);
  return own.length === 0 ? fights.noDice : own.map(({ natural }) => natural).join(' ');
};

/** What a unit tried when it was attacked, and whether it could. */
function reaction({ unit: id, how, success }: EventOf<'reactionRolled'>) {
  const unit = { unit: unitName(id) };
  if (how === 'square') return success ? say(fights.square, unit) : say(fights.noSquare, unit);
  return success ? say(fights.charge, unit) : say(fights.noCharge, unit);
}

function formed({ sector, kind, front: id }: EventOf<'frontFormed'>) {
  const front = frontName(id);
  if (kind === 'headOn') return say(fights.headOn, { front });
  if (kind === 'meeting') return say(fights.meeting, { sector });
  return kind === 'building' ? say(fights.building, { sector }) : say(fights.assault, { sector, front });
}

export const COMBAT: Sayings<Event, null> = {
  frontFormed: (event) => ({
    icon: 'mk-line',
    text: formed(event),
    about: [{ sector: event.sector }],
    isKey: true,
  }),
  rerollsEarned: ({ side, sector, count }) => ({
    icon: 'mk-outflank',
    text: say(fights.rerolls, { side: SIDE_NAME[side], sector, count }),
  }),
  rerollsLost: ({ side, sector, count }) => ({
    icon: 'mk-outflank',
    text: say(fights.rerollsLost, { side: SIDE_NAME[side], sector, count }),
  }),
  reactionRolled: (event) => ({
    icon: event.how === 'square' ? 'mk-square' : 'mk-charge',
    text: reaction(event),
    sums: [sum(event, event.success ? '✓' : fights.fails)],
    about: aboutUnits(event.unit),
  }),
  positionsTaken: ({ lines }) => {
    const told = lines.map(({ front, white, black }) =>
      tell(fights.line, { front: frontName(front), white: white.length, black: black.length }),
    );
    return { icon: 'mk-line', text: say(fights.linedUp, { lines: told.join(', ') }) };
  },
  frontClosed: ({ front }) => ({ icon: 'mk-line', text: say(fights.closed, { front: frontName(front) }) }),
  diceHandedOut: (event) => ({
    icon: event.step === 'melee' ? 'mk-melee' : 'arm-infantry',
    text: say(fights.dice, {
      step: steps[event.step],
      front: frontName(event.front),
      white: naturals(event, 'white'),
      black: naturals(event, 'black'),
    }),
  }),
  dieRerolled: ({ by, side, from, to, front }) => {
    const whose = by === side ? fights.ownDie : tell(fights.otherDie, { side: SIDE_NAME[side] });
    const facts = { side: SIDE_NAME[by], whose, from, to, front: frontName(front) };
    return { icon: 'ui-reset', text: say(fights.rerolled, facts), isKey: true };
  },
  attackResolved: (event) => {
    const { unit, target, hit, step, front } = event;
    const facts = {
      step: steps[step],
      unit: unitName(unit),
      target: unitName(target),
      verdict: verdictOf(event),
    };
    return {
      icon: step === 'melee' ? 'mk-melee' : ARM_SYMBOL[armOf(unit)],
      text:
        front === null ? say(fights.shot, facts) : say(fights.attack, { ...facts, front: frontName(front) }),
      sums: [sum(event, hit ? '✓' : fights.noHit)],
      about: aboutUnits(unit, target),
    };
  },
  batteryFired: ({ unit: id, at, range, building }) => {
    const facts = { unit: unitName(id), sector: at, range };
    return {
      icon: ARM_SYMBOL.A,
      text: building ? say(fights.firedAtBuilding, facts) : say(fights.fired, facts),
      about: [{ unit: id }, { sector: at }],
    };
  },
  buildingHit: ({ unit: id, sector, naturals: faces, modifiers, hits, destroyed }) => {
    const unit = unitName(id);
    return {
      icon: ARM_SYMBOL.A,
      text: destroyed
        ? say(fights.buildingFalls, { unit, sector })
        : say(fights.buildingStands, { unit, sector, hits }),
      sums: faces.map((natural) =>
        sum({ unit: id, natural, modifiers, modified: modifiedDie(natural, modifiers) }, ''),
      ),
      about: [{ sector }, { unit: id }],
      isKey: destroyed,
    };
  },
  tokenPlaced: ({ unit, sector }) => ({
    icon: 'ui-target',
    text: say(fights.tokenLies, { side: SIDE_NAME[sideOf(unit)], sector }),
    about: [{ sector }],
  }),
  tokenRemoved: ({ unit, sector }) => ({
    icon: 'ui-target',
    text: say(fights.tokenLeaves, { side: SIDE_NAME[sideOf(unit)], sector }),
    about: [{ sector }],
  }),
};
