import {
  eventsSince,
  legal,
  pending,
  simulationSource,
  startMatch,
  submit,
  viewOf,
  why,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../data/decks.ts';
import { refusePlacing } from '../deployment/deploying.ts';
import type { Action } from '../grammar.ts';
import { saga } from '../module.ts';
import type { Player } from '../vocabulary.ts';
import type { Played } from './table.ts';

function start(raw: unknown = {}, seed = 3): Played {
  const options = saga.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.message);
  return startMatch(saga, options.value, simulationSource(seed));
}

/** Takes the first thing offered until the seat has committed. */
function finish(match: Played, seat: Player, type: Action['type']): void {
  while (pending(match).some((decision) => decision.seat === seat)) {
    const options = legal(match, seat);
    const action = options.find((each) => each.type === type) ?? options[0];
    if (action === undefined) throw new Error('nothing to do');
    const reply = submit(match, seat, action);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    if (reply.entry !== undefined && 'action' in reply.entry && reply.entry.action.type === type) return;
  }
}

const deployed = (raw?: unknown, seed?: number): Played => {
  const match = start(raw, seed);
  finish(match, 'A', 'confirmDeploy');
  finish(match, 'B', 'confirmDeploy');
  return match;
};

describe('setup', () => {
  test('SAG-4.1: both armies, a shuffled Objective deck', () => {
    const match = start();
    expect([match.state.players.A.faction, match.state.players.B.faction]).toEqual(['FR', 'CO']);
    expect(match.opening.draws.filter(({ purpose }) => purpose.startsWith('SAG-4.1'))).toHaveLength(13);
  });

  test('SAG-4.2: without a choice the basic decks are played', () => {
    const match = start();
    expect(match.state.players.A.list.hidden).toEqual(DECKS.frenchBasic);
    expect(match.state.players.B.list.hidden).toEqual(DECKS.coalitionBasic);
  });

  test('SAG-4.3: five cards each, and the Bluff', () => {
    const { A, B } = start().state.players;
    expect([A.hand.length, A.deck.length, A.bluff]).toEqual([5, 35, 'hand']);
    expect([B.hand.length, B.deck.length, B.bluff]).toEqual([5, 35, 'hand']);
  });

  test('SAG-4.4: two secret objectives each', () => {
    const match = start();
    expect(match.state.players.A.objectives).toHaveLength(2);
    expect(match.state.objectiveDeck).toHaveLength(10);
    expect(viewOf(match, 'B').players.A.objectives.map(({ card }) => card)).toEqual([null, null]);
  });

  test('SAG-4.5: twelve units are drawn after cards and objectives are known, and all are placed', () => {
    const match = start();
    expect(match.state.players.A.muster).toHaveLength(12);
    expect(match.state.players.A.army).toHaveLength(4);
    expect(why(match, 'A', { type: 'confirmDeploy' })).toMatchObject({ rule: 'SAG-4.6' });
  });

  test('SAG-4.6, 4.8 and 4.10: both lines full and face-up, three units face-down in the Reserve', () => {
    const match = deployed();
    for (const player of ['A', 'B'] as const) {
      const units = match.state.field.filter((unit) => unit?.owner === player);
      const up = units.filter((unit) => unit?.faceUp === true).map((unit) => unit?.at.slice(2));
      expect(up).toEqual(['L1', 'L2', 'L3', 'L4', 'L5', 'S1', 'S2', 'S3', 'S4']);
      expect(units.filter((unit) => unit?.faceUp === false)).toHaveLength(3);
    }
  });

  test('SAG-4.7 and 23.3: Guards deploy in the Reserve only', () => {
    expect(refusePlacing(['FR-OG', 'FR-LINE'], {}, 'FR-OG', 'L1')).toMatchObject({ rule: 'SAG-4.7' });
  });

  test('SAG-4.9: no gun in the 1st Line, on foot or horse, and room is kept for it', () => {
    const drawn = ['FR-FART', 'FR-HART', ...Array.from({ length: 10 }, () => 'FR-LINE')];
    expect(refusePlacing(drawn, {}, 'FR-FART', 'L1')).toMatchObject({ rule: 'SAG-4.9' });
    expect(refusePlacing(drawn, {}, 'FR-HART', 'L1')).toMatchObject({ rule: 'SAG-4.9' });
    const late = { S1: 'FR-LINE', S2: 'FR-LINE', S3: 'FR-LINE', R1: 'FR-LINE', R2: 'FR-LINE' };
    expect(refusePlacing(drawn, late, 'FR-LINE', 'S4')).toMatchObject({ rule: 'SAG-4.9' });
  });

  test('SAG-4.11 and SAG-R10: opening Terrain is laid unseen and shown together; SAG-R101: the hand is not filled up', () => {
    const seed = Array.from({ length: 60 }, (_, i) => i + 1).find((each) => {
      const hand = deployed({}, each).state.players.A.hand.map(({ hidden }) => hidden);
      return hand.includes('G01');
    });
    const match = deployed({}, seed);
    const laid = submit(match, 'A', { type: 'terrain', card: 'G01', slot: 'S1' });
    expect(laid.ok).toBe(true);
    expect(why(match, 'A', { type: 'terrain', card: 'G01', slot: 'R5' })).not.toBeNull();
    expect(viewOf(match, 'B').terrain).toEqual([]);
    submit(match, 'A', { type: 'done' });
    expect(viewOf(match, 'B').terrain).toEqual([]);
    expect(match.state.players.A.hand).toHaveLength(5);
    submit(match, 'B', { type: 'done' });
    expect(viewOf(match, 'B').terrain).toEqual([{ at: 'A:S1', card: 'G01', owner: 'A' }]);
    expect(match.state.players.A.hand).toHaveLength(4);
    expect(match.state.phase).toBe('initiative');
  });

  test('the enemy sees nothing of a deployment until both have confirmed', () => {
    const match = start();
    finish(match, 'A', 'confirmDeploy');
    expect(viewOf(match, 'B').units).toEqual([]);
    expect(eventsSince(match, 1, 'B').flatMap(({ events }) => events)).toEqual([]);
  });
});

describe('objective variants', () => {
  const open = (match: Played): void => {
    for (const seat of ['A', 'B'] as const) {
      const [action] = legal(match, seat);
      if (action !== undefined) submit(match, seat, action);
    }
  };

  test('SAG-19.1: with one open, each shows one of two', () => {
    const match = start({ objectives: 'oneOpen' });
    expect(pending(match).map(({ seat }) => seat)).toEqual(['A', 'B']);
    open(match);
    expect(viewOf(match, 'B').players.A.objectives.filter(({ card }) => card !== null)).toHaveLength(1);
    expect(match.state.players.A.objectives).toHaveLength(2);
  });

  test('SAG-19.2: with three, each shows one of three', () => {
    const match = start({ objectives: 'threeOneOpen' });
    open(match);
    expect(match.state.players.B.objectives).toHaveLength(3);
    expect(viewOf(match, 'A').players.B.objectives.filter(({ card }) => card !== null)).toHaveLength(1);
  });
});
