// Options of tournaments and campaigns at random, for the fuzzer and tests.
import type { Random } from '@grognard/kernel';
import { DIFFICULTIES } from './campaign/state.ts';
import { PRELIMINARIES } from './tournament/state.ts';
import { SWITCHES } from './vocabulary.ts';

const PURPOSE = 'NAP-SET.1 option';
const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(items.length, PURPOSE) - 1];

const anySwitches = (random: Random): object =>
  Object.fromEntries(SWITCHES.map((name) => [name, random.die(2, PURPOSE) === 1]));

export const anyTournament = (random: Random): unknown => ({
  mode: 'tournament',
  preliminaries: oneOf(PRELIMINARIES, random),
  ...anySwitches(random),
});

export const anyCampaign = (random: Random): unknown => ({
  mode: 'campaign',
  faction: oneOf(['france', 'russia'], random),
  difficulty: oneOf(DIFFICULTIES, random),
  ...anySwitches(random),
});
