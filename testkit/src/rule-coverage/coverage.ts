import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../game.ts';
import { exercisedRules } from './exercised.ts';
import { idsIn, idsWithRanges, type RuleItem, readRuleItems } from './rule-ids.ts';
import { testTitles } from './test-titles.ts';

/** Where one rule is carried out, tested and met with. Paths from the project's root. */
export interface RuleCoverage extends RuleItem {
  readonly files: readonly string[];
  readonly tests: readonly string[];
  readonly fixtures: readonly string[];
  /** Whether its code runs in games as they are shipped; null: nobody looked. */
  readonly isReached: boolean | null;
  /** Why it cannot be seen to run there, as the game declares it. */
  readonly unreached: string | null;
}

export interface Coverage {
  readonly game: string;
  readonly rules: readonly RuleCoverage[];
}

export interface CoverageRequest {
  /** The project's folder. */
  readonly root: string;
  readonly game: string;
  readonly prefix: string;
  /** Gives the recorded games a meaning; without it no fixture counts. */
  readonly module?: AnyGame;
  /** Which rules are come to in play, as `rulesReached` tells; without it nothing is asked of them. */
  readonly reached?: ReadonlyMap<string, boolean>;
}

const SKIPPED = new Set(['node_modules', 'dist']);

function filesUnder(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const isTest = (path: string): boolean => /(^|\/)(test|e2e)\//.test(path);
/** The rule book lists every id, the board draws what came of it; neither carries a rule out. */
const isAbout = (path: string): boolean =>
  path.endsWith('/data/rule-book.ts') || /^games\/[^/]+\/board\//.test(path);

/** For each id the files that name it. */
function naming(
  paths: readonly string[],
  idsOf: (path: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths)
    for (const id of new Set(idsOf(path))) found.set(id, [...(found.get(id) ?? []), path]);
  return found;
}

export function coverage({ root, game, prefix, module, reached }: CoverageRequest): Coverage {
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  const own = filesUnder(root, `games/${game}`);
  const tests = [
    ...own,
    ...['kernel', 'testkit', 'ai', 'cli', 'web', 'e2e'].flatMap((folder) => filesUnder(root, folder)),
  ].filter((path) => isTest(path) && /\.test\.tsx?$/.test(path));
  const sources = [...own, ...filesUnder(root, 'kernel/src')].filter(
    (path) => !isTest(path) && !isAbout(path),
  );
  const implemented = naming(sources, (path) => idsWithRanges(text(path), prefix));
  const tested = naming(tests, (path) => {
    const written = text(path);
    // Most files are about another game, and to read titles is to parse them.
    return written.includes(`${prefix}-`)
      ? testTitles(path, written).flatMap((title) => idsIn(title, prefix))
      : [];
  });
  const exercised =
    module === undefined ? new Map() : exercisedRules(module, join(root, 'fixtures', game), prefix);
  const declared = unreachedIn(root, game);
  // What is written for programs, vectors above all, is in the law and apart from the rules people read. States of its
  // machines are no rules: what they do is said by those they name.
  const law = `docs/law/${game}.md`;
  const items = readRuleItems(text(`rules/${game}.md`));
  const forPeople = new Set(items.map(({ id }) => id));
  const more = existsSync(join(root, law)) ? readRuleItems(text(law)) : [];
  const rules = [
    ...items,
    ...more.filter(({ id, kind }) => !forPeople.has(id) && (kind === 'vector' || /-\d/.test(id))),
  ].map((item) => ({
    ...item,
    files: implemented.get(item.id) ?? [],
    tests: tested.get(item.id) ?? [],
    fixtures: exercised.get(item.id) ?? [],
    isReached: reached === undefined ? null : reached.get(item.id) === true,
    unreached: declared.get(item.id) ?? null,
  }));
  return { game, rules };
}

const UNREACHED = 'test/unreached-rules.json';

/** Rules whose code no game as it is shipped can be seen to run, each with the reason. */
export function unreachedIn(root: string, game: string): ReadonlyMap<string, string> {
  const file = join(root, 'games', game, UNREACHED);
  return new Map(Object.entries(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}));
}

/** A test of a rule nobody can come to is no test of the game. */
const cannotBeMet = ({ kind, files, isReached, unreached }: RuleCoverage): boolean =>
  kind !== 'vector' && files.length > 0 && isReached === false && unreached === null;

/** What an id still lacks, in words; nothing when it is covered. A worked example is a test and nothing else. */
export function lacks(rule: RuleCoverage): readonly string[] {
  const { kind, descriptive, files, tests } = rule;
  if (descriptive !== null) return [];
  return [
    ...(tests.length === 0 ? ['no test names it'] : []),
    ...(files.length === 0 && kind !== 'vector' ? ['no implementation cites it'] : []),
    ...(cannotBeMet(rule) ? ['no shipped scenario or option comes to it'] : []),
  ];
}

const isTested = (rule: RuleCoverage): boolean =>
  rule.descriptive === null && rule.tests.length > 0 && !cannotBeMet(rule);

export interface CoverageSummary {
  readonly game: string;
  readonly ids: number;
  readonly descriptive: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

export function coverageSummary({ game, rules }: Coverage): CoverageSummary {
  return {
    game,
    ids: rules.length,
    descriptive: rules.filter(({ descriptive }) => descriptive !== null).length,
    tested: rules.filter(isTested).length,
    missing: rules.filter((rule) => lacks(rule).length > 0).map(({ id }) => id),
  };
}
