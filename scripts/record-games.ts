// Records the games under fixtures/: the same names, options and seeds give the same files. Run it after a change of rules
// that is meant to change games, and look at what changed. `npm run record -- saga` records one title,
// `npm run record -- later-campaigns wavre` one game of it.
import { join } from 'node:path';
import { choose, LEVELS } from '@grognard/ai';
import { games, type RecordedGame } from '@grognard/games/registry';
import { viewOf, wholeGame } from '@grognard/kernel';
import { atRandom, byRollout, type Chooser, recordTo } from '@grognard/testkit/record-game.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

const byLevel =
  (level: keyof typeof LEVELS): Chooser =>
  (match, seat, random) =>
    choose(wholeGame(match.module), viewOf(match, seat), seat, { level: LEVELS[level], random }).actions;

/** By the name a title's recorded.ts gives. */
const choosers: { readonly [by in RecordedGame['by']]: Chooser } = {
  random: atRandom,
  rollout: byRollout,
  conscript: byLevel('conscript'),
  veteran: byLevel('veteran'),
  // Whoever is asked when the script has ended.
  script: () => [{ type: 'resign' }],
};

const [wantedTitle, ...wantedGames] = process.argv.slice(2);

for (const { meta, load, workbench } of games) {
  if (wantedTitle !== undefined && wantedTitle !== meta.id) continue;
  // The games of a tree name no edition: they are of whichever it is.
  const { edition: _, ...module } = await load();
  for (const [at, { name, by, options, script, resignsAfter }] of (
    (await workbench?.())?.recorded ?? []
  ).entries()) {
    if (wantedGames.length > 0 && !wantedGames.includes(name)) continue;
    const choice = choosers[by];
    const parsed = module.parseOptions(options);
    const seats = parsed.ok ? module.seats(parsed.value) : meta.seats;
    const players = Object.fromEntries(seats.map((seat) => [seat, by]));
    const path = join(fixtures, meta.id, `${name}.grognard`);
    recordTo(path, module, {
      options,
      seed: at + 1,
      players,
      choose: choice,
      created: '2026-11-15T12:00:00Z',
      ...(script === undefined ? {} : { script }),
      ...(resignsAfter === undefined ? {} : { resignsAfter }),
    });
    console.log(path);
  }
}
