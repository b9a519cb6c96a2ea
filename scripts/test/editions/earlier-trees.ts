// What four trees of 17 and 18 November would have released, under the host of today: their games open, are replayed to the last
// entry and verified as sound, and those that are not over are played on to their end by the machine, all by their own edition.
import { contextOf, frozen, randomOf, simulationSource } from '@grognard/kernel';
import type { Library, Thinker } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { nearbyThinker } from '@grognard/table/test/nearby.ts';
import { right, sit, tabOn } from '@grognard/table/test/table-for-tests.ts';
import { asJsonList } from '@grognard/table/wire.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { asFile, linesIn } from '../../editions/tree-archive.ts';
import { isWhole, keptTrees, named, nameOf, type TreeFile, unfinished } from './kept-trees.ts';

/** All games of all trees, each played on, and not each game by one tree: a minute or two. */
const isEvery = process.env['EVERY_GAME'] !== undefined;
/** Long games were recorded in part: the machine plays the rest of them for minutes. */
const patience = { timeout: isEvery ? 1_800_000 : 60_000 };

const endIn = (file: string) => Object(linesIn(file).at(-1)?.['outcome']);

/** Long games were recorded in part, and given up then: what is left of them takes long. */
const isResigned = (file: string): boolean => {
  const last = linesIn(file).findLast((line) => 'action' in line);
  return Object(last?.['action'])['type'] === 'resign';
};

/** The machine at its quickest: what it answers while it plays out what may come. */
const quick = (library: Library): Thinker => ({
  ...nearbyThinker,
  async think({ seed, seat, view, ...question }) {
    const module = await library.mind({ ...question, view });
    const random = randomOf(simulationSource(seed));
    const guess = frozen(module.determinize(view, seat, random));
    const { brain } = module;
    const asked = [guess, seat, random, contextOf(module, guess)] as const;
    return asJsonList(brain.answer?.(...asked) ?? [brain.rollout(...asked)]);
  },
});

/** Where a machine plays itself it waits for somebody to look. */
async function playedOut(host: ReturnType<typeof tabOn>, id: string): Promise<number> {
  const place = sit(host, id, 'spectator');
  for (let looks = 0; looks < 100_000; looks += 1) {
    const { outcome, n } = right(await place.look());
    if (outcome !== null) return n;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('The machine did not come to an end.');
}

export function playsOnByTheirEditions(game: string): void {
  const { editions, files, library, dispose } = keptTrees(game);
  afterAll(dispose);
  const host = tabOn(memoryStore(), { library, thinker: quick(library) });
  const names = [...new Set(files.map(({ name }) => name))].sort();
  const isItsTurn = ({ name, edition }: TreeFile): boolean =>
    names.indexOf(name) % editions.length === edition.number - 1;
  const chosen = files.filter((each) => isEvery || isItsTurn(each));
  const isShortest = ({ file, edition }: TreeFile): boolean =>
    !isResigned(file) &&
    chosen.every(
      (other) => other.edition !== edition || isResigned(other.file) || other.file.length >= file.length,
    );

  test(`the editions of ${game} made from earlier trees are whole`, () => {
    expect(editions.map(({ commit }) => commit)).toEqual(['865274fb', '71c0115e', '28be427a', '4de72e3d']);
    expect(editions.every(isWhole)).toBe(true);
  });

  describe.each(chosen)('$name as $edition.commit would have released it', (recorded) => {
    const { edition } = recorded;
    const file = asFile(named(recorded));
    const entries = linesIn(file).filter((line) => 'n' in line).length;

    test('is sound by its edition', patience, async () => {
      expect(right(await host.verify({ text: file }))).toMatchObject({
        is: 'game',
        entries,
        editions: [{ from: 0, edition: nameOf(edition), day: edition.day }],
      });
    });

    if (isEvery)
      test('is sound as it was recorded, before files named editions', patience, async () => {
        expect(right(await host.verify({ text: recorded.file }))).toMatchObject({ is: 'game', entries });
      });

    if (!isEvery && !isShortest(recorded)) return;

    test('opens, is replayed to its last entry, and written again', patience, async () => {
      const id = right(await host.importFile({ text: file }));
      const place = sit(host, id, 'spectator');
      const state = right(await place.look());
      expect(state.outcome).not.toBeNull();
      expect(state.rules).toMatchObject({ edition: nameOf(edition), day: edition.day });
      const half = right(await place.lookBack({ n: Math.floor(state.n / 2) }));
      expect(half.outcome).toBeNull();
      // What it says of the score may be older than the tree it lay in.
      const { winners, rule } = endIn(file);
      expect(endIn(right(await place.exportFile()))).toMatchObject({ winners, rule });
    });

    test('is played on to its end where it was not over', patience, async () => {
      const id = right(await host.importFile({ text: asFile(unfinished(recorded)) }));
      expect(await playedOut(host, id)).toBeGreaterThan(0);
      const text = right(await sit(host, id, 'spectator').exportFile());
      expect(right(await host.verify({ text }))).toMatchObject({
        is: 'game',
        editions: [{ from: 0, edition: nameOf(edition), day: edition.day }],
      });
    });
  });
}
