import type { Json } from '@grognard/kernel';
import { effect } from '@preact/signals';
import { settings } from '../settings.ts';
import { isAsked } from './sitting.ts';
import type { TableSession } from './table-session.ts';

/** Dice that fell in these events: every game names a rolled face `natural`, alone or in a list. */
const diceIn = (events: readonly Json[]): number => JSON.stringify(events).split('"natural"').length - 1;

interface Instruments {
  drum(): void;
  rattle(dice: number): void;
}
/** The code comes with the first sound. */
const onDemand: Instruments = {
  drum: () => void import('../sound.ts').then(({ drum }) => drum()),
  rattle: (dice) => void import('../sound.ts').then(({ rattle }) => rattle(dice)),
};

/** A drum when the viewer's turn comes, dice when they are seen falling; with the news where nobody wants to see it. */
export function sounds(
  { present, news, playing }: Pick<TableSession, 'present' | 'news' | 'playing'>,
  { drum, rattle }: Instruments = onDemand,
): () => void {
  let wasAsked = isAsked(present.peek(), present.peek().viewer);
  const fall = (dice: number): void => {
    if (dice > 0 && settings.peek().sound) rattle(dice);
  };
  const hush = [
    effect(() => {
      const state = present.value;
      const asked = isAsked(state, state.viewer);
      if (asked && !wasAsked && settings.peek().sound) drum();
      wasAsked = asked;
    }),
    effect(() => fall(playing.value?.dice ?? 0)),
    effect(() => {
      const events = news.value?.events ?? [];
      if (playing.peek() === null) fall(diceIn(events));
    }),
  ];
  return () => {
    for (const stop of hush) stop();
  };
}
