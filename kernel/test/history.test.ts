import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { describe, expect, test } from 'vitest';
import {
  type AnyMatch,
  eventsSince,
  legal,
  matchAt,
  outcomeOf,
  pending,
  randomOf,
  scriptedSource,
  simulationSource,
  startFrom,
  startMatch,
  stateAt,
  submit,
  undo,
  undoable,
  viewOf,
  withSource,
} from '../src/index.ts';
import { COMMIT, orderSheets, rolling, WRITE } from './order-sheets.ts';

function sheets() {
  const match = startMatch(orderSheets(rolling), {}, scriptedSource([3, 4]));
  const states = [structuredClone(match.state)];
  const keep = () => states.push(structuredClone(match.state));
  for (const [seat, action] of [
    ['white', WRITE('march')],
    ['black', WRITE('halt')],
    ['white', COMMIT],
  ] as const) {
    submit(match, seat, action);
    keep();
  }
  undo(match, 'white');
  keep();
  for (const seat of ['white', 'black']) {
    submit(match, seat, COMMIT);
    keep();
  }
  submit(match, 'white', WRITE('charge'));
  keep();
  return { match, states };
}

/** Plays the seat's first legal actions at random until the end. */
function playOut(match: AnyMatch, seed: number): void {
  const random = randomOf(simulationSource(seed));
  for (let seat = pending(match)[0]?.seat; seat !== undefined; seat = pending(match)[0]?.seat) {
    const actions = legal(match, seat);
    submit(match, seat, actions[random.die(actions.length, 'TST-1 choice') - 1]);
  }
}

describe('history', () => {
  test('gives every state again as it was, across undo and barriers', () => {
    const { match, states } = sheets();
    expect(states).toHaveLength(match.journal.length + 1);
    for (const [n, state] of states.entries()) expect(stateAt(match, n), `after entry ${n}`).toEqual(state);
    expect(() => stateAt(match, 8)).toThrow(/entries 0 to 7, not 8/);
    expect(() => stateAt(match, -1)).toThrow(/not -1/);
  });

  test('a match as it stood before is a match of its own', () => {
    const { match } = sheets();
    const earlier = matchAt(match, 2);
    expect(pending(earlier).map(({ seat }) => seat)).toEqual(['white', 'black']);
    expect(undoable(earlier, 'white')).toBe(1);
    submit(earlier, 'white', WRITE('charge'));
    expect(earlier.journal).toHaveLength(3);
    expect(match.journal).toHaveLength(7);
    expect(earlier.journal.slice(0, 2)).toEqual(match.journal.slice(0, 2));
  });

  test('the barrier of an earlier moment is the one before it', () => {
    const { match } = sheets();
    const later = matchAt(match, 6);
    expect(undoable(later, 'black')).toBeNull();
    expect(undoable(matchAt(match, 5), 'white')).toBe(5);
  });

  test('a fork may draw from a source of its own', () => {
    const match = startMatch(orderSheets(rolling, 1), {}, scriptedSource([6]));
    submit(match, 'white', COMMIT);
    const fork = matchAt(match, 1, scriptedSource([2]));
    for (const each of [fork, withSource(match, scriptedSource([5])), match]) submit(each, 'black', COMMIT);
    expect([fork.state.notes, match.state.notes]).toEqual([['rolled 2'], ['rolled 6']]);
  });
});

describe('what happened', () => {
  test('is told per entry, redacted, with what was taken back marked', () => {
    const { match } = sheets();
    const black = eventsSince(match, 0, 'black');
    expect(black.map(({ n, seat, struck }) => [n, seat, struck])).toEqual([
      [0, null, false],
      [1, 'white', false],
      [2, 'black', false],
      [3, 'white', true],
      [4, 'white', false],
      [5, 'white', false],
      [6, 'black', false],
      [7, 'white', false],
    ]);
    expect(black.flatMap(({ events }) => events.map(({ text }) => text))).toEqual([
      'black writes halt',
      'round 1 is open',
    ]);
    expect(eventsSince(match, 7, 'white')).toEqual([
      {
        n: 7,
        seat: 'white',
        struck: false,
        events: [{ type: 'noted', text: 'white writes charge', to: 'white' }],
      },
    ]);
    expect(eventsSince(match, 8, 'white')).toEqual([]);
  });

  test('BLF-1: a card dealt is told to its owner only', () => {
    const match = startMatch(bluff, {}, simulationSource(3));
    const cards = (viewer: string) =>
      eventsSince(match, 0, viewer).flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'dealt' ? [event.card] : [])),
      );
    expect(cards('spectator')).toEqual([null, null, null]);
    expect(cards('east')).toEqual([null, viewOf(match, 'east').mine, null]);
  });
});

describe('a match from a position', () => {
  test('plays on like the match the position was taken from', () => {
    const match = startMatch(bluff, {}, simulationSource(6));
    submit(match, 'north', { type: 'claim', least: 2 });
    const second = startFrom(bluff, match.state, {}, simulationSource(6));
    expect(second.start).toEqual(match.state);
    for (const each of [match, second]) playOut(each, 7);
    expect(second.state).toEqual(match.state);
    expect(outcomeOf(second)).toEqual(outcomeOf(match));
  });

  test('keeps its start apart from the state it was given', () => {
    const given = bluff.setup({});
    const match = startFrom(bluff, given, {}, simulationSource(6));
    given.points = [9, 9, 9];
    expect(match.state.points).toEqual([0, 0, 0]);
    expect(match.start?.points).toEqual([0, 0, 0]);
    expect(match.start?.frames).toEqual([{ proc: 'round', step: 'deal', hand: 1, claimer: 0 }]);
  });
});
