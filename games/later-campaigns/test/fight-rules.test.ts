// NLC-7: assaults by the rulebook: who chooses, who goes back, who goes forward.
import { describe, expect, test } from 'vitest';
import { type Sitting, table } from './table.ts';

const FIELD = {
  from: 'assault',
  units: { i: { at: '0,0', steps: [5, 3] }, e: { at: '1,0', side: 'allied', steps: [4, 2] } },
  leaders: {
    reille: { at: '0,0', commands: ['french corps'] },
    hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
  },
  orders: { 'allied corps': 'delay' },
} as const;

/** Fire first: two dice of the attacker, two of the defender. */
function fought(dice: readonly number[], more: Sitting = {}) {
  const at = table({ ...FIELD, ...more, dice });
  at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
  at.play('french', { type: 'endAssign' });
  return at;
}

describe('choices after the fire', () => {
  test('NLC-7.1a, 7.4a, 7.4b, 7.4c: both hit and without guns: the attacker chooses first, then the defender', () => {
    const at = fought([4, 4, 4, 4]);
    expect(at.asked()).toEqual(['french']);
    at.play('french', { type: 'stand' });
    expect(at.asked()).toEqual(['allied']);
    expect(at.legal('allied').map(({ type }) => type)).toEqual(['retreat', 'stand']);
  });

  test('NLC-7.4d, 7.4e: a voluntary retreat ends the choices and halves the hits', () => {
    const at = fought([4, 4, 4, 4]);
    at.play('french', { type: 'retreat' });
    expect(at.asked()).toEqual(['french']);
    expect(at.offers('french', 'retreatTo').length).toBeGreaterThan(0);
    expect(at.state.units.map(({ lost }) => lost)).toEqual([0, 0]);
  });

  test('NLC-7.1c, 7.2, 7.4g, NLC-R105: hits apply at the same time; a survivor tests even if his enemy is gone', () => {
    const at = fought([4, 4, 4, 4, 6, 1, 1], {
      units: { ...FIELD.units, e: { at: '1,0', side: 'allied', steps: [4] } },
    });
    at.play('french', { type: 'stand' });
    at.play('allied', { type: 'stand' });
    expect(at.state.units[at.unit('e')]?.hex).toBe(-1);
    expect(at.state.units[at.unit('i')]?.lost).toBe(1);
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'moraleTested', side: 'french', passed: false }),
    );
    expect(at.offers('french', 'advance')).toEqual([]);
  });

  test('NLC-6.1a, 6.1b: a hit turns a counter over, and eliminates one of a single step', () => {
    const at = fought([4, 4, 4, 4, 1, 1, 1], {
      units: { ...FIELD.units, e: { at: '1,0', side: 'allied', steps: [4] } },
    });
    at.play('french', { type: 'stand' });
    at.play('allied', { type: 'stand' });
    expect(at.state.units.map(({ lost }) => lost)).toEqual([1, 1]);
    expect(at.hexOf('e')).toBe(-1);
  });

  test('NLC-R162, NLC-GV-88: a defender with nowhere to go is not asked', () => {
    const at = fought([4, 4, 4, 4, 1, 1, 1, 1], {
      walls: ['1,0|2,0', '1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'],
    });
    at.play('french', { type: 'stand' });
    expect(at.state.units.map(({ lost }) => lost)).toEqual([1, 1]);
  });

  test('NLC-12.2.6c, NLC-R023: a side on Fall Back goes back, hit or not', () => {
    const at = fought([1, 1, 4, 4], { orders: { 'allied corps': 'fallBack' } });
    at.play('french', { type: 'stand' });
    expect(at.asked()).toEqual(['allied']);
    expect(at.offers('allied', 'retreatTo').length).toBeGreaterThan(0);
  });
});

describe('going forward', () => {
  const vacated = (more: Sitting = {}) => {
    const at = fought([4, 4, 1, 1], more);
    at.play('allied', { type: 'retreat' });
    const [away] = at.offers('allied', 'retreatTo');
    if (away !== undefined) at.play('allied', away);
    return at;
  };

  test('NLC-7.5a, NLC-R106: one unit of the attackers, or none, into the emptied hex', () => {
    const at = vacated({ leaders: { ...FIELD.leaders, reille: { at: '-1,0', commands: ['french corps'] } } });
    expect(at.offers('french', 'advance').map(({ units }) => units)).toEqual([[at.unit('i')], []]);
  });

  const PAIR = { ...FIELD.units, j: { at: '0,0', steps: [2, 1] } } as const;
  const AWAY = { ...FIELD.leaders, reille: { at: '-1,0', commands: ['french corps'] } } as const;
  const sizes = (more: Sitting) =>
    vacated(more)
      .offers('french', 'advance')
      .map(({ units }) => units.length)
      .toSorted();

  test('NLC-7.5b, 7.5c: a whole stack with a leader, or of one division', () => {
    expect(sizes({ units: PAIR, leaders: AWAY })).toEqual([0, 1, 1]);
    expect(sizes({ units: PAIR })).toEqual([0, 1, 1, 2]);
    const mates = { ...PAIR, i: { ...PAIR.i, division: 'Foy' }, j: { ...PAIR.j, division: 'Foy' } };
    expect(sizes({ units: mates, leaders: AWAY })).toEqual([0, 1, 1, 2]);
  });

  test('NLC-7.5e, 11.3: no ZOC hinders it, and the leader goes along', () => {
    const at = vacated({ units: { ...FIELD.units, f: { at: '2,0', side: 'allied' } } });
    at.play('french', { type: 'advance', units: [at.unit('i')] });
    expect(at.hexOf('i')).toBe(at.at('1,0'));
    expect(at.state.leaders[0]?.hex).toBe(at.at('1,0'));
  });
});

describe('who assaults', () => {
  test('NLC-7.3a, 12.1e: neither who charged or bombarded this turn, nor who is out of command', () => {
    const able = (more: Sitting) => table({ ...FIELD, ...more }).offers('french', 'assign').length;
    expect(able({})).toBe(1);
    expect(able({ lost: { i: { charged: 1 } } })).toBe(0);
    expect(able({ leaders: { reille: { at: '-9,0', commands: ['french corps'] } } })).toBe(0);
  });

  test('NLC-7.3c, NLC-R103: an assault is made on everybody in the hex', () => {
    const at = fought([4, 4, 4, 4], {
      units: { ...FIELD.units, f: { at: '1,0', side: 'allied', in: 'other' } },
    });
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'assaultBegan', defenders: [at.unit('e'), at.unit('f')] }),
    );
  });

  test('NLC-7.3d, 7.3f: who must assault chooses one hex, not none', () => {
    const at = table({ ...FIELD, units: { ...FIELD.units, f: { at: '0,1', side: 'allied' } } });
    const targets = at.offers('french', 'assign').map(({ target }) => target);
    expect(targets).toEqual([at.at('1,0'), at.at('0,1')]);
    expect(at.refused('french', { type: 'assign', hex: at.at('0,0'), target: -1 })).toBe('NLC-7.3d');
  });

  test('NLC-8.2a, NLC-R021: guns join an assault if they like', () => {
    const at = table({ ...FIELD, units: { ...FIELD.units, g: { at: '0,0', arm: 'art', steps: [4, 2] } } });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    expect(at.offers('french', 'join').map(({ unit }) => unit)).toEqual([at.unit('g')]);
    expect(at.legal('french').at(-1)).toEqual({ type: 'endAssign' });
  });

  test('NLC-10.4, NLC-R020: infantry beside a garrison takes it before anybody else', () => {
    const at = table({
      ...FIELD,
      chateaux: ['0,1'],
      units: { ...FIELD.units, f: { at: '0,1', side: 'allied' } },
    });
    expect(at.offers('french', 'assign').map(({ target }) => target)).toEqual([at.at('0,1')]);
  });

  test('NLC-10.2: a garrison is not asked to go back', () => {
    const at = fought([6, 6, 4, 4, 1, 1, 1], { chateaux: ['1,0'] });
    at.play('french', { type: 'stand' });
    expect(at.offers('allied', 'retreat')).toEqual([]);
  });

  test('NLC-7.11a, 7.11b: cavalry outside ZOCs when the turn began slips away, and the hex may be entered', () => {
    const at = fought([3], {
      units: { ...FIELD.units, e: { at: '1,0', side: 'allied', arm: 'cav' } },
    });
    at.play('allied', { type: 'preRetreat', units: [at.unit('e')] });
    const [away] = at.offers('allied', 'retreatTo');
    if (away !== undefined) at.play('allied', away);
    expect(at.offers('french', 'advance').length).toBeGreaterThan(0);
  });
});
