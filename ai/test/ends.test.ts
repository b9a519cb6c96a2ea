// Whatever a seat is asked, and whatever it or somebody else has drafted before: every level brings it to an end.
import { games } from '@grognard/games/registry';
import { randomOf, simulationSource, viewOf, wholeGame } from '@grognard/kernel';
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import { fuzzAnswers } from '@grognard/testkit/fuzz-answers.ts';
import type { Think } from '@grognard/testkit/machine-answer.ts';
import { describe, expect, it } from 'vitest';
import { choose, LEVEL_NAMES, levelFor } from '../src/index.ts';

/** A clock that says at once that it is late: one playout, and then an answer. */
const hurried = () => {
  let time = 0;
  return { ms: 1, now: () => time++ };
};

const machines = LEVEL_NAMES.map(
  (name): Think =>
    (match, seat) => {
      const game = wholeGame(match.module);
      const random = randomOf(simulationSource(match.journal.length));
      const players = match.seats.length;
      const thinking = { level: levelFor(game, name), random, players, budget: hurried() };
      return choose(game, viewOf(match, seat), seat, thinking).actions;
    },
);

describe('the machine ends what it begins', { timeout: 120_000 }, () => {
  it.for(games.map((title) => [title.meta.id, title] as const))('%s', async ([, title]) => {
    const [module, bench] = [await title.load(), await title.workbench?.()];
    const options = bench?.anyOptions ?? anyOptionsOf(module, bench?.options ?? []);
    const { answers, faults } = fuzzAnswers(module, { answers: 48, machines, options, seed: 7 });
    expect(faults).toEqual([]);
    expect(answers).toBe(48);
  });
});
