// The order of test files: a long one begun last would keep one core waiting for the other. What Vitest remembers of the last
// run is not there in a fresh clone, so the long ones are named here, the longest first.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG: readonly string[] = [
  'e2e/screens-saga.test.ts',
  'e2e/screens-napoleonica.test.ts',
  'e2e/screens-generals.test.ts',
  'e2e/whole-games.test.ts',
  'e2e/any-table.test.ts',
  'e2e/deck-builder.test.ts',
  'e2e/far-games.test.ts',
  'e2e/far-apart.test.ts',
  'e2e/screens-later-campaigns.test.ts',
  'e2e/later-campaigns-table.test.ts',
  'e2e/beats.test.ts',
  'e2e/napoleonica-battle.test.ts',
  'e2e/keyboard-round.test.ts',
  'e2e/saga-table.test.ts',
  'e2e/safety.test.ts',
  'e2e/skirmish.test.ts',
  'games/generals/test/conformance.test.ts',
  'cli/test/new-game.test.ts',
  'cli/test/program.test.ts',
  'bench/test/leak.test.ts',
  'games/later-campaigns/test/players-conformance.test.ts',
  'testkit/test/coverage.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((name) => moduleId.endsWith(name));
  return rank === -1 ? LONG.length : rank;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
