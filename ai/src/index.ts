export { type ArenaOptions, type ArenaResult, type Pace, runArena } from './arena.ts';
export type { Budget } from './budget.ts';
export { choose } from './choose.ts';
export { type Choice, deliberate, type Progress, type Thinking } from './deliberate.ts';
export { LEVEL_NAMES, LEVELS, type Level, type LevelName, levelFor } from './level.ts';
export { type Mcts, mcts } from './mcts.ts';
export { runTrials, type Trial } from './trials.ts';
export { wilson } from './wilson.ts';
