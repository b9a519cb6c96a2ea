import type { TableState } from '@grognard/desk';
import { offers, pending, viewOf } from '@grognard/kernel';
import { takeLesson } from '@grognard/testkit';
import { describe, expect, it } from 'vitest';
import { guide } from '../board/guide.ts';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import type { View } from '../view.ts';
import { order, table } from './table.ts';

/** A step of the guide reads no more of the table than the view. */
const atTable = (view: View) => ({ view }) as TableState<View, Action>;

/** What “Do it for me” does for White where the last lesson is fought. */
const doneForMe = ({ match }: ReturnType<typeof table>): Action | null => {
  const state = {
    view: viewOf(match, 'white'),
    offers: offers(match, 'white'),
    decisions: pending(match),
    viewer: 'white',
  } as unknown as TableState<View, Action>;
  return (guide.interlude(state) ?? guide.steps.at(-1))?.next(state) ?? null;
};

describe('the guided battle', () => {
  // In battles 8, 17 and 75 a unit must be told its place or its target before anything can be answered.
  const led = [1, 2, 3, 4, 5, 6, 8, 17, 75].map((seed) => takeLesson(generals, guide, seed));

  it('GEN-16.6: whoever lets the coach do everything fights to a real end', () => {
    for (const { outcome, isLearnt } of led) {
      expect(outcome).not.toBeNull();
      expect(isLearnt).toBe(true);
    }
  });

  it('GEN-17.5: mostly by an objective that was held, long before the last round', () => {
    const rounds = led.map(({ state }) => state.round);
    expect(rounds.filter((round) => round < 8).length).toBeGreaterThanOrEqual(4);
  });

  it('GEN-20.3: whoever follows the coach wins most of them; Black has fewer orders, and White no general to lose', () => {
    expect(led.filter(({ outcome }) => outcome?.winners.includes('white')).length).toBeGreaterThanOrEqual(7);
    expect(generals.parseOptions(guide.options)).toMatchObject({
      ok: true,
      value: { handicap: { black: 3 } },
    });
  });

  it('GEN-12.8 to 12.37, 15.1: speaks of fights and of the Rally when they come', () => {
    const heard = new Set(led.flatMap((lesson) => lesson.heard));
    for (const title of ['Rally your troops', 'Go to melee, or withdraw?']) expect(heard).toContain(title);
  });

  it('GEN-6.5: the ride is asked for until both legs are written, leg by leg as the board writes them', () => {
    const sheet = table({ phase: 'planning', units: 'c1: wC1-4 | b1: wI1 | c3: bI1' });
    const ride = guide.steps[3];
    const isDone = (): boolean => ride?.isDone(atTable(sheet.view('white'))) === true;
    const [first, both, elsewhere] = [
      order('c1', 'C', 'c2'),
      order('c1', 'C', 'c2', 'b2'),
      order('c1', 'C', 'c2', 'c3'),
    ];
    const takeBack = { type: 'unorder', order: 0 } as const;
    expect([first, takeBack, both, elsewhere].map((action) => ride?.wants?.(action))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    sheet.play('white', first);
    expect(isDone()).toBe(false);
    sheet.play('white', takeBack, both);
    expect(isDone()).toBe(true);
  });

  it('GEN-8.2, 10.2: sends those who have orders in later rounds too, before it carries anything out', () => {
    for (const phase of ['fast', 'combined', 'noncombat'] as const) {
      const t = table({ phase, round: 3, units: 'c1: wC1-2 | b1: wI1-2 | c3: bI1', orders: 'wC c1>c2 x2' });
      expect(doneForMe(t)).toMatchObject({ type: 'activate' });
    }
  });

  it('GEN-10.6: names who moves in where more have won than fit', () => {
    const t = table({
      phase: 'combined',
      round: 3,
      units: 'a1: wI1-4 | b2: wI5-8 wA1 | a2: bI1 | c3: bI9 | a3: bI10',
      orders: 'wI a1>a2 x4, wI b2>a2 x4, bI a2>a3',
    });
    t.activate('white', ...Array(8).keys()).activate('black', 0);
    expect(t.waiting).toBe('advance');
    for (let named = 0; named < 6; named += 1) {
      const action = doneForMe(t);
      expect(action).toMatchObject({ type: 'advance' });
      if (action !== null) t.play('white', action);
    }
    expect(doneForMe(t)).toEqual({ type: 'endAdvance' });
  });

  it('GEN-15.1: asks nobody to press Rally who has saved no order', () => {
    const title = (orders: string): string | undefined => {
      const t = table({
        phase: 'rally',
        units: `a1: wI1-6 | b1: wI7-10 | box: wI11~ wI12~ | c3: bI1`,
        orders,
      });
      const state = { view: viewOf(t.match, 'white'), offers: offers(t.match, 'white') } as unknown;
      return guide.interlude(state as TableState<View, Action>)?.title;
    };
    expect(title('wI a1>a2 x2')).toBe('Rally your troops');
    expect(title('wI a1>a2 x6, wI b1>b2 x4')).toBe('Nobody can rally');
  });

  it('leads on to a battle of one’s own', () => {
    expect(generals.parseOptions(guide.short)).toMatchObject({ ok: true });
  });
});
