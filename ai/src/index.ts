export { type ArenaOptions, type ArenaResult, type Habits, type Pace, runArena } from './arena.ts';
export type { Budget } from './budget.ts';
export { choose } from './choose.ts';
export { deliberate } from './deliberate.ts';
export {
  LEVEL_NAMES,
  LEVELS,
  type Level,
  type LevelName,
  levelFor,
  PLAYER_NAMES,
  type PlayerName,
  playersOf,
} from './level.ts';
export { type Mcts, mcts } from './mcts.ts';
export { type Equilibrium, regretMatching } from './regret.ts';
export {
  addPairs,
  type Hypotheses,
  logLikelihood,
  NO_PAIRS,
  type PairCounts,
  verdictOf,
} from './sprt.ts';
export type { Alternative, Choice, Progress, Thinking } from './thinking.ts';
export { runTrials, type Trial } from './trials.ts';
export { wilson } from './wilson.ts';
