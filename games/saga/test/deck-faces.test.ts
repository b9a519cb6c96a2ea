import { expect, it } from 'vitest';
import { INSIGNIA, lookOf } from '../board/drawing/cards/insignia.ts';
import { OBJECTIVE_ART, STRATEGY_ART } from '../board/drawing/cards/strategy-art.ts';
import { shortName } from '../board/words/short-names.ts';
import { OBJECTIVE_TEXTS, STRATEGY_TEXTS } from '../board/words/strategy-texts.ts';
import { tellUnit } from '../board/words/tell-unit.ts';
import { OBJECTIVE_CARDS } from '../data/objectives.ts';
import { STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { UNIT_CARDS, unitCard } from '../data/unit-cards.ts';

it('SAG-1.5: no two units look alike', () => {
  const faces = UNIT_CARDS.map((card) => {
    const worn = INSIGNIA[card.id];
    expect(worn, card.id).toBeDefined();
    return [lookOf(card), card.type, worn?.hat, worn?.weapon, worn?.plume].join(' ');
  });
  expect(new Set(faces).size).toBe(UNIT_CARDS.length);
  expect(Object.keys(INSIGNIA)).toHaveLength(UNIT_CARDS.length);
});

it('SAG-1.5: every name fits its card, and no two of a faction are the same', () => {
  const names = UNIT_CARDS.map(shortName);
  for (const name of names) expect(name.length, name).toBeLessThanOrEqual(17);
  for (const nations of [['FR'], ['BR', 'AL', 'PR']]) {
    const own = UNIT_CARDS.filter(({ nation }) => nations.includes(nation)).map(shortName);
    expect(new Set(own).size).toBe(own.length);
  }
});

it('SAG-1.6, SAG-1.7: every card says what it does and has a picture', () => {
  for (const { id } of STRATEGY_CARDS) {
    expect(STRATEGY_TEXTS[id]?.text.length, id).toBeGreaterThan(10);
    expect(Object.keys(STRATEGY_ART[id] ?? {}).length, id).toBeGreaterThan(0);
  }
  for (const { id } of OBJECTIVE_CARDS) {
    expect(OBJECTIVE_TEXTS[id]?.length, id).toBeGreaterThan(10);
    expect(Object.keys(OBJECTIVE_ART[id] ?? {}).length, id).toBeGreaterThan(0);
  }
});

it('a unit is told in words', () => {
  expect(tellUnit(unitCard('FR-CUIR'))).toBe(
    'Cuirassiers, French Heavy Cavalry, Elite. Fire 0, Melee 4, Cohesion 4, Morale 4. Compact, Impact.',
  );
});
