import type { Json } from '@grognard/kernel';
import { effect } from '@preact/signals';
import { settings } from '../settings.ts';
import { isAsked } from './sitting.ts';
import type { TableSession } from './table-session.ts';

/** Dice that fell in these events: every game names a rolled face `natural`, alone or in a list. */
const diceIn = (events: readonly Json[]): number => JSON.stringify(events).split('"natural"').length - 1;

/** A drum when the viewer's turn comes, dice when they fall; the code comes with the first sound. */
export function sounds({ present, news }: Pick<TableSession, 'present' | 'news'>): () => void {
  let wasAsked = isAsked(present.peek(), present.peek().viewer);
  const hush = [
    effect(() => {
      const state = present.value;
      const asked = isAsked(state, state.viewer);
      if (asked && !wasAsked && settings.peek().sound) void import('../sound.ts').then(({ drum }) => drum());
      wasAsked = asked;
    }),
    effect(() => {
      const dice = diceIn(news.value?.events ?? []);
      if (dice > 0 && settings.peek().sound) void import('../sound.ts').then(({ rattle }) => rattle(dice));
    }),
  ];
  return () => {
    for (const stop of hush) stop();
  };
}
