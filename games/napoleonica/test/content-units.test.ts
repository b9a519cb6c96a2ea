// The tables of the rulebook and the data are written twice, and say the same.
import { describe, expect, test } from 'vitest';
import type { Ability, Crit } from '../data/abilities.ts';
import { DETACHMENTS } from '../data/detachments.ts';
import { FACES, facesWith } from '../data/dice.ts';
import type { AttackRow, UnitCard } from '../data/unit-card.ts';
import { UNITS } from '../data/units.ts';
import { DICE, type Die } from '../data/words.ts';
import { cellsOf } from './rulebook.ts';

const BRANCH_CODES: { readonly [code: string]: UnitCard['branch'] } = {
  LI: 'lineInfantry',
  SK: 'lightInfantry',
  EI: 'eliteInfantry',
  LC: 'lightCavalry',
  HC: 'heavyCavalry',
  AR: 'artillery',
  CO: 'commander',
  MO: 'monster',
};
const PRINTED_SYMBOLS = { '*': 'crit', H: 'hit', '<': 'retreat', '-': 'miss' } as const;

/** Dice as printed: '2O+1Y'. */
const printedDice = (dice: readonly Die[]): string =>
  [...new Set(dice)].map((die) => `${dice.filter((each) => each === die).length}${die}`).join('+');

const printedRow = ({ kind, dice, range }: AttackRow): string =>
  ({
    melee: `M ${printedDice(dice)}`,
    ranged: `Rg ${printedDice(dice)} @${range}`,
    magic: `Mg ${printedDice(dice)} @${range}`,
    grenade: `Grenade ${printedDice(dice)} @${range}`,
  })[kind];

const ACTIVATABLE = [
  'doubleTime',
  'focus',
  'impetus',
  'indirectFire',
  'partingShot',
  'imperialWill',
  'patience',
];
/** 'masterOfAttack' is printed 'Master of Attack'. */
const title = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/(^| )(?!of\b)\w/g, (start) => start.toUpperCase());

function printedAbility(ability: Ability): string {
  const name = title(ability.name);
  if ('x' in ability) return `${name} ${ability.x}`;
  if ('die' in ability) return `${name} ${ability.die}`;
  if ('dice' in ability) return `${name} ${printedDice(ability.dice)}`;
  return ACTIVATABLE.includes(ability.name) ? `(F) ${name}` : name;
}

const printedCrit = (crit: Crit): string => ('die' in crit ? `Volley ${crit.die}` : title(crit.name));

const printedActivation = ({ needs, colours }: UnitCard['activation']): string =>
  colours.join(needs === 'any' ? '/' : '+');

describe('units', () => {
  const rules = { france: 'NAP-UNI.1', russia: 'NAP-UNI.2', abyss: 'NAP-UNI.3' };
  test.each(UNITS.map((card) => ({ ...card, rule: rules[card.faction] })))(
    '$rule, NAP-CMP.1: the rulebook prints $id $name as it is played',
    (card) => {
      const [, name, branch, activation, ...rest] = cellsOf(card.id);
      const [movement, stamina, size, attacks, crit, abilities, cost, unique] = rest;
      expect(name).toBe(card.name);
      expect(BRANCH_CODES[branch ?? '']).toBe(card.branch);
      expect(activation).toBe(printedActivation(card.activation));
      expect([movement, stamina, size, cost].map(Number)).toEqual([
        ...[card.movement, card.stamina, card.size, card.cost],
      ]);
      const [grenades, rows] = [
        card.attacks.filter(({ kind }) => kind === 'grenade'),
        card.attacks.filter(({ kind }) => kind !== 'grenade'),
      ];
      expect(attacks).toBe(rows.map(printedRow).join('; '));
      expect(crit).toBe(printedCrit(card.crit));
      const printed = [...card.abilities.map(printedAbility), ...grenades.map(printedRow)];
      expect(abilities === '—' ? [] : abilities?.split(', ').toSorted()).toEqual(printed.toSorted());
      expect(unique === '★').toBe(card.unique);
    },
  );

  test('NAP-UNI.1: forty-two units, fourteen of each faction', () => {
    expect(UNITS).toHaveLength(42);
    for (const faction of ['france', 'russia', 'abyss'])
      expect(UNITS.filter((card) => card.faction === faction)).toHaveLength(14);
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(42);
  });
});

describe('dice', () => {
  test.each(DICE)('NAP-DIC.1: the faces of %s and what they promise', (die) => {
    const [, ...cells] = cellsOf(die, /^\| \w (white|yellow|orange|teal|scarlet|black) \|/);
    const symbols = cells.slice(0, 6).map((face) => PRINTED_SYMBOLS[face as keyof typeof PRINTED_SYMBOLS]);
    expect(symbols).toEqual([...FACES[die]]);
    const [damage, crit, retreat] = cells.slice(6).map((chance) => Number(chance.split('/')[0]));
    expect(facesWith(die, 'crit') + facesWith(die, 'hit')).toBe(damage);
    expect(facesWith(die, 'crit')).toBe(crit);
    expect(facesWith(die, 'retreat')).toBe(retreat);
  });
});

describe('detachments', () => {
  const GIVEN: { readonly [text: string]: Ability } = {
    'when it Rests, one adjacent friendly unit loses 1 Fatigue': { name: 'musician' },
    'when it Rests, gain 1 Corruption': { name: 'dirgeDrummer' },
  };
  test.each(DETACHMENTS)('NAP-DET.1: the rulebook prints $id $name as it is played', (card) => {
    const [, factions, name, arm, gives, cost, copies] = cellsOf(card.id);
    expect(name?.startsWith(card.name)).toBe(true);
    expect(factions).toBe(card.factions.includes('abyss') ? 'AB' : 'FR, RU');
    expect(arm?.toLowerCase()).toBe(card.arm);
    expect([cost, copies].map(Number)).toEqual([card.cost, card.copies]);
    const given = GIVEN[gives ?? ''];
    if (given === undefined) expect(gives).toBe(printedAbility(card.gives));
    else expect(card.gives).toEqual(given);
  });

  test('NAP-DET.1: thirteen detachments', () => expect(DETACHMENTS).toHaveLength(13));
});
