// Pressing something that answers nothing says so, and when or on what it would.
import { fill, offers, pending, type Target, viewOf } from '@grognard/kernel';
import { expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { pressDeploying } from '../../board/input/deployment-choices.ts';
import { whyNot, whySilent } from '../../board/input/why-not.ts';
import { whyNothing } from '../../board/input/why-nothing.ts';
import { STRATEGY_CARDS } from '../../data/strategy-cards.ts';
import { table } from '../table.ts';
import { deskFor } from './desk-for-tests.ts';

const { match, legal } = table({
  A: { L1: 'FR-LINE', L2: 'FR-LINE' },
  B: { L1: 'BR-HIGH' },
});
const open = legal('A').map((action) => ({ action, target: { button: '' }, refusal: null }));
const { desk: quiet } = deskFor({ seat: 'A', view: viewOf(match, 'A'), offers: open });
const state = { ...quiet.shown.value, viewer: 'A', decisions: pending(match) };
const desk: Desk = { ...quiet, shown: { value: state } as Desk['shown'] };

const said = (target: Target): string => {
  const reason = whyNothing(desk, target);
  return reason === null ? '' : fill(reason.text, reason.with ?? {});
};

it('SAG-5.3: a card of the hand says when it is played', () => {
  expect(said({ card: 'G10' })).toBe(
    'You cannot play Aimed Volley now. You can play it when your own unit acts.',
  );
  for (const { id, bluff } of STRATEGY_CARDS)
    expect(said({ card: id })).toMatch(
      bluff === true ? /only commit it for initiative/ : /You can play it \w+ .+\.$/,
    );
});
it('SAG-9.3: the closer look of a phone says the same', () => {
  const spent = table({
    A: { L1: { card: 'FR-LINE', activated: true }, L2: 'FR-LINE', S4: 'FR-LINE' },
    B: { L1: 'BR-HIGH' },
  });
  const on = (target: Target) =>
    offers(spent.match, 'A').filter((offer) => JSON.stringify(offer.target) === JSON.stringify(target));
  const now = { ...state, view: viewOf(spent.match, 'A'), decisions: pending(spent.match) };
  const asking = { ...quiet, on, shown: { value: now }, isLive: { value: true } } as unknown as Desk;
  expect(whyNot(asking, { unit: spent.idAt('A:L1') })?.rule).toBe('SAG-9.3');
  expect(whyNot(asking, { unit: spent.idAt('A:L2') })).toBeNull();
  // Beside a wide board a tip speaks of what is refused; the look says why the rest is no answer.
  expect(whySilent(asking, { unit: spent.idAt('A:L1') })).toBeNull();
  expect(whySilent(asking, { unit: spent.idAt('B:L1') })?.rule).toBe('SAG-9.1');
  expect(whySilent({ ...asking, isLive: { value: false } } as Desk, { card: 'G10' })).toBeNull();
});
it('SAG-9.1: an enemy waits until a unit acts', () => {
  expect(said({ unit: 'B1' })).toBe(
    'This is Red’s unit. Choose one of your own to act, then press this one.',
  );
});
it('SAG-9.1: an empty slot waits for a unit', () => {
  for (const sector of ['B:S2', 'R4'])
    expect(said({ sector })).toBe(
      'Nobody stands here. Choose one of your units to act; the slots it can go to are lit then.',
    );
});
it('SAG-16.8, 16.9: an objective is not played, and says when it counts', () => {
  expect(said({ card: 'O03' })).toMatch(/^An objective is not played\. As soon as this one is met/);
  expect(said({ card: 'O13' })).toMatch(/counted when the game ends by points\.$/);
});
it('SAG-12.7, 18.1: slots at the flanks say who comes there', () => {
  expect(said({ sector: 'RTW' })).toMatch(/^Nobody is sent here\./);
  expect(said({ sector: 'B:OFE' })).toMatch(/to outflank/);
});
it('SAG-9.2, 10.1: while a unit acts, others wait and enemies aside are out of reach', () => {
  const acting = table({ A: { L1: 'FR-LINE', L2: 'FR-LINE' }, B: { L1: 'BR-HIGH', L3: 'BR-HIGH' } });
  acting.play('A', { type: 'activate', unit: acting.unit('A:L2')?.id ?? '' });
  const now = { ...state, view: viewOf(acting.match, 'A'), decisions: pending(acting.match) };
  const reason = (target: Target) =>
    whyNothing({ ...quiet, offers: () => [], shown: { value: now } as Desk['shown'] }, target);
  expect(reason({ unit: acting.unit('A:L1')?.id ?? '' })?.rule).toBe('SAG-9.2');
  expect(reason({ unit: acting.unit('B:L3')?.id ?? '' })?.rule).toBe('SAG-10.1');
  expect(reason({ sector: 'R5' })?.text).toMatch(/^The unit that acts cannot go here\./);
});
it('SAG-3.2: nobody is told that the unit which acts, or its target, has nothing to do with it', () => {
  const acting = table({ A: { L1: 'FR-LINE', L2: 'FR-LINE' }, B: { L1: 'BR-HIGH' } });
  const target = acting.idAt('B:L1');
  const view = viewOf(acting.match, 'A');
  const activation = {
    player: 'A',
    unit: acting.idAt('A:L1'),
    from: 'A:L1',
    declared: { kind: 'fire', target },
    hadWindow: true,
    charged: false,
    evadeFailed: false,
  } as const;
  const [asked] = pending(acting.match);
  const decisions = [{ ...asked, prompt: 'Play a card on this action?', rule: 'SAG-R27' }];
  const shown = { value: { ...state, view: { ...view, activation }, decisions } } as unknown as Desk['shown'];
  const heard = (unit: string): string => {
    const reason = whyNothing({ ...quiet, offers: () => [], shown }, { unit });
    return reason === null ? '' : fill(reason.text, reason.with ?? {});
  };
  expect(heard(activation.unit)).toMatch(/takes part in this already\. You are asked: Play a card/);
  expect(heard(target)).toMatch(/take part in this already/);
  expect(heard(acting.idAt('A:L2'))).toMatch(/has nothing to do with this/);
});
it('SAG-12.6: a card for Morale tests does not say that it is too early for one while one is asked for', () => {
  const decisions = pending(match).map((decision) => ({ ...decision, rule: 'SAG-12.6' }));
  const testing = { ...desk, shown: { value: { ...state, decisions } } } as unknown as Desk;
  const reason = whyNothing(testing, { card: 'G12' });
  expect(fill(reason?.text ?? '', reason?.with ?? {})).toBe(
    'Choose to roll the Morale test first. Then you can play Hold the Line!, before the die falls.',
  );
});

it('SAG-4.4: while units are deployed an objective is not picked up with them; it says when it counts', () => {
  const deploying = { kind: 'deploy', slots: {} };
  const view = {
    ...state.view,
    draft: deploying,
    players: { A: { muster: ['FR-LINE'] }, B: { muster: [] } },
  };
  const at = { ...quiet, shown: { value: { ...state, view } } } as unknown as Desk;
  expect(pressDeploying(at, { card: 'O03' }, null)).toBe(false);
  expect(at.selection.value).toBeNull();
  expect(whyNothing(at, { card: 'O03' })?.rule).toBe('SAG-16.8');
  expect(pressDeploying(at, { card: 'FR-LINE' }, null)).toBe(true);
  expect(at.selection.value).toEqual({ kind: 'card', card: 'FR-LINE' });
});
