// The order of test files: a long one begun last would keep one core waiting for the other. What Vitest remembers of the last
// run is not there in a fresh clone, so the long ones are named here, the longest first. A process goes from file to file of one
// project and keeps what it has loaded, so projects stay together: rules, then what is drawn, servers, screens.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG: readonly string[] = [
  'e2e/screens-saga.test.ts',
  'e2e/screens-napoleonica.test.ts',
  'e2e/screens-generals.test.ts',
  'e2e/whole-games.test.ts',
  'e2e/later-campaigns-table.test.ts',
  'e2e/napoleonica-battle.test.ts',
  'e2e/any-table.test.ts',
  'e2e/screens-later-campaigns.test.ts',
  'e2e/far-games.test.ts',
  'e2e/far-apart.test.ts',
  'e2e/later-campaigns-staff.test.ts',
  'e2e/skirmish.test.ts',
  'e2e/beats.test.ts',
  'e2e/deck-builder.test.ts',
  'e2e/by-mail.test.ts',
  'e2e/saga-table.test.ts',
  'e2e/saved.test.ts',
  'e2e/screens-site.test.ts',
  'e2e/generals-slips.test.ts',
  'e2e/safety.test.ts',
  'e2e/keyboard-round.test.ts',
  'e2e/home.test.ts',
  'e2e/generals-table.test.ts',
  'e2e/slips.test.ts',
  'e2e/later-campaigns-positions.test.ts',
  'e2e/later-campaigns-phone.test.ts',
  'e2e/saga-slips.test.ts',
  'e2e/rulebook.test.ts',
  'cli/test/program.test.ts',
  'games/generals/test/conformance.test.ts',
  'cli/test/adding-a-game.test.ts',
  'cli/test/new-game.test.ts',
  'games/later-campaigns/test/recorded-games.test.ts',
  'games/later-campaigns/test/recorded-scenes.test.ts',
  'games/generals/test/drawing/board-shows-all.test.ts',
  'cli/test/puzzles.test.ts',
  'games/saga/test/conformance.test.ts',
  'bench/test/leak.test.ts',
  'games/napoleonica/test/recorded-games.test.ts',
  'games/later-campaigns/test/board-asking.test.ts',
  'games/saga/test/drawing/board-shows-all.test.ts',
  'games/later-campaigns/test/players-conformance.test.ts',
  'games/saga/test/recorded-games.test.ts',
  'games/generals/test/recorded-games.test.ts',
  'table/test/from-snapshot.test.ts',
  'games/saga/test/guide.test.ts',
  'games/later-campaigns/test/conformance.test.ts',
  'games/napoleonica/test/campaign-fuzz.test.ts',
  'games/napoleonica/test/fuzz.test.ts',
  'ai/test/generals.test.ts',
  'table/test/files-and-forks.test.ts',
  'server/test/bots.test.ts',
  'server/test/postgres.test.ts',
  'web/test/table/curtain.test.ts',
];
const PROJECTS: readonly string[] = ['unit', 'drawing', 'server', 'page', 'e2e'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((name) => moduleId.endsWith(name));
  return rank === -1 ? LONG.length : rank;
};

const projectOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b));
  }
}
