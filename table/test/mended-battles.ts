// A rule of a title is mended while battles are going on, one in every procedure that was found open: what holds on any store. No
// test framework is needed, so that a store that lives in a browser can be held to it there.
import { isUndo, outcomeOf, pending, type Random, sameJson } from '@grognard/kernel';
import { chooser } from '@grognard/testkit/random-play.ts';
import { presentEra, sameEdition } from '../src/eras.ts';
import { atOneDevice, bringAllOn, type House, type Store, tablesIn } from '../src/index.ts';
import { firstEdition, secondEdition, type TwoBuilds } from './mended-titles.ts';
import { right } from './ports-on.ts';
import { anything, begunAtRandom, houseWith, playedOn } from './random-battles.ts';

/** How far one looks for procedures that ask somebody. */
export interface Search {
  readonly battles: number;
  readonly decisions: number;
}

/** What was found, for whoever wants to know how much was tried. */
export interface Found {
  readonly procedures: readonly string[];
  /** Tables that differ by the mended rule, and those that moved on. */
  readonly stayed: number;
  readonly moved: number;
  /** Tables that were carried over, and what kept the others from it. */
  readonly carried: number;
  readonly inTheWay: readonly string[];
}

const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what);
};

/** A table of its own for each procedure in which somebody is asked, as it stood then. */
async function openInEach(
  house: House,
  game: string,
  { battles, decisions }: Search,
): Promise<readonly string[]> {
  const { store } = house.ports;
  const found = new Set<string>();
  for (let seed = 1; seed <= battles; seed += 1) {
    const [id, random] = [`battle ${seed}`, chooser(seed)];
    await begunAtRandom(house, game, id, random);
    let here = '';
    const isNew = (match: { readonly state: { readonly frames: readonly { readonly proc: string }[] } }) => {
      here = match.state.frames.at(-1)?.proc ?? '';
      return !found.has(here);
    };
    for (let left = decisions; left > 0; ) {
      const before = await lengthOf(house, id);
      const isOver = await playedOn(house, id, left, anything(random), random, isNew);
      left -= (await lengthOf(house, id)) - before;
      if (isOver || found.has(here)) break;
      found.add(here);
      await copied(store, id, here);
    }
    await store.remove(id);
    house.shelf.forget(id);
  }
  return [...found];
}

async function copied(store: Store, id: string, name: string): Promise<void> {
  const stored = await store.read(id);
  if (stored === undefined || 'isDamaged' in stored) throw new Error(`${id} is not stored.`);
  await store.create({ ...stored.record, id: name, revision: 0 }, stored.entries);
}

async function lengthOf(house: House, id: string): Promise<number> {
  const found = await house.shelf.use(id, ({ match }) => match.journal.length);
  if (typeof found !== 'number') throw new Error(found.error.message);
  return found;
}

/** By which rules a table is played, and whether it stands as its own entries say. */
async function eraAt(house: House, id: string) {
  house.shelf.forget(id);
  const found = await house.shelf.use(id, ({ record, match }) => ({
    edition: presentEra(record).edition,
    differs: record.differs?.n ?? null,
    isAsked: outcomeOf(match) !== null || pending(match).length > 0,
    acts: match.journal.filter((entry) => !isUndo(entry)).length,
  }));
  if ('error' in found) throw new Error(`${id}: ${found.error.message}`);
  must(found.isAsked, `${id}: nobody is asked`);
  return found;
}

/** Those who play take the newer rules and go on; what was in the way, or null. */
async function carriedOver(house: House, id: string, random: Random): Promise<string | null> {
  const host = tablesIn(house)(atOneDevice);
  const found = await house.shelf.use(id, ({ match }) => match.seats[0] ?? '');
  const seat = typeof found === 'string' ? found : '';
  const reply = await right(await host.open({ table: id, viewer: seat })).takeNewerRules();
  if (!reply.ok) {
    must(reply.error.message.length > 0, `${id}: nothing is said of what is in the way`);
    return `${id}: ${reply.error.path}`;
  }
  await playedOn(house, id, 20, anything(random), random);
  const { edition } = await eraAt(house, id);
  must(
    sameEdition(edition, secondEdition),
    `${id}: it was carried over and is not played by the newer rules`,
  );
  return null;
}

/** Throws what does not hold. */
export async function mendedWhileOpen(
  game: string,
  { released, updated }: TwoBuilds,
  store: Store,
  search: Search,
): Promise<Found> {
  const procedures = await openInEach(houseWith(store, released), game, search);
  const house = houseWith(store, updated);
  await bringAllOn(house, async () => {});
  const random = chooser(99);
  let [stayed, moved, carried] = [0, 0, 0];
  const inTheWay: string[] = [];
  for (const id of procedures) {
    const { edition, differs } = await eraAt(house, id);
    const own = differs === null ? secondEdition : firstEdition;
    must(sameEdition(edition, own), `${id}: differs from ${differs} on, and is played by ${edition?.number}`);
    const agreed = `${id} by agreement`;
    await copied(store, id, agreed);
    await playedOn(house, id, 20, anything(random), random);
    const after = await eraAt(house, id);
    must(sameEdition(after.edition, own), `${id}: it changed its rules while it was played on`);
    if (differs === null) moved += 1;
    else {
      stayed += 1;
      const why = await carriedOver(house, agreed, random);
      if (why === null) carried += 1;
      else inTheWay.push(why);
    }
  }
  await begunAtRandom(house, game, 'new', random);
  const fresh = await eraAt(house, 'new');
  must(sameJson(fresh.edition, secondEdition), 'a new battle is played by the newer rules');
  must(right(await tablesIn(house)(atOneDevice).list()).damaged.length === 0, 'a table is damaged');
  return { procedures, stayed, moved, carried, inTheWay };
}
