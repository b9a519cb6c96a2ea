import type { PlayerName, Trial } from '@grognard/ai';
import type { Scenario, Title } from '@grognard/games/registry';
import { type Context, EXIT, type ExitCode, say, sayJson } from '../context.ts';
import { benchOf } from '../game-options.ts';
import { progress } from '../progress.ts';
import { type Given, isOn, textValue } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';
import { type Contest, contest } from './contest.ts';
import { contestOnCores } from './on-cores.ts';
import { type Band, isWithin, type ScenarioReport, scenarioReport, tableOf } from './scenario-report.ts';
import { partsOf, timeIsUp } from './until.ts';

export const scenariosOf = async (title: Title): Promise<readonly Scenario[]> =>
  (await benchOf(title))?.scenarios ?? [];

export async function listScenarios(context: Context, title: Title, given: Given): Promise<ExitCode> {
  const all = await scenariosOf(title);
  if (isOn(given, 'json')) {
    const scenarios = all.map(({ name, about, sides }) => ({ name, about, sides }));
    sayJson(context, { game: title.meta.id, scenarios });
  } else if (all.length === 0) say(context, `${title.meta.title} offers no scenarios.`);
  else for (const { name, about } of all) say(context, `${name}: ${about}`);
  return EXIT.held;
}

async function chosen(title: Title, wanted: string): Promise<readonly Scenario[]> {
  const all = await scenariosOf(title);
  const found = wanted === 'all' ? all : all.filter(({ name }) => name === wanted);
  if (found.length > 0) return found;
  const known = all.map(({ name }) => name).join(', ');
  throw new WrongUse(
    known === ''
      ? `${title.meta.title} offers no scenarios.`
      : `There is no scenario "${wanted}" of ${title.meta.title}. Scenarios: all, ${known}.`,
  );
}

const BAND = /^(\d{1,3})\.\.(\d{1,3})$/;

/** As in 45..55. */
export function bandOf(given: Given): Band | null {
  const text = textValue(given, 'within');
  if (text === undefined) return null;
  const [, low, high] = BAND.exec(text) ?? [];
  const band = { low: Number(low), high: Number(high) };
  if (band.low <= band.high && band.high <= 100) return band;
  throw new WrongUse(`--within is two percentages as in 45..55, not ${JSON.stringify(text)}.`);
}

/** A contest's own band comes before the one that was asked for. */
const bandFor = (scenario: Scenario | undefined, band: Band | null): Band | null => {
  if (scenario?.within === undefined) return band;
  const [low, high] = scenario.within;
  return { low, high };
};

export interface Measure {
  readonly wanted: string;
  readonly level: PlayerName;
  readonly games: number;
  readonly seed: number;
  readonly cores: number;
}

/** Games played between two looks at the clock. */
const AT_A_TIME = 4;
const contestParts = (whole: Contest): Iterable<Contest> =>
  partsOf(whole, AT_A_TIME, whole.scenario.exchanged !== undefined);

/** Play every scenario asked for and tell how its two sides fared; short when one lies outside the band. */
export async function measureScenarios(
  context: Context,
  title: Title,
  given: Given,
  { wanted, level, games, seed, cores }: Measure,
): Promise<ExitCode> {
  const band = bandOf(given);
  const scenarios = await chosen(title, wanted);
  const bar = progress(context, 'games', games * scenarios.length);
  let played = 0;
  const onGame = (): void => bar.reach(++played);
  const reports: ScenarioReport[] = [];
  const isUp = timeIsUp(given);
  for (const scenario of scenarios) {
    const whole: Contest = { game: title.meta.id, level, games, seed, scenario };
    const trials: Trial[] = [];
    for (const work of given['minutes'] === undefined ? [whole] : contestParts(whole)) {
      if (trials.length > 0 && isUp()) break;
      trials.push(
        ...(cores === 1 ? await contest(title, work, onGame) : await contestOnCores(work, cores, onGame)),
      );
    }
    reports.push(scenarioReport(scenario, trials, title.meta.seats[0] ?? ''));
  }
  bar.stop();
  const outside = reports.filter((report, index) => {
    const wanted = bandFor(scenarios[index], band);
    return wanted !== null && !isWithin(report, wanted);
  });
  if (isOn(given, 'json')) {
    const missed = outside.map(({ name }) => name);
    sayJson(context, { game: title.meta.id, level, games, seed, scenarios: reports, outside: missed });
  } else {
    say(context, tableOf(reports));
    for (const { name } of outside) {
      const { low, high } = bandFor(
        scenarios.find((each) => each.name === name),
        band,
      ) ?? { low: 0, high: 100 };
      say(context, `${name} lies outside ${low}..${high} %`);
    }
  }
  return outside.length === 0 ? EXIT.held : EXIT.fellShort;
}
