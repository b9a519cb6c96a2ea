// What every board is made of. Here are the contracts; parts and kits are imported from their own files.
export type * from './contract/beat.ts';
export type * from './contract/desk.ts';
export type * from './contract/game-board.ts';
export type * from './contract/guide.ts';
export type * from './contract/hand.ts';
export type * from './contract/lobby.ts';
export type * from './contract/log-line.ts';
export type * from './contract/question.ts';
export type * from './contract/report.ts';
export type * from './contract/summary.ts';
export type * from './contract/table-state.ts';
export type * from './contract/teaching-book.ts';
export type * from './contract/workshop.ts';
