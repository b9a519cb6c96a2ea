// What happened is told once, in order, under the heading of its own phase: also what machines do while an answer is on its
// way. GROGNARD_BATTLES=10 plays so many whole battles of each game at normal speed, by a clock that does not wait, from seed
// GROGNARD_FIRST on.
import type { LogLine, Playing } from '@grognard/desk';
import { wordsIn } from '@grognard/desk/playback/reading-time.ts';
import { games } from '@grognard/games/registry';
import { randomOf, simulationSource } from '@grognard/kernel';
import { effect } from '@preact/signals';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headingAt } from '../../src/table/reel.ts';
import type { TableSession } from '../../src/table/table-session.ts';
import { amongMachines } from './company.ts';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});

const WHOLE = Number(process.env['GROGNARD_BATTLES'] ?? 0);
const FIRST = Number(process.env['GROGNARD_FIRST'] ?? 1);
const SOME_DECISIONS = 60;
const LONGEST = 5000;
/** How often a machine is waited for. */
const PATIENCE = 5000;

const totals = { battles: 0, beats: 0, twice: 0, wrongPhase: 0, captions: 0, hasty: 0 };

const eventsOf = (session: TableSession): readonly string[] =>
  session.moments.value.flatMap(({ events, struck }) =>
    struck ? [] : events.map((event) => JSON.stringify(event)),
  );

/** The heading an event stands under, found by reading the whole journal to it. */
function headingUpTo({ board, knownAtFirst }: TableSession, events: readonly string[]): string | null {
  let memory = knownAtFirst;
  let heading: string | null = null;
  for (const text of events) {
    const event = JSON.parse(text);
    const lines: readonly LogLine[] = board.logLines([event], memory);
    const above = lines.findLast(({ kind }) => kind === 'heading');
    if (above !== undefined) heading = above.text.map(String).join('');
    memory = board.remember?.(memory, [event]) ?? memory;
  }
  return heading;
}

/** Watches every beat: the journal only grows while they are shown, and each is counted. */
function watch(session: TableSession) {
  let told: readonly string[] = eventsOf(session);
  const takenBack = (): number => session.moments.peek().filter(({ struck }) => struck).length;
  let struck = takenBack();
  let last: Playing | null = null;
  const isBeginning = (long: readonly string[], short: readonly string[]): boolean =>
    short.every((event, i) => long[i] === event);
  return effect(() => {
    const beat = session.playing.value;
    const state = session.shown.value;
    if (beat === null || beat === last || state.outcome !== null) return;
    last = beat;
    const now = eventsOf(session);
    totals.beats += 1;
    // A plate of a long fight shows its next pairs before the journal goes on.
    // What was taken back is in the journal no more.
    if (takenBack() === struck && !isBeginning(now, told)) totals.twice += 1;
    struck = takenBack();
    told = now;
    const { board, moments, knownAtFirst } = session;
    if (headingAt(board, moments.value, knownAtFirst) !== headingUpTo(session, now)) totals.wrongPhase += 1;
    const words = wordsIn(beat.say ?? []);
    if (words === 0) return;
    totals.captions += 1;
    if (words / (beat.ms / 1000) > 5) totals.hasty += 1;
  });
}

async function decide(session: TableSession, die: (sides: number) => number): Promise<boolean> {
  const open = session.present.value.offers.filter(
    ({ refusal, role }) => refusal === null && role !== 'grave',
  );
  const onward = open.filter(({ role }) => role !== 'takeBack');
  // A letter that can only be torn up is torn up (NLC-12.4b).
  const legal = onward.length > 0 ? onward : open;
  const done = legal.filter(({ role }) => role === 'commit');
  const some = done.length > 0 && die(4) === 1 ? done : legal;
  const offer = some[die(Math.max(1, some.length)) - 1];
  if (offer !== undefined) {
    if (!(await session.submit(offer.action))) session.doubt.value?.onYes();
    return true;
  }
  await new Promise((resolve) => setImmediate(resolve));
  await session.refresh();
  return false;
}

async function play(game: string, seed: number, most: number): Promise<void> {
  const random = randomOf(simulationSource(seed));
  const die = (sides: number): number => random.die(sides, 'TEST-1 chance');
  const session = await amongMachines(game, () => die(6) - 1);
  const known = eventsOf(session);
  const told: string[] = [];
  const stops = [
    watch(session),
    effect(() => void told.push(...(session.news.value?.events ?? []).map((event) => JSON.stringify(event)))),
  ];
  let running = eventsOf(session);
  let idle = 0;
  for (let made = 0; made < most && session.present.value.outcome === null; ) {
    const hasDecided = await decide(session, die);
    if (hasDecided) made += 1;
    idle = hasDecided ? 0 : idle + 1;
    if (idle > PATIENCE) throw new Error(`${session.board.phaseName(session.present.value)}: nobody decides`);
    await vi.advanceTimersByTimeAsync(400);
    if (session.present.value.outcome === null)
      running = session.chronicle.value.flatMap(({ events, struck }) =>
        struck ? [] : events.map((event) => JSON.stringify(event)),
      );
  }
  await session.refresh();
  while (session.playing.value !== null) await vi.advanceTimersByTimeAsync(2000);
  const before = told.slice(0, running.length - known.length);
  expect(before).toEqual(running.slice(known.length));
  if (session.present.value.outcome !== null) {
    // Of the end, too, nothing is told again.
    const end = session.chronicle.value.flatMap(({ events }) => events.map((event) => JSON.stringify(event)));
    const rest = told.slice(before.length);
    expect(end.slice(-rest.length)).toEqual(rest);
    totals.battles += 1;
  }
  for (const stop of stops) stop();
  session.stop();
}

describe.each(games.map(({ meta }) => [meta.id] as const))('%s', (game) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('tells each event once, in the order of the journal, under its own heading', {
    timeout: 3_600_000,
  }, async () => {
    if (WHOLE === 0) await play(game, 5, SOME_DECISIONS);
    for (let seed = FIRST; seed < FIRST + WHOLE; seed += 1) await play(game, seed, LONGEST);
    expect({ twice: totals.twice, wrongPhase: totals.wrongPhase }).toEqual({ twice: 0, wrongPhase: 0 });
  });
});

describe('captions at normal speed', () => {
  it('have 5 words a second at most, 95 of 100 of them', () => {
    expect(totals.captions).toBeGreaterThan(20);
    expect(totals.hasty / totals.captions).toBeLessThanOrEqual(0.05);
  });
});

afterAll(() => console.log(totals));
