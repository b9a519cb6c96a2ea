import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { describe, expect, test } from 'vitest';
import {
  type AnyMatch,
  legal,
  matchAt,
  pending,
  positionsFrom,
  randomOf,
  resetTurn,
  simulationSource,
  startMatch,
  stateAt,
  submit,
  undo,
  undoable,
  vantage,
  viewOf,
  windowsMet,
} from '../src/index.ts';
import { orderSheets, revealing } from './order-sheets.ts';

/** Random drafting, with a third of it taken back; gives every state on the way. */
function longGame(entries: number): { match: AnyMatch; states: unknown[] } {
  const match: AnyMatch = startMatch(orderSheets(revealing, 10_000), {}, simulationSource(1));
  const random = randomOf(simulationSource(2));
  const one = <T>(items: readonly T[]): T | undefined => items[random.die(items.length, 'TST-1 any') - 1];
  const states: unknown[] = [structuredClone(match.state)];
  while (match.journal.length < entries) {
    const seat = one(pending(match))?.seat ?? '';
    const isTaken = random.die(3, 'TST-1 undo') === 1 && undoable(match, seat) !== null;
    if (isTaken) (random.die(4, 'TST-1 how') === 1 ? resetTurn : undo)(match, seat);
    else submit(match, seat, one(legal(match, seat)));
    states.push(structuredClone(match.state));
  }
  return { match, states };
}

const LENGTH = 200;

describe('a long game', () => {
  const { match, states } = longGame(LENGTH);

  test('gives every state again, one by one and in one pass', () => {
    for (const [n, state] of states.entries()) expect(stateAt(match, n), `after entry ${n}`).toEqual(state);
    for (const from of [0, 97, LENGTH])
      expect([...positionsFrom(match, from)].map(({ state }) => state)).toEqual(states.slice(from));
  });

  test('keeps few positions, and the one undo starts from among them', () => {
    expect(match.memory.kept.length).toBeLessThan(LENGTH / 32 + 3);
    expect(match.memory.wallAt.state).toEqual(states[match.memory.wall]);
  });

  test('stands at any moment as it stood then: what may be known, taken back and proven', () => {
    const { match: again } = longGame(0);
    const viewers = ['white', 'black', 'spectator'];
    const standing = (table: AnyMatch) =>
      viewers.map((viewer) => [vantage(table, viewer), undoable(table, viewer)]);
    for (const entry of match.journal) {
      expect(standing(matchAt(match, entry.n - 1))).toEqual(standing(again));
      if ('strikes' in entry) (entry.strikes.length > 1 ? resetTurn : undo)(again, entry.seat);
      else submit(again, entry.seat, entry.action);
    }
    expect(again.journal).toEqual(match.journal);
    expect(again.state).toEqual(match.state);
  });
});

test('walking over a whole game applies every action once', () => {
  let applied = 0;
  const counted = Object.fromEntries(
    Object.entries(bluff.procedures).map(([name, procedure]) => [
      name,
      {
        ...procedure,
        actions: procedure.actions.map((rule) => ({
          ...rule,
          apply(...how: Parameters<typeof rule.apply>) {
            applied += 1;
            rule.apply(...how);
          },
        })),
      },
    ]),
  );
  const game: typeof bluff = { ...bluff, procedures: counted };
  const match = startMatch(game, {}, simulationSource(3));
  for (let seat = pending(match)[0]?.seat; seat !== undefined; seat = pending(match)[0]?.seat)
    submit(match, seat, legal(match, seat)[0]);
  const entries = match.journal.length;
  expect(applied).toBe(entries);
  expect([...positionsFrom(match, 0)]).toHaveLength(entries + 1);
  expect(applied).toBe(2 * entries);
  expect(viewOf(matchAt(match, 3), 'east')).toMatchObject({ hand: 1 });
});

test('BLF-3: the windows a seat has met by then, each with its latest turn', () => {
  const match = startMatch(bluff, {}, simulationSource(1));
  const turns = () => windowsMet(match, 'east').map(({ turn }) => turn);
  expect(turns()).toEqual([]);
  submit(match, 'north', { type: 'claim', least: 2 });
  expect(turns()).toEqual([3]);
  for (const seat of ['east', 'south']) submit(match, seat, { type: 'pass' });
  submit(match, 'east', { type: 'claim', least: 1 });
  for (const seat of ['south', 'north']) submit(match, seat, { type: 'pass' });
  submit(match, 'south', { type: 'claim', least: 1 });
  submit(match, 'north', { type: 'pass' });
  expect(turns()).toEqual([5]);
  expect(windowsMet(matchAt(match, 3), 'east').map(({ turn }) => turn)).toEqual([3]);
  expect(windowsMet(matchAt(match, 0), 'east')).toEqual([]);
});
