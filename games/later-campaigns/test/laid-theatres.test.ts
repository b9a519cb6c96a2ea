// NLC-2: every theatre as it is laid out: ground, roads, counters, orders, arrivals, prizes. A number that differs in a sheet,
// or a sheet that is laid otherwise, shows in the line of its part; in a game few of them would be missed.
import { join } from 'node:path';
import { digest } from '@grognard/testkit/digest.ts';
import { expectKept } from '@grognard/testkit/goldens/golden.ts';
import { test } from 'vitest';
import { ARMIES } from '../data/laying/muster.ts';
import { BRIDGES } from '../data/map/bridges.ts';
import { CRESTS } from '../data/map/crests.ts';
import { PLACES } from '../data/map/places.ts';
import { ROADS } from '../data/map/roads.ts';
import { WATERS } from '../data/map/waters.ts';
import { WINDOWS } from '../data/map/windows.ts';
import { WOODS } from '../data/map/woods.ts';
import { SCENARIOS, SHEETS } from '../data/set-ups.ts';
import { theatreNamed } from '../data/theatres.ts';
import { laterCampaigns } from '../module.ts';

/** What is said of a theatre may be worded anew. */
const WORDS: readonly string[] = ['name', 'summary', 'notes'];

const plain = (part: unknown): unknown => (ArrayBuffer.isView(part) ? Array.from(part as Uint8Array) : part);

test('NLC-2.1b, 2.2a to 2.2g: every theatre is laid out as it was, part by part', () => {
  const sheets = Object.entries({
    ARMIES,
    BRIDGES,
    CRESTS,
    PLACES,
    ROADS,
    SCENARIOS,
    WATERS,
    WINDOWS,
    WOODS,
  });
  const lines = SHEETS.flatMap(({ id }) =>
    Object.entries(theatreNamed(id) ?? {})
      .filter(([part]) => !WORDS.includes(part))
      .map(([part, value]) => `${id}.${part} ${digest(plain(value))}`),
  );
  lines.push(...sheets.map(([name, sheet]) => `sheets.${name} ${digest(sheet)}`));
  expectKept(
    lines,
    join(import.meta.dirname, '../../../fixtures/later-campaigns/theatres.laid'),
    laterCampaigns,
  );
});
