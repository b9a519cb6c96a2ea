import { expect, test } from 'vitest';
import { interleaved } from '../src/measuring/interleaved.ts';
import { boardgameIoMcts, boardgameIoMoves, boardgameIoReset } from '../src/tic-tac-toe/boardgame-io.ts';
import { recordedGames, winnerOf } from '../src/tic-tac-toe/games.ts';
import { grognardMcts, grognardMoves } from '../src/tic-tac-toe/grognard.ts';
import { handWritten } from '../src/tic-tac-toe/hand-written.ts';

const games = recordedGames(40);
const moves = games.flat().length;

test('everybody plays the same games to their end', () => {
  for (const play of [handWritten, grognardMoves, boardgameIoMoves, boardgameIoReset])
    expect(play(games)).toBe(moves);
});

test('nobody is measured on moves that are not legal, or games that are not over', () => {
  for (const play of [handWritten, grognardMoves]) {
    expect(() => play([[4, 4]])).toThrow('not a legal move');
    expect(() => play([[0, 3, 1, 4, 2, 5]])).toThrow('not a legal move');
  }
  for (const play of [handWritten, grognardMoves, boardgameIoMoves, boardgameIoReset])
    expect(() => play([[0, 1, 2]])).toThrow('the game is not over');
});

test('the games end with a winner or a full board, and differ', () => {
  for (const squares of games) {
    const cells: string[] = Array.from({ length: 9 }, () => '');
    for (const [i, square] of squares.entries()) cells[square] = i % 2 === 0 ? 'X' : 'O';
    expect(winnerOf(cells) !== null || squares.length === 9).toBe(true);
  }
  expect(new Set(games.map((squares) => squares.join())).size).toBeGreaterThan(30);
});

test('both searches do the iterations they are measured by', () => {
  expect([grognardMcts(30), boardgameIoMcts(30)]).toEqual([30, 30]);
});

test('the better of two contestants comes out better', () => {
  const busy = (loops: number) => () => {
    let sum = 0;
    for (let i = 0; i < loops; i += 1) sum += Math.sqrt(i);
    return sum > 0 ? 1 : 0;
  };
  const contestants = [
    { name: 'slow', run: busy(400_000) },
    { name: 'fast', run: busy(40_000) },
  ];
  const [slow, fast] = interleaved(contestants, { rounds: 3, ms: 20 });
  expect(slow?.name).toBe('slow');
  expect((fast?.perSecond ?? 0) / (slow?.perSecond ?? 0)).toBeGreaterThan(3);
});
