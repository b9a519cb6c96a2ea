import { takeLesson } from '@grognard/testkit';
import { describe, expect, it, test } from 'vitest';
import { firstInterlude } from '../board/guide/asides.ts';
import { guide } from '../board/guide.ts';
import { theatreOf } from '../data/theatres.ts';
import { pickFrame } from '../frames.ts';
import { laterCampaigns } from '../module.ts';
import type { Read } from '../rule-types.ts';

const { sequel = guide } = guide;
const titlesOf = ({ steps }: typeof guide): readonly string[] => steps.map(({ title }) => title);
const SEEDS = [5, 15];

/** The pupil's units that were led off the map. */
const hasLeft = (state: Read): readonly string[] =>
  theatreOf(state)
    .units.filter(({ side }, unit) => side === guide.seat && state.units[unit]?.status === 'exited')
    .map(({ name }) => name);

describe('NLC-12.2a: whoever lets the coach do everything fights three turns without a letter', () => {
  it.each(SEEDS)(
    'battle %i',
    (seed) => {
      const { isLearnt, heard, state } = takeLesson(laterCampaigns, guide, seed);
      expect(isLearnt).toBe(true);
      expect(hasLeft(state)).toEqual([]);
      expect(state.turn).toBe(4);
      // Who has no target for his guns, or nobody to charge, is not asked.
      const spared = ['Let the guns speak', 'Hold the cavalry'];
      // NLC-7.4a: whoever takes a hit in an assault is asked, as in this battle.
      if (seed === 15) expect(heard).toContain('Stand or go?');
      expect(titlesOf(guide).filter((title) => !heard.includes(title) && !spared.includes(title))).toEqual(
        [],
      );
    },
    60_000,
  );
});

describe('NLC-12.6c, NLC-12.7b: whoever lets the coach do everything writes two letters and hears what comes of them', () => {
  it.each(SEEDS)(
    'battle %i',
    (seed) => {
      const { isLearnt, heard, state } = takeLesson(laterCampaigns, sequel, seed);
      expect(isLearnt).toBe(true);
      expect(hasLeft(state)).toEqual([]);
      expect(state.turn).toBe(3);
      expect(titlesOf(sequel).filter((title) => !heard.includes(title))).toEqual([]);
    },
    60_000,
  );
});

test('NLC-4.1b: of two formations that act together the coach speaks when they are chosen', () => {
  const offer = { action: { type: 'pickCoordinated', first: 0, second: 1 } };
  const state = { view: { frames: [{ proc: 'chits' }], stage: null, turn: 1 }, offers: [offer] };
  expect(firstInterlude(state as never)?.title).toBe('Two at once?');
});

test('NLC-4.1b, NLC-R098: where there is no pair to choose the coach still speaks of pairs, not of who acts first', () => {
  const frame = pickFrame.at('choose', { side: 'french', what: 'coordinated', roller: 0 });
  const state = {
    view: { frames: [frame], stage: null, turn: 1 },
    offers: [{ action: { type: 'decline' } }],
  };
  expect(firstInterlude(state as never)?.title).toBe('Two at once?');
});
