// Pressing something that answers nothing says so, and what to press instead.
import { fill, offers, pending, type Target, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { whyNothing, whySilent } from '../../board/input/why-nothing.ts';
import { targetName } from '../../board/words/target-name.ts';
import { table } from '../table.ts';

/** A desk as far as a silence looks at it. */
function deskOf(plan: Parameters<typeof table>[0]): Desk {
  const { match } = table(plan);
  const open = offers(match, 'white');
  const state = {
    view: viewOf(match, 'white'),
    viewer: 'white',
    offers: open,
    decisions: pending(match),
  };
  const nothing = { value: null };
  return {
    shown: { value: state },
    isLive: { value: true },
    offers: () => open,
    on: () => [],
    selection: nothing,
    drag: nothing,
  } as unknown as Desk;
}
const said = (desk: Desk, target: Target): string => {
  const reason = whyNothing(desk, target);
  return reason === null ? '' : `${fill(reason.text, reason.with ?? {})} ${reason.rule}`;
};

describe('GEN-6.4: while orders are written', () => {
  const desk = deskOf({ phase: 'planning', units: 'a1: wI1 | a3: bC1 | box: wI2~' });
  it('a sector waits for a unit', () => {
    expect(said(desk, { sector: 'b2' })).toBe(
      'No unit is chosen. Press one of your units first, then b2. GEN-6.4',
    );
  });
  it('an enemy stands for its sector, in the question as well', () => {
    expect(said(desk, { unit: 'bC1' })).toContain('Press one of your own units first, then a3');
    expect(targetName({ unit: 'bC1' }, desk.shown.value.view)).toBe('a3');
    expect(targetName({ unit: 'wI1' }, desk.shown.value.view)).toBe('this White Infantry in a1');
  });
  it('GEN-6.7: the enemy reserve is no place to go, nor is a unit in it', () => {
    const there = deskOf({ phase: 'planning', units: 'a1: wI1 | rb: bI1' });
    for (const target of [{ sector: 'rb' }, { unit: 'bI1' }])
      expect(said(there, target)).toBe('Nobody can enter the enemy reserve. GEN-6.7');
    expect(said(there, { sector: 'rw' })).toContain('No unit is chosen.');
  });
  it('GEN-14.8: a routed unit waits for the rally', () => {
    expect(said(desk, { unit: 'wI2' })).toContain('after you rally it. GEN-14.8');
  });
});

it('GEN-6.11: whoever has locked is told for whom they wait', () => {
  const desk = deskOf({ phase: 'planning', units: 'a1: wI1 | a3: bC1' });
  const { value } = desk.shown;
  const decisions = value.decisions.filter(({ seat }) => seat === 'black');
  const waiting = { ...desk, shown: { value: { ...value, decisions } } } as unknown as Desk;
  expect(said(waiting, { unit: 'wI1' })).toBe('Nothing is asked of you now. Waiting for Black. GEN-6.1');
});

describe('GEN-6.8: when orders are carried out', () => {
  const desk = deskOf({ phase: 'combined', units: 'a1: wI1 | b1: wI2 | a3: bC1', orders: 'wI b1>b2' });
  it('a unit without an order says that it has none', () => {
    expect(said(desk, { unit: 'wI1' })).toBe(
      'You have written no order this round for Infantry in a1. GEN-6.8',
    );
  });
  it('anything else says what is asked', () => {
    expect(said(desk, { sector: 'c3' })).toBe(
      'Sector c3 has nothing to do with this. You are asked: Combined arms: which units move or attack now? GEN-10.1',
    );
    expect(said(desk, { sector: 'rb' })).toMatch(/^Black’s reserve has nothing to do with this\./);
  });
  it('an enemy says whose units are asked about', () => {
    expect(said(desk, { unit: 'bC1' })).toMatch(/^This is Black’s\. You are asked about your own units: /);
  });
});

describe('GEN-4: a unit that is looked at closely', () => {
  const desk = deskOf({ phase: 'planning', units: 'a1: wI1 | a3: bC1 | box: wI2~' });
  const silence = (id: string): string | undefined => {
    const unit = desk.shown.value.view.units.find((each) => each.id === id);
    return unit === undefined ? undefined : whySilent(desk, unit)?.rule;
  };
  it('says as well why it answers nothing, and nothing where it does', () => {
    expect(silence('bC1')).toBe('GEN-6.4');
    expect(silence('wI2')).toBe('GEN-14.8');
    expect(silence('wI1')).toBeUndefined();
  });
});

it('GEN-12.14: a fight is no silence: pressed, it is laid on the desk', () => {
  const desk = deskOf({ phase: 'combined', units: 'a1: wI1 | a3: bC1', orders: 'wI a1>a2' });
  expect(said(desk, { border: 'a1-a2' })).toBe('');
  expect(said(desk, { card: 'meet:a2:1' })).toBe('');
});
