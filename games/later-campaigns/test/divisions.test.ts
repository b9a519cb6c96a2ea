import { describe, expect, test } from 'vitest';
import { patchUnit } from '../changes/units.ts';
import { clone } from '../clone.ts';
import { commandFrame, ordersFrame } from '../frames.ts';
import { forgetAddress } from '../orders/divisions.ts';
import { NOWHERE, SIDES } from '../vocabulary.ts';
import { table } from './table.ts';

const SENDING = {
  units: {
    a: { at: '0,0', division: '1st Division' },
    b: { at: '1,0', division: '1st Division' },
    c: { at: '0,1' },
    e: { at: '12,0', side: 'allied' },
  },
  leaders: {
    ney: { at: '0,0', rating: 4, role: 'oc', noHqPenalty: true, commands: ['french corps'] },
    reille: { at: '0,0', rating: 3, commands: ['french corps'] },
  },
  frames: [
    commandFrame.at('receive', { passed: 0 }),
    ordersFrame.ask(SIDES, { what: 'send', body: -1, from: -1 }),
  ],
} as const;

describe('divisional orders', () => {
  /** Ney orders the 1st Division to defend where it may; the compliance dice as given. */
  function ordered(dice: readonly number[]) {
    const at = table({ ...SENDING, holders: { '0,0': 'french' }, dice });
    const begin = at
      .offers('french', 'begin')
      .find(({ recipient, order }) => order === 'reserve' && at.state.bodies[recipient] === null);
    if (begin === undefined) throw new Error('a division can be addressed');
    at.play('french', begin);
    at.play('french', { type: 'finish' });
    at.play('french', { type: 'done' });
    at.play('allied', { type: 'done' });
    return { at, division: begin.recipient };
  }

  test('NLC-12.13a, 12.13d: a division that complies is a formation of its own; the chit stays with the corps', () => {
    const { at, division } = ordered([6, 6]);
    const body = at.state.bodies[division];
    expect(body?.order.legs[0]?.type).toBe('reserve');
    expect(at.state.units[at.unit('a')]?.body).toBe(division);
    expect(at.state.units[at.unit('b')]?.body).toBe(division);
    expect(at.state.units[at.unit('c')]?.body).not.toBe(division);
    expect(body?.chit).toBe(at.state.units[at.unit('c')]?.body);
  });

  test('NLC-12.6e: until it complies the division keeps to the order of its corps', () => {
    const { at, division } = ordered([1, 1]);
    expect(at.state.units[at.unit('a')]?.body).not.toBe(division);
  });

  test('NLC-12.13, NLC-J.4: a division that left the map under its orders stays in play though a later letter fails', () => {
    const { at, division } = ordered([6, 6]);
    const state = clone(at.state);
    for (const name of ['a', 'b']) patchUnit(state, at.unit(name), { status: 'exited', hex: NOWHERE });
    forgetAddress(state, division);
    expect(state.bodies[division]).not.toBeNull();
  });
});
