// NAP-TRN.27, NAP-GEN.14, NAP-SOL.21: giving up a battle, and giving up everything.
import {
  contextOf,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { notebookOf } from '../army/books.ts';
import { napoleonica } from '../module.ts';
import type { State } from '../state.ts';

/** A match that is played by first thoughts until something is the case. */
function playedUntil(raw: object, isThere: (state: State) => boolean) {
  const parsed = napoleonica.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const match = startMatch(napoleonica, parsed.value, simulationSource(5));
  const random = randomOf(simulationSource(6));
  for (let i = 0; i < 5_000 && !isThere(match.state as State); i += 1) {
    const seat = pending(match)[0]?.seat ?? 'A';
    const context = contextOf(napoleonica, match.state);
    submit(match, seat, napoleonica.brain.rollout(match.state, seat, random, context));
  }
  return match;
}

const isFighting = ({ battle }: State): boolean => battle !== null && battle.round > 0;

describe('concessions', () => {
  test('NAP-TRN.27, NAP-GEN.14: a conceded battle goes to the enemy at its goal; the tournament goes on', () => {
    const match = playedUntil({ mode: 'tournament' }, isFighting);
    const loser = pending(match)[0]?.seat === 'B' ? 'B' : 'A';
    const winner = loser === 'A' ? 'B' : 'A';
    expect(submit(match, loser, { type: 'concede' }).ok).toBe(true);
    expect(outcomeOf(match)).toBeNull();
    expect(match.state.battle).toBeNull();
    expect(match.state.series?.aftermath).toMatchObject({ winner, conceded: loser });
    expect(notebookOf(match.state as State, winner).vp).toBe(6);
  });

  test('NAP-GEN.14: conceding between battles gives the whole tournament away', () => {
    const match = playedUntil({ mode: 'tournament' }, ({ series }) => series?.maps.length === 2);
    const seat = pending(match)[0]?.seat ?? 'A';
    submit(match, seat, { type: 'concede' });
    expect(outcomeOf(match)?.winners).toEqual([seat === 'A' ? 'B' : 'A']);
  });

  test('NAP-SOL.21: a battle conceded to the automaton is a defeat, not the end', () => {
    const match = playedUntil({ mode: 'campaign' }, isFighting);
    submit(match, 'A', { type: 'concede' });
    expect([outcomeOf(match), match.state.battle]).toEqual([null, null]);
    const told = match.state.campaign?.chronicle.map(({ what }) => what) ?? [];
    expect(told.slice(told.lastIndexOf('marched'))).toContain('lost');
  });
});
