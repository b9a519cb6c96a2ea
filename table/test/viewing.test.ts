// A running game goes out as what one seat knows: two battles the seat cannot tell apart make the same file.

import { generals } from '@grognard/games/generals/module.ts';
import { DECKS } from '@grognard/games/saga/data/decks.ts';
import { withCopies } from '@grognard/games/saga/decks/counts.ts';
import { saga } from '@grognard/games/saga/module.ts';
import type { Deck } from '@grognard/games/saga/vocabulary.ts';
import {
  type AnyGame,
  type AnyMatch,
  frozen,
  type Json,
  legal,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
  writeGameFile,
} from '@grognard/kernel';
import type { Players } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { sameDice } from './nearby.ts';
import { friends, PASS, sagaTable } from './saga-for-tests.ts';
import { anOrder, freshTable, right, sit, tabOn, twoPeople } from './table-for-tests.ts';

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A game somewhere in its middle. */
function somewhere(game: AnyGame, seed: number): AnyMatch {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(game, options.value, simulationSource(seed));
  const random = randomOf(simulationSource(seed + 1000));
  for (let i = 0; i < 20 + seed * 9 && outcomeOf(match) === null; i += 1) {
    const [asked] = pending(match);
    const actions = legal(match, asked?.seat ?? '');
    const action = actions[random.die(actions.length, 'TEST-1 choice') - 1];
    if (asked === undefined || action === undefined) break;
    submit(match, asked.seat, action);
  }
  return match;
}

/** What a seat takes home, and what the list says, of a table that begins with this position. */
async function takenHome(game: AnyGame, position: Json, players: Players, seat: string) {
  const host = tabOn(memoryStore(), { dice: sameDice() });
  const id = right(await host.create({ game: game.id, options: {}, players, hints: true, position }));
  return { file: right(await sit(host, id, seat).exportFile()), list: right(await host.list()) };
}

describe.each<[AnyGame, Players]>([
  [generals as unknown as AnyGame, twoPeople],
  [saga as unknown as AnyGame, friends],
])('two worlds of $id', (game, players) => {
  it.each([1, 2, 3, 4, 5, 6])(
    'that a seat cannot tell apart are the same in its file and in the list: %i',
    async (seed) => {
      const match = somewhere(game, seed);
      for (const seat of match.seats) {
        const random = randomOf(simulationSource(seed + 2000));
        const imagined = game.determinize(viewOf(match, seat), seat, random);
        const real = await takenHome(game, game.position(match.state), players, seat);
        const other = await takenHome(game, game.position(frozen(imagined)), players, seat);
        expect(other).toEqual(real);
      }
    },
  );
});

describe('the file of a running game', () => {
  it('does not tell what the other side has drafted, nor how much', async () => {
    const { host, id } = await freshTable();
    const before = right(await sit(host, id, 'white').exportFile());
    for (const seen of [0, 1])
      await sit(host, id, 'black').submit({
        action: { type: 'order', from: 'b3', arm: 'I', path: ['b2'] },
        seen,
      });
    expect(right(await sit(host, id, 'white').exportFile())).toBe(before);
    expect(right(await host.list()).tables).toMatchObject([{ id, moments: 0 }]);
  });

  it('section 29 of Saga: does not hold the other side’s list, nor does a fork', async () => {
    const { theRidge } = DECKS;
    const [card = ''] = theRidge.strategy;
    const golden = Array.from({ length: 20 }, (_, i) => `G${String(i + 1).padStart(2, '0')}`);
    const stranger = golden.find((id) => !theRidge.strategy.includes(id)) ?? '';
    const changed = withCopies(withCopies(theRidge, card, 1), stranger, 1);
    const taken = async (deck: Deck) => {
      const host = tabOn(memoryStore(), { dice: sameDice() });
      const decks = { A: 'armyOfTheNorth', B: asJson(deck) };
      const id = right(
        await host.create({ game: 'saga', options: { decks }, players: friends, hints: true }),
      );
      const file = right(await sit(host, id, 'A').exportFile());
      const fork = right(await sit(host, id, 'A').fork({ n: 0, players: friends }));
      await sit(host, fork, 'A').submit({ action: { type: 'resign' }, seen: 0 });
      return { file, options: right(await sit(host, fork, 'A').look()).options };
    };
    const one = await taken(theRidge);
    expect(await taken(changed)).toEqual(one);
    expect(one).toMatchObject({
      file: expect.stringContaining('"options":null'),
      options: { decks: { A: 'armyOfTheNorth' } },
    });
  });

  it('is a sandbox elsewhere, in which the seat sees what it saw', async () => {
    const table = await sagaTable({ A: ['G20'], B: ['G12', 'N03'] }, friends);
    await table.act('A', PASS);
    const file = right(await sit(table.host, table.id, 'A').exportFile());
    const elsewhere = tabOn(memoryStore());
    const copy = right(await elsewhere.importFile({ text: file }));
    const [here, there] = [await table.look('A'), right(await sit(elsewhere, copy, 'A').look())];
    expect(there.kind).toBe('sandbox');
    expect(there.view).toEqual(here.view);
    expect(there.offers).toEqual(here.offers);
  });

  it('is not for onlookers: they know too little to go on', async () => {
    const { host, id } = await freshTable();
    expect(await sit(host, id, 'spectator').exportFile()).toMatchObject({
      ok: false,
      error: { code: 'not-a-seat' },
    });
  });

  it.each<[string, (file: string) => string, object]>([
    [
      'is of another game',
      (file) => file.replace('"generals"', '"marshals"'),
      { code: 'unknown-game', path: 'game' },
    ],
    [
      'is newer',
      (file) => file.replace('"format":2', '"format":3'),
      { code: 'newer-format', path: 'format' },
    ],
    [
      'is of no seat',
      (file) => file.replace('"seat":"white"', '"seat":"red"'),
      { code: 'wrong-view', path: 'view' },
    ],
    ['has more to say', (file) => file.replace('{', '{"secret":1,'), { code: 'extra-field', path: 'secret' }],
    [
      'lost its view',
      (file) => file.replace(/"view":.*\}/, '"view":{}}'),
      { code: 'wrong-view', path: 'view' },
    ],
    [
      'sees more',
      (file) => file.replace('"view":{', '"view":{"eyes":3,'),
      { code: 'wrong-view', path: 'view' },
    ],
  ])('that %s is refused, and nothing is stored', async (_what, spoil, error) => {
    const { host, id } = await freshTable();
    const file = right(await sit(host, id, 'white').exportFile());
    const spoilt = spoil(file);
    expect(spoilt).not.toBe(file);
    const elsewhere = tabOn(memoryStore());
    expect(await elsewhere.importFile({ text: spoilt })).toMatchObject({ ok: false, error });
    expect(await elsewhere.verify({ text: spoilt })).toMatchObject({ ok: false, error });
    expect(right(await elsewhere.list()).tables).toEqual([]);
  });
});

it('one by rules that are not here is neither sound nor not', async () => {
  const { host, id } = await freshTable();
  const file = right(await sit(host, id, 'white').exportFile()).replace(
    /"edition":(null|\{[^}]*\})/,
    '"edition":{"number":9,"digest":null}',
  );
  expect(await host.verify({ text: file })).toMatchObject({
    ok: true,
    value: { is: 'elsewhere', edition: { number: 9 } },
  });
  expect(await host.importFile({ text: file })).toMatchObject({ error: { code: 'unknown-edition' } });
});

it('an unfinished game with its whole journal, from an earlier page, still goes on with dice of its own', async () => {
  const options = generals.parseOptions({});
  if (!options.ok) throw new Error('options');
  const match = startMatch(generals, options.value, simulationSource(1));
  submit(match, 'white', anOrder);
  const facts = { players: twoPeople, commitment: null, contributions: [], created: '2026-11-15' };
  const host = tabOn(memoryStore());
  const text = writeGameFile(match as unknown as AnyMatch, facts);
  expect(await host.verify({ text })).toMatchObject({ ok: true, value: { is: 'game', entries: 1 } });
  const id = right(await host.importFile({ text }));
  expect(right(await sit(host, id, 'white').look())).toMatchObject({ kind: 'battle', n: 1 });
  expect(await sit(host, id, 'white').submit({ action: anOrder, seen: 1 })).toEqual({ ok: true, n: 2 });
});
