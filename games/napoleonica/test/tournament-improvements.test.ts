// NAP-TRN.22: what each improvement card does in battle.
import { describe, expect, test } from 'vitest';
import { hex, table } from './table.ts';

const improved = (type: string, improvement: string | null, facts: object = {}) => ({
  type,
  improvement,
  ...facts,
});
/** With the card, and without. */
const both = <T>(card: string, of: (improvement: string | null) => T): readonly [T, T] => [
  of(card),
  of(null),
];

describe('improvements', () => {
  test('NAP-TRN.22 IM1: Sharpshooters have a die of a ranged attack rolled again, not of a melee', () => {
    const asks = (kind: 'ranged' | 'melee') => (improvement: string | null) => {
      const t = table({
        A: { F6: improved('FR01', improvement) },
        B: { [kind === 'melee' ? 'F5' : 'F4']: 'AB01' },
        players: { A: { screen: 'G' } },
      });
      t.attack('F6', kind === 'melee' ? 'F5' : 'F4', kind)
        .dice('--')
        .until('rerolls');
      return t.asked().includes('rerolls') && t.options('reroll').some(({ source }) => source === 'master');
    };
    expect(both('IM1', asks('ranged'))).toEqual([true, false]);
    expect(both('IM1', asks('melee'))).toEqual([false, false]);
  });

  test('NAP-TRN.22 IM2: Iron Discipline makes Brave', () => {
    const ignores = (improvement: string | null) => {
      const t = table({ A: { F5: improved('FR01', improvement) }, B: { F4: 'AB01' }, turn: 'B' });
      t.attack('F4', 'F5').dice('<-').until('results');
      return t.options('ignoreRetreat').length;
    };
    expect(both('IM2', ignores)).toEqual([2, 0]);
  });

  test('NAP-TRN.22 IM3: a Seasoned unit has 1 Stamina more', () => {
    const canMove = (improvement: string | null) =>
      table({
        A: { F5: improved('FR01', improvement, { fatigue: 2 }) },
        B: { A1: 'AB01' },
        terms: { switches: { deactivation: false } },
      })
        .activate('F5')
        .options('move').length > 0;
    expect(both('IM3', canMove)).toEqual([true, false]);
  });

  test('NAP-TRN.22 IM4: Fleet of Foot moves a hex farther', () => {
    const reaches = (improvement: string | null) =>
      table({ A: { F8: improved('FR01', improvement) }, B: { A1: 'AB01' } })
        .activate('F8')
        .options('move')
        .some((move) => move.hex === hex('F5'));
    expect(both('IM4', reaches)).toEqual([true, false]);
  });

  test('NAP-TRN.22 IM5: Cold Fury flanks with an orange die', () => {
    const pool = (improvement: string | null) => {
      const t = table({ A: { F5: improved('FR01', improvement), E4: 'FR01' }, B: { F4: 'AB01' } });
      t.attack('F5', 'F4').dice('---').until('rerolls');
      return t
        .heard('poolAssembled')
        .at(-1)
        ?.pool.map(({ die }) => die)
        .join('');
    };
    expect(both('IM5', pool)).toEqual(['YYO', 'YYY']);
  });

  test('NAP-TRN.22 IM6: an Armourer’s Gift is a Shield', () => {
    const left = (improvement: string | null) => {
      const t = table({ A: { F5: improved('FR01', improvement) }, B: { F4: 'AB01' }, turn: 'B' });
      t.attack('F4', 'F5').dice('H-').until();
      return t.shown('F5');
    };
    expect(both('IM6', left)).toEqual(['4/4 f0 o0', '3/4 f0 o0']);
  });

  test('NAP-TRN.22 IM7: Woodsmen are Rangers', () => {
    const attacks = (improvement: string | null) => {
      const t = table({ A: { F6: improved('FR01', improvement) }, B: { F4: 'AB01' }, terrain: { F5: 'F' } });
      t.activate('F6').move('F5');
      return t.asked();
    };
    expect(both('IM7', attacks)).toEqual(['A activation.moved', 'A turn.choose']);
  });

  test('NAP-TRN.22 IM8: the Stubborn strike back with a yellow die', () => {
    const answers = (improvement: string | null) => {
      const t = table({ A: { F5: improved('FR03', improvement) }, B: { F4: 'AB01' }, turn: 'B' });
      t.attack('F4', 'F5').dice('--').until('riposte');
      return t.options('riposte').some(({ how }) => how === 'counterblow');
    };
    expect(both('IM8', answers)).toEqual([true, false]);
  });

  test('NAP-TRN.22 IM9: Looters lose a Fatigue when they have done damage in melee', () => {
    const tired = (improvement: string | null) => {
      const t = table({ A: { F5: improved('FR01', improvement, { fatigue: 1 }) }, B: { F4: 'AB01' } });
      t.attack('F5', 'F4').dice('H-').until();
      return t.at('F5').fatigue;
    };
    expect(both('IM9', tired)).toEqual([0, 1]);
  });

  test('NAP-TRN.22 IM10: Fresh Powder carries a hex farther', () => {
    const targets = (improvement: string | null) =>
      table({ A: { F8: improved('FR01', improvement) }, B: { F5: 'AB01' } })
        .activate('F8')
        .options('attack').length;
    expect(both('IM10', targets)).toEqual([1, 0]);
  });

  test('NAP-TRN.22 IM11: Fencing Masters force a die to be rolled again', () => {
    const forces = (improvement: string | null) => {
      const t = table({
        A: { F5: improved('FR01', improvement) },
        B: { F4: 'AB01' },
        turn: 'B',
        players: { B: { screen: 'G' } },
      });
      t.attack('F4', 'F5').dice('H-').until('rerolls');
      return (
        t.asked() === 'A rerolls.defender' && t.options('reroll').some(({ source }) => source === 'master')
      );
    };
    expect(both('IM11', forces)).toEqual([true, false]);
  });
});
