// Two people at one screen: the table changes hands behind one curtain, and only when the other one is needed.
import { games } from '@grognard/games/registry';
import { randomOf, simulationSource } from '@grognard/kernel';
import { describe, expect, it, vi } from 'vitest';
import { isAsked } from '../../src/table/sitting.ts';
import { sitDown } from './sit-down.ts';

vi.hoisted(() => {
  const kept = JSON.stringify({ speed: 'off' });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
});

const DECISIONS = 120;
const LONGEST = 60_000;

describe.each(games.map(({ meta }) => [meta.id, meta.seats] as const))('%s', (game, seats) => {
  it(
    'hands the table over once per change of hands, to somebody who has to decide',
    async () => {
      const session = await sitDown(game, seats);
      const random = randomOf(simulationSource(7));
      const handedTo: string[] = [];
      let holder: string | null = null;
      for (let made = 0; made < DECISIONS && session.present.value.outcome === null; made += 1) {
        const seat = session.curtain.value;
        if (seat !== null) {
          expect(seat).not.toBe(holder);
          await session.liftCurtain();
          expect(session.viewer.value).toBe(seat);
          expect(isAsked(session.present.value, seat)).toBe(true);
          handedTo.push(seat);
          holder = seat;
        }
        session.player.skip();
        const legal = session.present.value.offers.filter(
          ({ refusal, role }) => refusal === null && role !== 'grave' && role !== 'takeBack',
        );
        const offer = legal[random.die(legal.length, 'TEST-1 choice') - 1];
        if (offer !== undefined && !(await session.submit(offer.action))) session.doubt.value?.onYes();
        await session.refresh();
      }
      // A small game is over when everybody has decided once.
      const isOver = session.present.value.outcome !== null;
      expect(handedTo.length).toBeGreaterThan(isOver ? seats.length - 1 : 3);
      session.stop();
    },
    LONGEST,
  );
});

it('calls whoever gets the table as in a sentence, and without an article where there is none', async () => {
  const called = async (game: string, seats: readonly string[]) => {
    const { board, ...session } = await sitDown(game, seats);
    session.stop();
    return seats.map((seat) => board.seatInSentence?.(seat) ?? board.seatName(seat));
  };
  expect(await called('later-campaigns', ['french', 'allied'])).toEqual(['the French', 'the Allies']);
  expect(await called('generals', ['white', 'black'])).toEqual(['White', 'Black']);
});
