// GEN-12.23 to 12.26: name the target of an attack nobody unrouted opposes, before any die of the step is rolled.
import { draftOf, setDraft } from '@grognard/kernel';
import { openAims } from '../combat/attacks.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { TargetsFrame } from '../combat/decision-frames.ts';
import { pointlessTargets, refuseTarget } from '../combat/targeting.ts';
import { asSide, type Rule } from '../rule-types.ts';

export const target: Rule<TargetsFrame, 'target'> = {
  type: 'target',
  rule: 'GEN-12.26',
  *candidates(state, frame, seat) {
    const aims = openAims(state, readCombat(state), asSide(seat), frame.attack);
    for (const { unit, options, mustName } of aims) {
      for (const at of options) yield { type: 'target', unit, at };
      if (!mustName) yield { type: 'target', unit, at: null };
    }
  },
  *wider(state, frame, seat) {
    for (const pair of pointlessTargets(state, readCombat(state), asSide(seat), frame.attack)) {
      yield { type: 'target', ...pair };
    }
  },
  refuse: (state, frame, seat, { unit, at }) =>
    refuseTarget(
      state,
      readCombat(state),
      asSide(seat),
      frame.attack,
      draftOf(frame, asSide(seat)),
      unit,
      at,
    ),
  target: ({ unit, at }) => ({ unit: at ?? unit }),
  apply(_umpire, frame, seat, { unit, at }) {
    const side = asSide(seat);
    const draft = draftOf(frame, side);
    setDraft(frame, side, { ...draft, at: { ...draft.at, [unit]: at } });
  },
};
