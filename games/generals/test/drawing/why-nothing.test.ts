// Pressing something that answers nothing says so, and what to press instead.
import { fill, offers, pending, type Target, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { aboutOf } from '../../board/input/about.ts';
import { answersOn } from '../../board/input/answers.ts';
import { whyNothing, whySilent } from '../../board/input/why-nothing.ts';
import { targetName } from '../../board/words/target-name.ts';
import { combatRefusals } from '../../words/combat-refusals.ts';
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
  it('GEN-14.8: a unit routed in its sector says that it is, not that it has no order', () => {
    const there = deskOf({ phase: 'combined', units: 'a1: wA1~ | b1: wI2 | a3: bC1', orders: 'wI b1>b2' });
    expect(said(there, { unit: 'wA1' })).toBe(
      'This Artillery is routed. It can act again after you rally it. GEN-14.8',
    );
  });
  it('GEN-14.8: a used order has nothing to do with a unit that was routed carrying it out', () => {
    const { view } = desk.shown.value;
    const sheet = view.sheet.map((order) => ({ ...order, unit: 'wI2' }));
    const units = view.units.map((unit) => (unit.id === 'wI2' ? { ...unit, at: 'box', routed: true } : unit));
    const later = { ...view, sheet, units } as unknown as typeof view;
    expect(aboutOf({ type: 'activate', order: 0 }, { ...view, sheet } as typeof view)).toContainEqual({
      unit: 'wI2',
    });
    expect(aboutOf({ type: 'activate', order: 0 }, later)).not.toContainEqual({ unit: 'wI2' });
  });
  it('a sector says that units are sent', () => {
    for (const sector of ['c3', 'rb'])
      expect(said(desk, { sector })).toBe(
        'Press a unit that has an order, or its arrow, to send it. GEN-10.1',
      );
  });
  it('an enemy says whose units are asked about', () => {
    expect(said(desk, { unit: 'bC1' })).toMatch(
      /^This Cavalry is Black’s\. You are asked about your own units: /,
    );
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

describe('GEN-12.12: where lines are drawn up nobody is told of a retreat that was not asked for', () => {
  const before = { phase: 'combined', units: 'a1: wI1 | b1: wI2 wC1 | a3: bC1', orders: 'wI b1>b2' } as const;
  const calm = deskOf(before);
  const lined = (attackers: readonly object[]): Desk => {
    const { value } = calm.shown;
    const draft = { kind: 'positions', retreats: [], shelter: null, fronts: {} };
    const view = { ...value.view, draft, engagement: { attackers } };
    const offers = [{ action: { type: 'retreat', unit: 'wI1' }, refusal: refuse }];
    return { ...calm, on: () => offers, shown: { value: { ...value, view } } } as unknown as Desk;
  };
  const refuse = { rule: 'GEN-12.12', text: combatRefusals.onlyCavalryRetreats };
  it('Infantry nobody attacks says so', () => {
    expect(answersOn(lined([]), { unit: 'wI1' })).toEqual([]);
    expect(said(lined([]), { unit: 'wI1' })).toBe(
      'Nobody attacks a1, so this Infantry takes no position. GEN-12.12',
    );
  });
  it('and in a fight that it has no choice', () => {
    for (const attacker of [
      { unit: 'wI1', to: 'a2' },
      { unit: 'bC1', to: 'a1' },
    ])
      expect(said(lined([attacker]), { unit: 'wI1' })).toBe(
        'This Infantry has only one place to stand. GEN-12.16',
      );
  });
});

it('GEN-9.1: in the bombardment sectors and Infantry speak of the guns', () => {
  const desk = deskOf({ phase: 'combined', units: 'a1: wI1 wA1 | a3: bC1', orders: 'wI a1>a2' });
  const { value } = desk.shown;
  const view = { ...value.view, draft: { kind: 'bombard', shots: [] } };
  const firing = { ...desk, shown: { value: { ...value, view } } } as unknown as Desk;
  expect(said(firing, { sector: 'c1' })).toContain('What your guns can hit is lit.');
  expect(said(firing, { unit: 'wI1' })).toContain('Only Artillery bombards.');
});

it('GEN-4.1, 4.6: the card of an order that is used up says so when it is pressed', () => {
  const fight = table({ phase: 'combined', units: 'a1: wI1 wI2 | c3: bI1', orders: 'wI a1>a2, wI a1>b1' });
  fight.activate('white', 0).commit('black');
  expect(fight.waiting).toBe('declare');
  const view = viewOf(fight.match, 'white');
  const onItsCard = offers(fight.match, 'white').filter(({ action }) =>
    aboutOf(action, view).some((target) => 'card' in target && target.card === 'I a1>a2'),
  );
  const told = onItsCard.map(({ refusal }) =>
    refusal === null ? '' : fill(refusal.text, refusal.with ?? {}),
  );
  expect(told).toEqual(['The order for Infantry in a1 has been used.']);
});
