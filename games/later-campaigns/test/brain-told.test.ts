// NLC-E.2, NLC-12: what orders of the machine come to, as `go` of the engine tells it.
import { fill, frozen, simulationSource, startMatch } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { toldPlan } from '../brain/told.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Action } from '../grammar.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import { NOBODY, type OrderType } from '../vocabulary.ts';

const { state } = startMatch(
  laterCampaigns,
  { ...options.usual, scenario: 'la-belle-alliance' },
  simulationSource(1),
);
const theatre = theatreOf(state);
const bodyNamed = (id: string): number => theatre.bodies.findIndex((body) => body.id === id);
const NAPOLEON = theatre.leaders.findIndex(({ id }) => id === 'napoleon');

const target = (id: string): Action => ({
  type: 'target',
  at: { kind: 'place', place: theatre.places.findIndex((place) => place.id === id) },
});
const begin = (id: string, order: OrderType, sender = NAPOLEON): Action => ({
  type: 'begin',
  sender,
  recipient: bodyNamed(id),
  order,
});
const FINISH: Action = { type: 'finish' };
const DONE: Action = { type: 'done' };

const toldIn = (...plan: readonly Action[]): readonly string[] =>
  toldPlan(frozen(state), plan).map((said) => fill(said.text, said.with ?? {}));

describe('a Marshal says what he means to do', () => {
  test('NLC-12.2: the main effort first, what it scores, and who sends the orders', () => {
    const scored = theatre.victory.find(({ hex }) => theatre.hexIds[hex] === '1824')?.points;
    expect(
      toldIn(
        ...[begin('fr-6', 'march'), target('plancenoit'), FINISH],
        ...[begin('fr-1', 'attack'), target('la-haye-sainte'), FINISH],
        ...[begin('fr-guard', 'attack'), target('la-haye-sainte'), FINISH],
        DONE,
      ),
    ).toEqual([
      'Attack La Haye Sainte with I Corps, Imperial Guard.',
      'Send VI Corps to Plancenoit.',
      `La Haye Sainte scores ${scored} VP.`,
      'Napoleon sends 3 orders.',
    ]);
  });

  test('NLC-12.5: a march that goes on to an attack is one sentence', () => {
    const plan = [begin('fr-1', 'march'), target('papelotte'), { type: 'append', order: 'attack' } as const];
    expect(toldIn(...plan, target('papelotte'), FINISH, DONE)[0]).toBe(
      'March to Papelotte and attack it with I Corps.',
    );
  });

  test('NLC-12.11: leaders who decide alone are in doubt', () => {
    const [first, , last] = toldIn(
      begin('fr-6', 'defend', NOBODY),
      target('la-belle-alliance'),
      FINISH,
      DONE,
    );
    expect(first).toBe('Hold La Belle Alliance with VI Corps.');
    expect(last).toMatch(/only if their die allows it/);
  });

  test('NLC-12.2.6, 12.2.7, 12.2.9: falling back, resting, breaking off, and nothing at all', () => {
    const supply: Action = { type: 'target', at: { kind: 'supply' } };
    expect(toldIn(begin('fr-2', 'fallBack'), supply, FINISH, DONE)[0]).toBe(
      'Pull II Corps back towards supply.',
    );
    expect(toldIn({ type: 'toReserve', body: bodyNamed('fr-2') }, DONE)).toEqual([
      'Rest II Corps in reserve.',
    ]);
    expect(toldIn({ type: 'generalRetreat', leader: NAPOLEON, edge: null }, DONE)).toEqual([
      'The army breaks off: General Retreat.',
    ]);
    expect(toldIn(DONE)).toEqual(['No new orders: everybody goes on as ordered.']);
  });

  test('an order dropped half-way is not told', () => {
    expect(toldIn(begin('fr-6', 'attack'), target('la-haye-sainte'), { type: 'dropOrder' })).toEqual([]);
  });
});
