import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** Cavalry 6/3 next to infantry 5/3. */
const OPEN = {
  from: 'charge',
  units: {
    c: { at: '0,0', arm: 'cav', steps: [6, 3] },
    i: { at: '1,0', steps: [5, 3], side: 'allied' },
  },
  leaders: {
    ney: { at: '0,0', commands: ['french corps'] },
    hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
  },
} as const;

describe('charge', () => {
  test('NLC-7.10a, NLC-GV-52: a square halves the charge; the cavalry wins by a step', () => {
    const at = table({ ...OPEN, dice: [3, 4, 5, 3, 3] });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('1,0') });
    const events = at.play('french', { type: 'endDeclare' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'squareTested', formed: true }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'chargeDecided', won: true }));
    expect(at.state.units[at.unit('i')]?.lost).toBe(1);
    expect(at.asked()).toEqual(['allied']);
  });

  test('NLC-7.7e, 7.7j, NLC-GV-53: on equal losses the charge is beaten, rides back and is disrupted', () => {
    const at = table({ ...OPEN, dice: [5, 2, 3, 2, 2] });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    expect(at.hexOf('c')).toBe(at.at('0,0'));
    expect(at.state.units[at.unit('c')]).toMatchObject({ disrupted: true, charged: 1, lost: 0 });
    expect(at.state.units[at.unit('i')]).toMatchObject({ lost: 0 });
  });

  test('NLC-R034, NLC-GV-56: a hex emptied is won by the chargers who are left', () => {
    const at = table({
      ...OPEN,
      units: { c: OPEN.units.c, i: { at: '1,0', arm: 'art', steps: [3], side: 'allied' } },
      dice: [3, 4, 4, 5],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    expect(at.state.units[at.unit('i')]?.status).not.toBe('map');
    expect(at.offers('french', 'stay')).toHaveLength(1);
    at.play('french', { type: 'stay', unit: at.unit('c') });
    expect(at.hexOf('c')).toBe(at.at('1,0'));
  });

  test('NLC-12.2.5e, NLC-R044: on March nobody charges', () => {
    const at = table({ ...OPEN, orders: { 'french corps': 'march' } });
    expect(at.offers('french', 'charge')).toHaveLength(0);
  });
});

describe('reaction charges', () => {
  /** Infantry about to step next to enemy cavalry two hexes off, its own cavalry near. */
  const MEETING = {
    from: 'movement',
    units: {
      m: { at: '-1,0', steps: [5, 3] },
      k: { at: '0,-1', arm: 'cav', steps: [5, 3] },
      c: { at: '2,0', arm: 'cav', steps: [4, 2], side: 'allied' },
    },
    leaders: {
      ney: { at: '-1,0', commands: ['french corps'] },
      hill: { at: '2,0', side: 'allied', commands: ['allied corps'] },
    },
  } as const;

  test('NLC-7.9a, 7.10f, NLC-GV-58: a reaction is met by a counter-charge, and the infantry goes on with half its points', () => {
    const at = table({ ...MEETING, dice: [3, 2, 4, 5, 3, 4] });
    at.play('french', { type: 'select', units: [at.unit('m')] });
    at.play('french', { type: 'step', hex: at.at('0,0') });
    at.play('allied', { type: 'react', unit: at.unit('c'), via: at.at('1,0') });
    at.play('allied', { type: 'launch' });
    at.play('french', { type: 'commit', half: true });
    expect(at.offers('french', 'react').map(({ unit }) => unit)).toContain(at.unit('k'));
    const [counter] = at.offers('french', 'react');
    if (counter !== undefined) at.play('french', counter);
    at.play('french', { type: 'launch' });
    expect(at.state.units[at.unit('c')]?.status).not.toBe('map');
    expect(at.state.units[at.unit('k')]).toMatchObject({ lost: 1, charged: 1 });
  });

  test('NLC-7.9b: a window passed uses nothing up', () => {
    const at = table({ ...MEETING });
    at.play('french', { type: 'select', units: [at.unit('m')] });
    at.play('french', { type: 'step', hex: at.at('0,0') });
    at.play('allied', { type: 'pass' });
    expect(at.state.stage?.tested).toEqual([]);
    expect(at.asked()).toEqual(['french']);
  });
});
