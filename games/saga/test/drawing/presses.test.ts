// A press means what it says: selecting comes before ordering.
import { offers, type Target, viewOf } from '@grognard/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { wishesOf } from '../../board/drawing/use-odds.ts';
import { areGunsArriving, toggleNewOrder } from '../../board/input/arriving.ts';
import { answersOn, dropAt, pressOn } from '../../board/input/choices.ts';
import { send } from '../../board/input/sending.ts';
import { actionLabel } from '../../board/words/labels.ts';
import { silences } from '../../board/words/sentences.ts';
import type { Action } from '../../grammar.ts';
import { table } from '../table.ts';
import { deskFor } from './desk-for-tests.ts';

const nowhere = {} as Element;
const sent = (action: Action): Action => JSON.parse(JSON.stringify(action));

/** The desk of A after what was said at the table. */
function deskOf(scene: Parameters<typeof table>[0], act: (at: ReturnType<typeof table>) => void) {
  const at = table(scene);
  act(at);
  const view = viewOf(at.match, 'A');
  const open = offers(at.match, 'A').map((offer) => ({ ...offer, action: sent(offer.action) }));
  return { ...deskFor({ seat: 'A', view, offers: open }), view, offers: open };
}

describe('another own unit', () => {
  it('SAG-13.4: is picked by the first press, and changes places with the second', () => {
    const { desk, reached } = deskOf({ A: { L1: 'FR-LINE', L2: 'FR-LIGHT' }, B: { L5: 'BR-HIGH' } }, (at) =>
      at.activate('A:L1'),
    );
    expect(pressOn(desk, { unit: 'A2' }, nowhere)).toBe(true);
    expect(desk.selection.value).toEqual({ kind: 'partner', unit: 'A2' });
    expect(reached).toEqual([]);
    pressOn(desk, { unit: 'A2' }, nowhere);
    expect(reached).toContainEqual({ type: 'declare', kind: 'lateralX', to: 'L2', with: 'A2' });
  });
});

describe('a card', () => {
  it('SAG-6.2: with nothing to point at is used by one press', () => {
    const { desk, reached } = deskOf(
      {
        A: { L1: 'FR-LINE' },
        B: { L1: 'BR-HIGH' },
        players: { A: { hand: ['G04'] }, B: { hand: ['G02'] } },
        phase: 'initiative',
      },
      () => {},
    );
    const [card] = desk.offers().flatMap(({ action }) => (action.type === 'commit' ? [action.card] : []));
    expect(pressOn(desk, { card: card ?? '' }, nowhere)).toBe(false);
    desk.choose(answersOn(desk, { card: card ?? '' }), null);
    expect(reached).toEqual([{ type: 'commit', card }]);
  });
});

describe('a unit in question', () => {
  it('SAG-12.6: answers for its Morale test as the desk does', () => {
    const {
      desk,
      view,
      offers: open,
    } = deskOf(
      { A: { L1: { card: 'FR-LINE', cas: 1 } }, B: { L1: 'BR-HIGH' }, first: 'B', dice: [4] },
      (at) => {
        at.order('B:L1', { kind: 'fire', target: 'A:L1' });
      },
    );
    const asked = open.filter(({ action }) => action.type === 'morale' && action.how !== 'omit');
    expect(asked.length).toBeGreaterThan(0);
    expect(answersOn(desk, { unit: 'A1' }).map(({ action }) => action)).toEqual(
      expect.arrayContaining(asked.map(({ action }) => action)),
    );
    expect(asked.map(({ action }) => actionLabel(action, view))).toContain('Roll the Morale test');
  });
});

/** The desk of A at a table that takes what is sent. */
function liveDesk(scene: Parameters<typeof table>[0], at = table(scene)) {
  const fresh = () => offers(at.match, 'A').map((offer) => ({ ...offer, action: sent(offer.action) }));
  const { desk } = deskFor({ seat: 'A', view: viewOf(at.match, 'A'), offers: fresh() });
  const played: Action['type'][] = [];
  const live = {
    ...desk,
    async submitEach(next: Parameters<typeof desk.submitEach>[0]) {
      for (let pick = next(fresh()); pick !== undefined; pick = next(fresh())) {
        played.push(pick.action.type);
        at.play('A', pick.action);
      }
    },
  };
  return { at, live, played };
}

const gunAndEnemy = { A: { S1: 'FR-FART', L5: 'FR-LINE' }, B: { L1: 'BR-HIGH' } };

describe('a unit dragged onto an enemy before it is activated', () => {
  it('SAG-9.2: is activated and fires in one gesture', async () => {
    const { at, live, played } = liveDesk(gunAndEnemy);
    at.dice(1);
    dropAt(live, { from: { unit: 'A1' }, over: [{ unit: 'B1' }], x: 0, y: 0 }, null);
    await Promise.resolve();
    expect(played).toEqual(['activate', 'declare']);
  });
});

describe('while a card could be played before a unit is chosen', () => {
  const scene = { ...gunAndEnemy, players: { A: { hand: ['G20'], markers: 1 } } };

  it('SAG-5.3: a press on a unit plays none and gives it the marker', () => {
    const { live, played } = liveDesk(scene);
    expect(answersOn(live, { unit: 'A1' }).map(({ action }) => action)).toEqual([{ type: 'pass' }]);
    expect(pressOn(live, { unit: 'A1' }, nowhere)).toBe(true);
    expect(played).toEqual(['pass', 'activate']);
  });

  it('SAG-5.3, 5.4: a unit dragged onto an enemy acts at once, with no card before it either', async () => {
    const { at, live, played } = liveDesk(scene);
    at.dice(1);
    dropAt(live, { from: { unit: 'A1' }, over: [{ unit: 'B1' }], x: 0, y: 0 }, null);
    await Promise.resolve();
    expect(played).toEqual(['pass', 'activate', 'pass', 'declare']);
  });
});

describe('SAG-15.9: guns that come into the Reserve', () => {
  const scene = {
    A: { L1: 'FR-LINE', R1: 'FR-LIGHT' },
    B: { L1: 'BR-HIGH' },
    phase: 'reinforcements',
    players: { A: { hand: [], army: ['FR-FART'] }, B: { hand: [] } },
  };
  const arriving = () => {
    const at = table(scene);
    at.play('A', { type: 'reinforce', yes: true });
    return liveDesk(scene, at);
  };

  it('go where they are told, and nobody else is asked to move', () => {
    const { live, played } = arriving();
    expect(areGunsArriving(live)).toBe(true);
    expect(pressOn(live, { sector: 'R2' }, nowhere)).toBe(true);
    expect(played).toEqual(['toReserve', 'done']);
  });

  it('let the rest be rearranged where that was asked for', () => {
    const { live, played } = arriving();
    toggleNewOrder(live);
    expect(pressOn(live, { sector: 'R2' }, nowhere)).toBe(false);
    expect(answersOn(live, { sector: 'R2' }).map(({ action }) => action)).toEqual([
      { type: 'toReserve', slot: 'R2' },
    ]);
    expect(played).toEqual([]);
  });
});

/** What the page fetches after the first decision. */
async function withArithmetic(desk: Desk): Promise<void> {
  wishesOf(desk.shown.value.view, 'A1');
  await vi.waitFor(() => expect(wishesOf(desk.shown.value.view, 'A1')).not.toBeNull());
}

describe('SAG-5.4: while a card could be played before the unit acts', () => {
  it('a press on an enemy plays none and orders it there', async () => {
    const scene = { ...gunAndEnemy, players: { A: { hand: ['G20'], markers: 1 } } };
    const at = table(scene);
    at.play('A', { type: 'pass' });
    at.play('A', { type: 'activate', unit: 'A1' });
    const { live, played } = liveDesk(scene, at);
    await withArithmetic(live);
    at.dice(1);
    expect(answersOn(live, { unit: 'B1' }).map(({ action }) => action.type)).toEqual(['declare']);
    expect(pressOn(live, { unit: 'B1' }, nowhere)).toBe(true);
    await Promise.resolve();
    expect(played).toEqual(['pass', 'declare']);
  });
});

describe('SAG-11.4: a press on an enemy in a melee', () => {
  const scene = {
    A: { L1: 'FR-LINE', L5: 'FR-LINE' },
    B: { L1: 'BR-HIGH', L3: 'BR-HIGH' },
    melees: [['A:L1', 'B:L1']] as const,
  };

  it('activates the unit that fights it, and it fights on', async () => {
    const { at, live, played } = liveDesk(scene);
    await withArithmetic(live);
    at.dice(1, 1);
    expect(pressOn(live, { unit: 'B1' }, nowhere)).toBe(true);
    await Promise.resolve();
    expect(played).toEqual(['activate', 'declare']);
  });

  it('means nothing for an enemy who fights nobody', async () => {
    const { live, played } = liveDesk(scene);
    await withArithmetic(live);
    expect(pressOn(live, { unit: 'B2' }, nowhere)).toBe(false);
    expect([answersOn(live, { unit: 'B2' }), played]).toEqual([[], []]);
  });
});

describe('SAG-9.2: a unit in hand that has no marker yet', () => {
  const scene = { A: { L1: 'FR-LINE', S4: 'FR-LINE' }, B: { L1: 'BR-HIGH', L5: 'BR-HIGH' } };
  const lit = (desk: Desk, ...targets: readonly Target[]) =>
    targets.map((target) => answersOn(desk, target).some(({ refusal }) => refusal === null));
  const inHand = (desk: Desk, unit: string): Desk => ({
    ...desk,
    drag: { value: { from: { unit }, over: [], x: 0, y: 0 } } as unknown as Desk['drag'],
  });

  it('lights what it could fire at, engage or move to', async () => {
    const { desk } = deskOf(scene, () => {});
    await withArithmetic(desk);
    const held = inHand(desk, 'A1');
    expect(lit(held, { unit: 'B1' }, { sector: 'L2' }, { unit: 'B2' }, { sector: 'R1' })).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('keeps its marker when it is put down where it can do nothing, and says so', async () => {
    const { desk, reached } = deskOf(scene, () => {});
    const told: string[] = [];
    const explaining: Desk = { ...desk, explain: ({ text }) => void told.push(text) };
    await send(explaining, 'A1', { unit: 'B2' }, null);
    expect([reached, told]).toEqual([[], [silences.notThere]]);
  });
});
