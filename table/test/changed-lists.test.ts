// A deck of the box changes its list, and somebody has a game with the old one: what fits is offered, and why not more is said.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxDeck } from '@grognard/games/saga/data/decks.ts';
import { expect, it } from 'vitest';
import { isRecord } from '../src/record.ts';
import { memoryStore } from './memory-store.ts';
import { right, sit, tabOn } from './table-for-tests.ts';

const RECORDED = join(import.meta.dirname, '../../fixtures/saga/north-against-ridge.grognard');

it('SAG-4.2: a game with a list that has changed since offers its sound part and does not call it a loss', async () => {
  const store = memoryStore();
  const id = right(await tabOn(store).importFile({ text: readFileSync(RECORDED, 'utf8') }));
  const kept = store.kept.get(id);
  if (kept === undefined || !isRecord(kept.record)) throw new Error('The game was not kept.');
  const north = boxDeck('armyOfTheNorth', true);
  const older = { ...north, units: north.units.with(north.units.lastIndexOf('FR-LIGHT'), 'FR-LINE') };
  const options = { decks: { A: older, B: 'theRidge' }, evade: true, outflank: true };
  store.kept.set(id, { ...kept, record: { ...kept.record, options } });

  const tab = tabOn(store);
  const opened = await sit(tab, id, 'A').look();
  expect(opened).toMatchObject({ ok: false, error: { code: 'partly-damaged' } });
  expect(opened.ok ? '' : opened.error.message).toMatch(/a deck list have changed since it was played/);
  expect(opened.ok ? '' : opened.error.message).not.toMatch(/SAG-|a die of/);
  const sound = right(await tab.salvage({ table: id }));
  expect(right(await sit(tab, sound, 'A').look()).n).toBeGreaterThan(0);
});

it('a game whose rules draw other dice by now offers its sound part as well', async () => {
  const store = memoryStore();
  const id = right(await tabOn(store).importFile({ text: readFileSync(RECORDED, 'utf8') }));
  const journal = store.kept.get(id)?.journal ?? [];
  const at = journal.findIndex((entry) => 'draws' in entry && entry.draws.length > 0);
  const entry = journal[at];
  if (entry === undefined || !('draws' in entry)) throw new Error('Nobody rolls in this game.');
  const draws = entry.draws.map((draw) => ({ ...draw, purpose: 'SAG-10.3 fire B4' }));
  journal[at] = { ...entry, draws };
  const tab = tabOn(store);
  expect(await sit(tab, id, 'A').look()).toMatchObject({ ok: false, error: { code: 'partly-damaged' } });
  const sound = right(await tab.salvage({ table: id }));
  expect(right(await sit(tab, sound, 'A').look()).n).toBeGreaterThan(0);
});
