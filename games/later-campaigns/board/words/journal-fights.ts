// The journal of fights: fire with its dice, charges and reactions, assaults, who stands and who gives way.
import type { Said, Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { Side, UnitId } from '../../vocabulary.ts';
import { fightWords, turnWords } from './journal-sentences.ts';
import { dieOf, fireSum } from './journal-sums.ts';
import type { Teller } from './teller.ts';

type Fired = Extract<Event, { readonly type: 'fired' }>;

const about = (...units: readonly number[]) => aboutUnits(...units.map(String));

const FIRE_ICON: { readonly [fight in Fired['fight']]: SymbolName } = {
  assault: 'mk-melee',
  charge: 'mk-charge',
  bombardment: 'arm-foot-artillery',
};
const ON_THE_TABLE = {
  assault: fightWords.assaultFire,
  charge: fightWords.chargeFire,
  bombardment: fightWords.bombardment,
} as const;
const DIE_BY_DIE = {
  assault: fightWords.assaultDice,
  charge: fightWords.chargeDice,
  bombardment: fightWords.bombardmentDice,
} as const;

/** Two dice are a roll on the Fire Table; otherwise every point of strength had a die of its own (NLC-20.4). */
function fireInWords(
  { fight, side: by, hex: at, strength, parts, dice, hits }: Fired,
  { side, hex }: Teller,
) {
  const facts = { side: side(by), hex: hex(at), hits };
  if (dice.length !== 2) return say(DIE_BY_DIE[fight], { ...facts, dice: listed(dice.map(String)) });
  const roll = dice.reduce((sum, face) => sum + face, 0);
  // NLC-8.5d: whoever forms square under fire tells nobody but by what the guns do to him.
  const isEnfilade = parts.some(({ factors }) => factors.some(({ reason }) => reason === 'enfilade'));
  return say(isEnfilade ? fightWords.enfilade : ON_THE_TABLE[fight], { ...facts, strength, roll });
}

const sideIn = ({ theatre }: Teller, unit: UnitId): Side => theatre?.units[unit]?.side ?? 'french';

interface Test {
  readonly side: Side;
  readonly roll: number;
  readonly morale: number;
}

const moraleSum = ({ side, roll, morale }: Test): Pick<Said, 'sums'> => ({
  sums: [dieOf(side, roll, tell(turnWords.morale, { morale }))],
});

export const fightSayings: Sayings<Event, Teller> = {
  fired: (event, teller) => ({
    icon: FIRE_ICON[event.fight],
    text: fireInWords(event, teller),
    sums: fireSum(event, teller),
    about: [{ hex: event.hex }],
  }),
  chargeDeclared: ({ side: by, entries }, { side, units, hex }) => ({
    icon: 'mk-charge',
    text: say(fightWords.charge, {
      side: side(by),
      hex: listed([...new Set(entries.map(({ target }) => hex(target)))]),
      units: units(entries.map(({ unit }) => unit)),
    }),
    about: about(...entries.map(({ unit }) => unit)),
    isKey: true,
  }),
  squareTested: ({ hex: at, roll, morale, formed }, { hex }) => ({
    icon: 'mk-square',
    text: say(formed ? fightWords.square : fightWords.noSquare, { hex: hex(at), roll, morale }),
    about: [{ hex: at }],
  }),
  chargeDecided: ({ hex: at, side: by, won }, { side, hex }) => ({
    icon: 'mk-charge',
    text: say(won ? fightWords.chargeWon : fightWords.chargeLost, { side: side(by), hex: hex(at) }),
    about: [{ hex: at }],
  }),
  pursuitTested: ({ unit: id, roll, rating, held }, teller) => ({
    icon: 'arm-cavalry',
    text: say(held ? fightWords.held : fightWords.unheld, { unit: teller.unit(id), roll, rating }),
    sums: [dieOf(sideIn(teller, id), roll, tell(turnWords.needed, { needed: rating }))],
    about: about(id),
  }),
  reactionDeclared: ({ hex: at, units: ids }, { units, hex }) => ({
    icon: 'arm-cavalry',
    text: say(fightWords.reaction, { units: units(ids), hex: hex(at) }),
    about: about(...ids),
    isKey: true,
  }),
  reactionTested: ({ unit: id, roll, morale, passed }, teller) => ({
    icon: 'arm-cavalry',
    text: say(passed ? fightWords.reacts : fightWords.reactsNot, { unit: teller.unit(id), roll, morale }),
    ...moraleSum({ side: sideIn(teller, id), roll, morale }),
    about: about(id),
  }),
  reactionFailed: ({ hex: at }, { hex }) => ({
    icon: 'ui-minus',
    text: say(fightWords.reactionFailed, { hex: hex(at) }),
  }),
  assaultsDeclared: ({ side: by, assaults }, { side, hex }) => ({
    icon: 'mk-melee',
    text: say(fightWords.assaults, {
      side: side(by),
      targets: listed([...new Set(assaults.map(({ target }) => hex(target)))]),
    }),
    about: assaults.map(({ target }) => ({ hex: target })),
  }),
  assaultBegan: ({ side: by, target, attackers, defenders }, { side, hex, units }) => ({
    icon: 'mk-melee',
    text:
      defenders.length === 0
        ? say(fightWords.assaultEmpty, { side: side(by), hex: hex(target) })
        : say(fightWords.assault, {
            side: side(by),
            hex: hex(target),
            attackers: units(attackers),
            defenders: units(defenders),
          }),
    about: [{ hex: target }, ...about(...attackers)],
    isKey: true,
  }),
  moraleTested: (event, { side, units }) => ({
    icon: event.passed ? 'mk-line' : 'mk-disarray',
    text: say(event.passed ? fightWords.stands : fightWords.breaks, {
      side: side(event.side),
      units: units(event.units),
      roll: event.roll,
      morale: event.morale,
    }),
    ...moraleSum(event),
    about: about(...event.units),
  }),
  retreatTested: ({ units: ids, roll, disrupted }, { units, names }) => ({
    icon: 'sym-retreat',
    text:
      disrupted.length === 0
        ? say(fightWords.inOrder, { units: units(ids), roll })
        : say(fightWords.inDisorder, { units: units(ids), roll, disrupted: names(disrupted) }),
    about: about(...ids),
  }),
  guardBroken: () => ({ icon: 'mk-disarray', text: say(fightWords.guard), isKey: true }),
};
