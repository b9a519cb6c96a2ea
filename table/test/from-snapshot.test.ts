// A match that goes on from a snapshot cannot be told from one that was played again from its first entry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@grognard/games/registry';
import {
  type AnyMatch,
  goBack,
  legal,
  momentsSince,
  ownEntries,
  pending,
  type Snapshot,
  simulationSource,
  snapshotOf,
  startMatch,
  stateAt,
  submit,
  undo,
  undoable,
  viewOf,
  writeGameFile,
} from '@grognard/kernel';
import { expect, it } from 'vitest';
import { importTable } from '../src/files.ts';
import { shippedLibrary } from '../src/library.ts';
import { newRecord } from '../src/new-record.ts';
import type { AnyEntry, TableRecord } from '../src/record.ts';
import { replaySound, restore } from '../src/restore.ts';
import { memoryStore } from './memory-store.ts';
import { portsOn, right, twoPeople } from './table-for-tests.ts';

const ports = portsOn(memoryStore());

const viaText = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot;

/** Everything anybody can ask of a match. */
function known(match: AnyMatch) {
  const n = match.journal.length;
  const viewers = [...match.seats, 'spectator'];
  return {
    state: match.state,
    pending: pending(match),
    earlier: [0, Math.floor(n / 3), Math.floor(n / 2), n - 1, n].map((at) => stateAt(match, Math.max(0, at))),
    views: viewers.map((viewer) => viewOf(match, viewer)),
    moments: viewers.map((viewer) => momentsSince(match, 0, viewer)),
    own: match.seats.map((seat) => ownEntries(match, seat)),
    undoable: match.seats.map((seat) => undoable(match, seat)),
    windows: match.memory.windows,
    file: writeGameFile(match, {
      players: {},
      contributions: [],
      created: '',
      commitment: null,
      resumed: [],
    }),
  };
}

async function recorded(game: string, file: string) {
  const module = await games.find(({ meta }) => meta.id === game)?.load();
  if (module === undefined) throw new Error(`no ${game}`);
  const text = readFileSync(join(import.meta.dirname, '../../fixtures', game, file), 'utf8');
  return { module, ...right(await importTable(text, shippedLibrary, ports)) };
}

it.each([
  ['generals', 'marengo-everything.grognard'],
  ['saga', 'basic.grognard'],
  ['napoleonica', 'baptism-of-fire.grognard'],
  ['later-campaigns', 'wavre.grognard'],
])('%s: goes on from any moment as if all had been played again', async (game, file) => {
  const { module, record, entries } = await recorded(game, file);
  const whole = known(right(replaySound([module], record, entries)).match);
  for (const share of [0, 0.3, 0.7, 1]) {
    const n = Math.floor(entries.length * share);
    const { match } = right(replaySound([module], record, entries.slice(0, n)));
    const resumed = right(replaySound([module], record, entries, { snapshot: viaText(snapshotOf(match)) }));
    expect(resumed.problem).toBeNull();
    expect(known(resumed.match)).toEqual(whole);
  }
});

it('what was taken back, alone or by the word of everybody, can be taken back no more and no less', async () => {
  const module = await games.find(({ meta }) => meta.id === 'generals')?.load();
  if (module === undefined) throw new Error('no generals');
  const options = right(module.parseOptions({ setup: 'dennewitz' }));
  const match: AnyMatch = startMatch(module, options, simulationSource(1));
  const someOrder = (seat: string) => legal(match, seat).find(({ type }) => type === 'order');
  for (const seat of ['white', 'black', 'white', 'black']) submit(match, seat, someOrder(seat));
  undo(match, 'white');
  goBack(match, 'black', 2);
  submit(match, 'black', someOrder('black'));
  submit(match, 'white', someOrder('white'));
  undo(match, 'black');
  submit(match, 'black', someOrder('black'));
  const record: TableRecord = newRecord(
    match,
    { players: twoPeople, hints: false, kind: 'battle', dice: [{ from: 0, commitment: '', secret: null }] },
    ports,
  );
  const entries: readonly AnyEntry[] = match.journal;
  for (let n = 0; n <= entries.length; n += 1) {
    const { match: before } = right(replaySound([module], record, entries.slice(0, n)));
    const resumed = right(
      replaySound([module], record, entries, { snapshot: viaText(snapshotOf(before)) }),
    ).match;
    expect(known(resumed)).toEqual(known(match));
    undo(resumed, 'white');
    const again = right(replaySound([module], record, entries)).match;
    undo(again, 'white');
    expect(known(resumed)).toEqual(known(again));
  }
});

it('an entry after the snapshot that the rules refuse is found all the same', async () => {
  const { module, record, entries } = await recorded('saga', 'basic.grognard');
  const n = Math.floor(entries.length / 2);
  const { match } = right(replaySound([module], record, entries.slice(0, n)));
  const spoiled = entries.map((entry) => (entry.n === n + 2 ? { ...entry, seat: 'nobody' } : entry));
  expect(restore([module], record, spoiled, { snapshot: viaText(snapshotOf(match)) }).ok).toBe(false);
});
