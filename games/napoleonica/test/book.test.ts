// The teaching rulebook: what it cites exists, and its example attack comes out as it tells it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf } from '@grognard/desk/book/citations-of.ts';
import { expect, test } from 'vitest';
import { card } from '../board/book/words/card.ts';
import { book } from '../board/book.ts';
import { facesWith } from '../data/dice.ts';
import { DICE, SYMBOLS } from '../data/words.ts';
import { hex, table } from './table.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../rules/napoleonica.md'), 'utf8');

test('every rule the book cites is in the rules', () => {
  const cited = citationsOf(book);
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});

test('NAP-DIC.1: the faces on the card are those of the dice', () => {
  const [faces] = card.find(({ title }) => title === 'Dice')?.blocks ?? [];
  const told = faces?.kind === 'table' ? faces.rows.map(([, ...counts]) => counts.map(Number)) : [];
  expect(told).toEqual(DICE.map((die) => SYMBOLS.map((symbol) => facesWith(die, symbol))));
});

test('NAP-ATK.16, NAP-CRT.5, NAP-TER.2, NAP-RET.2, NAP-DMG.4: the example attack is fought as the book tells it', () => {
  const fight = table({ A: { F6: 'FR01', G5: 'FR02' }, B: { F5: 'AB01' }, terrain: { F5: 'F' } });
  fight.dice('*H<H').attack('F6', 'F5').until('retreat');
  expect(fight.heard('diceRolled').map(({ dice }) => dice.map(({ die, face }) => `${die} ${face}`))).toEqual([
    ['Y crit', 'Y hit', 'Y retreat'],
    ['Y hit'],
  ]);
  fight.play({ type: 'retreat', hex: hex('F4') }).until('damage');
  fight.play({ type: 'absorb', yes: true });
  expect(fight.heard('damageDealt')[0]?.total).toBe(1);
  expect(fight.shown(2)).toBe('3/4 f1 o0');
  expect(fight.where(2)).toBe('F4');
});
