import type { PlayerName } from '@grognard/ai';
import type { AnyGame } from '@grognard/kernel';
import { machineChoice } from '../terminal/machine.ts';
import { isSolved } from './grade.ts';
import { matchOf, type Puzzle } from './puzzle.ts';

export interface Solved {
  readonly name: string;
  readonly seeds: number;
  readonly solved: number;
}

/** How often a player finds a good answer, over so many seeds. */
export function solve(module: AnyGame, puzzle: Puzzle, level: PlayerName, seeds: number): Solved {
  const match = matchOf(module, puzzle);
  let solved = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { actions } = machineChoice(match, puzzle.seat, { level, seed });
    if (isSolved({ module, match, seat: puzzle.seat }, puzzle.good, actions)) solved += 1;
  }
  return { name: puzzle.name, seeds, solved };
}
