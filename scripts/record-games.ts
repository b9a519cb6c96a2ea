// Records the games under fixtures/: the same names, options and seeds give the same files. Run it after a change of rules
// that is meant to change games, and look at what changed. `node scripts/record-games.ts saga` records one title.
import { join } from 'node:path';
import { choose, LEVELS } from '@grognard/ai';
import { games } from '@grognard/games/registry';
import { randomDeck } from '@grognard/games/saga/decks/random-deck.ts';
import { type AnyGame, randomOf, simulationSource, viewOf } from '@grognard/kernel';
import { atRandom, byRollout, type Chooser, recordTo } from '@grognard/testkit/record-game.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

const byLevel =
  (level: keyof typeof LEVELS): Chooser =>
  (match, seat, random) =>
    choose(match.module, viewOf(match, seat), seat, { level: LEVELS[level], random }).actions;

const choosers: { readonly [name: string]: Chooser } = {
  random: atRandom,
  rollout: byRollout,
  conscript: byLevel('conscript'),
  veteran: byLevel('veteran'),
};

interface Recorded {
  readonly name: string;
  readonly by: string;
  readonly options: unknown;
}

const mixed = { white: { I: 14, C: 12, A: 4 }, black: { I: 20, C: 8, A: 2 } };

/** A deck of one's own, legal and like no other. */
const ownDeck = (seed: number): unknown =>
  randomDeck(randomOf(simulationSource(seed)), { armyPoints: 900, outflank: true });

/** Every setup, deck, preset and option at least once, and one game in which nobody plays sensibly. */
const recorded: { readonly [game: string]: readonly Recorded[] } = {
  generals: [
    { name: 'marengo', by: 'veteran', options: { setup: 'marengo' } },
    { name: 'dennewitz-terrain-a', by: 'veteran', options: { setup: 'dennewitz', terrain: 'A' } },
    {
      name: 'la-rothiere-order-die',
      by: 'conscript',
      options: { setup: 'laRothiere', orderDie: true, objectives: 'wide' },
    },
    {
      name: 'leuthen-couriers',
      by: 'conscript',
      options: { setup: 'leuthen', couriers: true, terrain: 'B', side: 'B' },
    },
    {
      name: 'albuera-morale',
      by: 'conscript',
      options: { setup: 'albuera', morale: true, objectives: 'raid' },
    },
    {
      name: 'custom-bsym',
      by: 'rollout',
      options: { setup: 'custom', army: mixed, terrain: 'Bsym', side: 'B' },
    },
    {
      name: 'marengo-everything',
      by: 'rollout',
      options: {
        setup: 'marengo',
        orderDie: true,
        couriers: true,
        morale: true,
        terrain: 'Bfull',
        side: 'B',
        turned: true,
      },
    },
    {
      name: 'dennewitz-at-random',
      by: 'random',
      options: { setup: 'dennewitz', terrain: 'A', objectives: 'none', handicap: { white: 2, black: 0 } },
    },
  ],
  saga: [
    { name: 'basic', by: 'veteran', options: {} },
    {
      name: 'north-against-ridge',
      by: 'veteran',
      options: { decks: { A: 'armyOfTheNorth', B: 'theRidge' }, evade: true, outflank: true },
    },
    {
      name: 'north-against-blucher',
      by: 'conscript',
      options: {
        decks: { A: 'armyOfTheNorth', B: 'bluchersCorps' },
        evade: true,
        outflank: true,
        objectives: 'threeOneOpen',
        autoScore: false,
      },
    },
    {
      name: 'ridge-against-ridge',
      by: 'conscript',
      options: {
        decks: { A: 'theRidge', B: 'theRidge' },
        objectives: 'oneOpen',
        openLists: true,
        vpTarget: 15,
      },
    },
    {
      name: 'blucher-asked-only-if-able',
      by: 'rollout',
      options: { decks: { A: 'bluchersCorps', B: 'frenchBasic' }, alwaysPrompt: false, outflank: true },
    },
    {
      name: 'decks-of-their-own',
      by: 'rollout',
      options: { decks: { A: ownDeck(1815), B: ownDeck(618) }, evade: true, outflank: true },
    },
    {
      name: 'at-random',
      by: 'random',
      options: {
        decks: { A: 'coalitionBasic', B: 'bluchersCorps' },
        evade: true,
        outflank: true,
        maxTurns: 12,
      },
    },
  ],
};

const wanted = process.argv.slice(2);

for (const { meta, load } of games) {
  if (wanted.length > 0 && !wanted.includes(meta.id)) continue;
  const module: AnyGame = await load();
  for (const [at, { name, by, options }] of (recorded[meta.id] ?? []).entries()) {
    const choice = choosers[by] ?? atRandom;
    const players = Object.fromEntries(meta.seats.map((seat) => [seat, by]));
    const path = join(fixtures, meta.id, `${name}.grognard`);
    recordTo(path, module, {
      options,
      seed: at + 1,
      players,
      choose: choice,
      created: '2026-11-15T12:00:00Z',
    });
    console.log(path);
  }
}
