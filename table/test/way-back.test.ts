import { isUndo, legal } from '@grognard/kernel';
import type { Players } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { redo } from '../src/redo.ts';
import type { OpenTable } from '../src/shelf.ts';
import { takeBack, takeBackAll } from '../src/take-back.ts';
import { answerUnasked } from '../src/unasked.ts';
import { wayBack, wayForward } from '../src/way-back.ts';
import { marchTable } from './march.ts';
import { anOrder, freshTable, right, sit, tabOn } from './table-for-tests.ts';

const people: Players = { white: { kind: 'me' }, black: { kind: 'friend' } };
const machine: Players = { white: { kind: 'me' }, black: { kind: 'ai', level: 'conscript' } };

const forced = ({ match }: OpenTable): number =>
  match.journal.filter((entry) => !isUndo(entry) && entry.forced).length;

describe('an answer that was forced', () => {
  it('is given at once, but not where it would cost the way back to what was chosen', () => {
    const table = marchTable(machine);
    table.go('left');
    expect(table.walked()).toEqual(['left', 'across']);
    table.go('rest');
    // The weather is all that is left; white may still think better of its rest.
    expect(table.walked()).toEqual(['left', 'across', 'rest']);
    expect(legal(table.match, 'white')).toEqual([{ type: 'go', to: 'weather' }]);
    expect(forced(table)).toBe(1);
  });

  it('is gone over by undo, and given again after redo', () => {
    const table = marchTable(machine);
    table.go('left');
    expect(takeBack(table, 'white')).toMatchObject({ ok: true });
    expect(table.walked()).toEqual([]);
    expect(wayForward(table, 'white')).toEqual({ can: true });
    expect(redo(table, 'white')).toMatchObject({ ok: true });
    answerUnasked(table);
    expect(table.walked()).toEqual(['left', 'across']);
  });

  it('among people is asked for, where others could not tell that it is the only one', () => {
    const table = marchTable(people);
    table.go('left');
    expect(forced(table)).toBe(0);
  });
});

describe('redo', () => {
  const marched = ['left', 'across', 'rest'];

  it('does again what was taken back, step by step', () => {
    const table = marchTable(machine);
    table.go('left', 'rest');
    takeBack(table, 'white');
    takeBack(table, 'white');
    expect(table.walked()).toEqual([]);
    redo(table, 'white');
    answerUnasked(table);
    redo(table, 'white');
    expect(table.walked()).toEqual(marched);
    expect(wayForward(table, 'white')).toEqual({ can: false, why: { is: 'nothing', seat: null } });
  });

  it('does all of it after a turn was started over', () => {
    const table = marchTable(machine);
    table.go('left', 'rest');
    takeBackAll(table, 'white');
    expect(table.walked()).toEqual([]);
    redo(table, 'white');
    expect(table.walked()).toEqual(marched);
  });

  it('is forgotten once something else is done, not by doing the same by hand', () => {
    const table = marchTable(machine);
    table.go('left', 'rest');
    takeBackAll(table, 'white');
    table.go('left');
    expect(wayForward(table, 'white')).toEqual({ can: true });
    takeBack(table, 'white');
    table.go('right');
    expect(wayForward(table, 'white').can).toBe(false);
    expect(redo(table, 'white')).toMatchObject({ ok: false, error: { code: 'nothing-to-redo' } });
  });

  it('survives a reload', async () => {
    const { host, id, store } = await freshTable();
    await sit(host, id, 'white').submit({ action: anOrder, seen: 0 });
    const drawn = right(await sit(host, id, 'white').look());
    await sit(host, id, 'white').undo();
    const again = tabOn(store);
    expect(right(await sit(again, id, 'white').look())).toMatchObject({ redo: { can: true } });
    expect(await sit(again, id, 'white').redo()).toMatchObject({ ok: true });
    expect(right(await sit(again, id, 'white').look()).view).toEqual(drawn.view);
  });
});

describe('what cannot be taken back says why', () => {
  it.each([
    [[], 'nothing', null],
    [['left', 'rest', 'weather'], 'dice', null],
    [['left', 'rest', 'weather', 'sleep'], 'asked', 'black'],
    [['left', 'rest', 'weather', 'sleep', 'yes'], 'answered', 'black'],
  ])('after %j: %s', (ways, is, seat) => {
    const table = marchTable(machine);
    table.go(...ways);
    expect(wayBack(table, 'white')).toEqual({ can: false, why: { is, seat } });
  });

  it('the same in worlds a seat cannot tell apart: black draws none, one or three orders and takes one back', async () => {
    const told = [];
    for (const orders of [0, 1, 3]) {
      const { host, id } = await freshTable();
      const white = sit(host, id, 'white');
      const ways = async () => {
        const { undo, redo: again } = right(await white.look());
        return [undo, again];
      };
      await white.submit({ action: anOrder, seen: 0 });
      const action = { type: 'order', from: 'a3', arm: 'I', path: ['a2'] };
      for (let seen = 0; seen < orders; seen += 1) await sit(host, id, 'black').submit({ action, seen });
      const before = await ways();
      await white.submit({ action: { type: 'endPlanning' }, seen: 1 });
      const locked = await ways();
      await sit(host, id, 'black').undo();
      told.push([before, locked, await ways()]);
    }
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });
});
