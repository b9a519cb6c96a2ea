// What the main button says, when it asks first, and what a round came to.

import { testDesk } from '@grognard/desk/test/test-desk.ts';
import { plainText } from '@grognard/desk/words/phrases.ts';
import { describe, expect, it } from 'vitest';
import { groundIn, lossesIn } from '../../board/summary/round-facts.ts';
import { actionLabel } from '../../board/words/action-label.ts';
import { doubtAbout } from '../../board/words/commit-label.ts';
import { logLines } from '../../board/words/journal.ts';
import { pointsFor } from '../../board/words/sentences-journal.ts';
import { unitExplained } from '../../board/words/unit-reference.ts';
import { verdictOf } from '../../board/words/verdict.ts';
import type { Action } from '../../grammar.ts';
import type { Order } from '../../state.ts';
import type { View } from '../../view.ts';
import { view } from '../../view.ts';
import { battle, field } from '../field.ts';

const shown = (changes: Partial<View> = {}, picture = 'a1: wI1 wI2 | a3: bI1'): View => ({
  ...view(field(picture), 'white'),
  ...changes,
});

const label = (action: Action, changes: Partial<View>): string => actionLabel(action, shown(changes));
const order = {
  from: 'a1',
  arm: 'I',
  path: ['a2'],
  unit: null,
  legs: 0,
  done: false,
  courier: null,
} as const;

describe('before nobody is sent', () => {
  const asked = (phase: View['phase'], ...paths: readonly Order['path'][]) => {
    const sheet = paths.map((path) => ({ ...order, path }));
    const offers = paths.map((_, index) => ({
      action: { type: 'activate', order: index } as const,
      target: { card: `order:${index}` },
      refusal: null,
    }));
    const draft = { kind: 'declare', orders: [] } as const;
    const now = shown({ phase, sheet, draft }, 'a1: wI1 wI2 | a2: bI1');
    const state = testDesk<View, Action, unknown, unknown, unknown>({ view: now, offers }, () => []).desk
      .shown.value;
    return doubtAbout({ type: 'endActivation' }, state)?.question ?? null;
  };
  it('GEN-10.1, GEN-11.1: Combined arms asks about attacks alone: whoever only marches can still do that later', () => {
    expect(asked('combined', ['b1'])).toBeNull();
    expect(asked('combined', ['a2'], ['b1'])).toBe(
      '1 unit could attack now; later this round none can. Send nobody?',
    );
    expect(asked('noncombat', ['b1'])).toBe(
      '1 unit could act now, for the last time this round. Send nobody?',
    );
    expect(asked('fast', ['a2'])).toBeNull();
  });
});

describe('the main button says what it will do now', () => {
  it.each([
    [{ type: 'endPlanning' }, { sheet: [] }, 'Lock an empty sheet'],
    [{ type: 'endPlanning' }, { sheet: [order, order, order] }, 'Lock 3 orders'],
    [{ type: 'endActivation' }, { draft: { kind: 'declare', orders: [] } }, 'Send nobody'],
    [{ type: 'endActivation' }, { draft: { kind: 'declare', orders: [0] } }, 'Send 1 unit'],
    [{ type: 'endFire' }, { draft: { kind: 'bombard', shots: [] } }, 'Hold fire'],
    [{ type: 'endWithdraw' }, { draft: { kind: 'withdraw', units: [] } }, 'Go to melee'],
    [{ type: 'endAdvance' }, { draft: { kind: 'advance', units: ['wI1', 'wI2'] } }, 'Move 2 units in'],
    [{ type: 'endRally' }, { draft: { kind: 'rally', rallies: [] } }, 'Rally nobody'],
  ] as const)('%o with %o: %s', (action, changes, expected) => {
    expect(label(action, changes)).toBe(expected);
  });
});

describe('GEN-12.34: what a roll came to', () => {
  const rolled = { unit: 'wI1', modified: 5, against: 5, hit: false, step: 'melee' } as const;
  it.each([
    [rolled, '5 against 5: nobody hits'],
    // The other one may well hit: its own line says so.
    [{ ...rolled, modified: 1 }, '1 against 5: no hit'],
    [{ ...rolled, against: 4, hit: true }, '5 against 4: White hits'],
    [{ ...rolled, modified: 3, against: 2, step: 'ranged' }, '3 against 2, but fire needs 4: no hit'],
    [{ ...rolled, against: null, hit: true }, 'White rolled 5, needed 4: 1 hit'],
  ] as const)('%o: %s', (event, expected) => {
    expect(verdictOf(event)).toBe(expected);
  });
});

describe('a round is summed up', () => {
  it('a unit that was routed and then captured is lost, not routed', () => {
    const { white, black } = lossesIn([
      { type: 'unitRouted', rule: 'GEN-14.1', unit: 'bI1', at: 'a2' },
      { type: 'unitCaptured', rule: 'GEN-16.3', unit: 'bI1', at: 'a2' },
      { type: 'unitRouted', rule: 'GEN-14.1', unit: 'wI2', at: 'a1' },
    ]);
    expect([white.routed, white.lost, black.routed, black.lost]).toEqual([['wI2'], [], [], ['bI1']]);
  });

  it('GEN-3.8: sectors that changed hands are named', () => {
    const ground = groundIn(shown(), shown({}, 'a1: wI2 | a2: wI1 | a3: bI1'));
    expect(ground.changed).toEqual(['a2']);
    expect(ground.held).toEqual({ white: 2, black: 1 });
  });
});

describe('units that are alike', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2',
    dice: [3, 5, 2, 4, 4, 5],
  }).passTo('withdrawal');
  it('GEN-12.39: are told apart by the space they fight in', () => {
    const told = fight
      .legal('white')
      .filter(({ type }) => type === 'withdraw')
      .map((action) => actionLabel(action, fight.view('white')));
    expect(told).toEqual([
      'Withdraw: White Infantry, space 1 at a1–a2',
      'Withdraw: White Infantry, space 2 at a1–a2',
    ]);
  });
});

describe('GEN-21.1: the journal tells a move once', () => {
  const lines = (...orders: readonly string[]): readonly string[] => {
    const { events } = battle({
      phase: 'combined',
      units: 'a1: wI1 wI2 | b1: wI3 | a2: bI1 | c3: bI2',
      orders: orders.join(', '),
      dice: Array.from({ length: 12 }, () => 1),
    }).finish();
    const told = logLines(events).map(({ text }) => plainText(text));
    return told.filter((text) => text.includes('→') || text.includes('sends'));
  };
  it('when it is made', () => {
    expect(lines('wI b1>b2')).toEqual(['Black sends nobody.', 'White: 1 Infantry b1 → b2.']);
  });
  it('out of the reserve by the name everybody gives it', () => {
    const { events } = battle({
      phase: 'combined',
      units: 'a1: wI1 | rb: bI1 | c3: bI2',
      orders: 'bI rb>c3',
    }).finish();
    const told = logLines(events).map(({ text }) => plainText(text));
    expect(told).toContain('Black: 1 Infantry reserve → c3.');
  });
  it('an attack when it is shown', () => {
    expect(lines('wI a1>a2 x2', 'wI b1>b2', 'bI c3>c2')).toEqual([
      'White: 2 Infantry attack a1 → a2.',
      'White: 1 Infantry b1 → b2.',
      'Black: 1 Infantry c3 → c2.',
      'White: 2 Infantry move in, a1 → a2.',
    ]);
  });
});

it('GEN-14.2, 14.5: a loss is counted once in the journal, and what became of the unit told after it', () => {
  const { events } = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1~ bI2',
    orders: 'wI a1>a2 x3',
    dice: Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 6 : 5)),
  }).finish();
  const told = logLines(events).map(({ text }) => plainText(text));
  expect(told.filter((text) => /loses .*(captured|destroyed)/.test(text))).toEqual([]);
  expect(told.filter((text) => /^Black: \d Infantry captured\.$/.test(text))).not.toEqual([]);
});

describe('a unit that is pointed at', () => {
  const explained = (units: string): readonly string[] =>
    shown({}, units)
      .units.filter(({ at }) => at === 'a1')
      .flatMap((unit) => unitExplained(unit).map(({ text }) => text));

  it('GEN-4.1 to 4.3, 12.28, 12.39, 16.3: names its values, a sentence each', () => {
    expect(explained('a1: wA1')).toEqual([
      'Ready: it may act.',
      '1 thing a round: bombard up to 2 sectors far, attack a neighbour, or move 1 sector.',
      'Fire: 2 dice.',
      'No die in the melee.',
      'It cannot react when attacked.',
      'Worth 2 VP to the enemy who captures it.',
    ]);
  });

  it('GEN-4.7, 14.8: begins with its state', () => {
    expect(explained('a1: wI1*')[0]).toMatch(/^Spent: /);
    expect(explained('a1: wC1~')[0]).toMatch(/^Routed: /);
  });
});

it('GEN-19.2, 19.3: points that are lost are not lost for what the other side did', () => {
  expect(pointsFor('objective', 1)).toBe('holding an objective');
  expect(pointsFor('objective', -1)).toBe('an objective the enemy holds');
  expect(pointsFor('majority', -1)).toBe('holding fewer sectors');
  expect(pointsFor('prisoners', -2)).toBe('units captured');
});
