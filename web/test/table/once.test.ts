// What happened is told once, in order: also what machines do while an answer is on its way.
import { games } from '@grognard/games/registry';
import { randomOf, simulationSource } from '@grognard/kernel';
import { effect } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { amongMachines } from './company.ts';

vi.hoisted(() => {
  const kept = JSON.stringify({ speed: 'off' });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
});

const DECISIONS = Number(process.env['GROGNARD_DECISIONS'] ?? 25);

describe.each(games.map(({ meta }) => [meta.id] as const))('%s', (game) => {
  it('tells each event once, in the order of the journal', { timeout: 600_000 }, async () => {
    const random = randomOf(simulationSource(5));
    const session = await amongMachines(game, () => random.die(6, 'TEST-1 turns') - 1);
    const before = JSON.stringify(session.chronicle.value.flatMap(({ events }) => events));
    const told: unknown[] = [];
    const stop = effect(() => void told.push(...(session.news.value?.events ?? [])));
    for (let made = 0; made < DECISIONS && session.present.value.outcome === null; ) {
      session.player.skip();
      const legal = session.present.value.offers.filter(
        ({ refusal, role }) => refusal === null && role !== 'grave' && role !== 'takeBack',
      );
      const offer = legal[random.die(Math.max(1, legal.length), 'TEST-1 choice') - 1];
      if (offer === undefined) {
        await new Promise((resolve) => setImmediate(resolve));
        await session.refresh();
        continue;
      }
      made += 1;
      if (!(await session.submit(offer.action))) session.doubt.value?.onYes();
    }
    await session.refresh();
    const all = session.chronicle.value.flatMap(({ events, struck }) => (struck ? [] : events));
    const known = (JSON.parse(before) as unknown[]).length;
    console.log(game, told.length, all.length - known);
    expect(told.map((each) => JSON.stringify(each))).toEqual(all.slice(known).map((each) => JSON.stringify(each)));
    stop();
    session.stop();
  });
});
