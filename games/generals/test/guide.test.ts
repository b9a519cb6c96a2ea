import type { TableState } from '@grognard/desk';
import { takeLesson } from '@grognard/testkit';
import { describe, expect, it } from 'vitest';
import { guide } from '../board/guide.ts';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import type { View } from '../view.ts';
import { order, table } from './table.ts';

/** A step of the guide reads no more of the table than the view. */
const atTable = (view: View) => ({ view }) as TableState<View, Action>;

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

  it('leads on to a battle of one’s own', () => {
    expect(generals.parseOptions(guide.short)).toMatchObject({ ok: true });
  });
});
