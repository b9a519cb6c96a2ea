// SAG-5.2: a card played for its effect is resolved completely, then it goes to its owner's discard pile.

import { frozen } from '@grognard/kernel';
import type { CardUse, PlayContext } from '../cards/card.ts';
import { contextOf } from '../cards/playable.ts';
import { useIn } from '../cards/registry.ts';
import { toDiscard } from '../field/hand.ts';
import { type PlayFrame, playFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import type { State } from '../state.ts';

const useOf = (frame: PlayFrame): CardUse | undefined => useIn(frame.card, frame.occasion.window);
const contextFor = (state: State, frame: PlayFrame): PlayContext =>
  contextOf(frozen(state), frame.by, frame.occasion);

export const play = procedure(playFrame, {
  rule: 'SAG-5.2',
  pending: () => [],
  actions: [],
  advance(umpire, frame) {
    if (frame.step === 'resolve') {
      frame.step = 'done';
      useOf(frame)?.resolve(umpire, contextFor(umpire.state, frame), frame.choice);
      return;
    }
    if (!frame.kept) toDiscard(umpire.state, frame.by, frame.card);
    umpire.end();
  },
  resume(umpire, frame, result) {
    useOf(frame)?.resume?.(umpire, contextFor(umpire.state, frame), frame.choice, result);
  },
});
