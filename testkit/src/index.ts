export { type ConformanceOptions, conformance } from './conformance.ts';
export { type Fault, type Invariant, readFault, replayFault } from './fault-file.ts';
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts';
export { type AnyGame, type AnyMatch, defaultOptions, type OptionsGenerator } from './game.ts';
export { type InspectionOptions, inspect, type Report } from './inspect.ts';
export { perft, perftByType } from './perft.ts';
export { type PlaythroughOptions, playthrough, tellGame } from './playthrough.ts';
export { randomGame } from './random-play.ts';
export { atRandom, byRollout, type Chooser, type Recording, recordGame, recordTo } from './record-game.ts';
export { type ReplayOptions, replayFile, replayFixtures } from './replay-fixtures.ts';
export {
  type Coverage,
  type CoverageSummary,
  coverage,
  coverageSummary,
  lacks,
} from './rule-coverage/coverage.ts';
export { coverageTable } from './rule-coverage/coverage-table.ts';
export { type Cell, type Picture, readPicture } from './scenario/picture.ts';
export { type ScenarioReader, type ScenarioTable, scenarios } from './scenario/scenario.ts';
