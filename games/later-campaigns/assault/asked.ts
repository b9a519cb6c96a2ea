// NLC-7.4, 7.5, 7.11, 19.3: what the sides are asked in an assault, and which of them.
import { ask, type Decision, type Frozen } from '@grognard/kernel';
import type { AssaultFrame } from '../frames.ts';
import { hexName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { otherSide } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { canAdvance, chooserOf, mayChoose, slippers, supportersFor } from './choices.ts';

export function askedIn(state: Read, frame: Frozen<AssaultFrame>): readonly Decision[] {
  const facts = { hex: hexName(state, frame.target) };
  const defender = otherSide(frame.side);
  switch (frame.step) {
    case 'preRetreat':
      return slippers(state, frame).length > 0
        ? [{ seat: defender, ...ask('NLC-7.11a', prompts.preRetreat, facts) }]
        : [];
    case 'support':
      return supportersFor(state, frame).length > 0
        ? [{ seat: defender, ...ask('NLC-19.3a', prompts.support, facts) }]
        : [];
    case 'firstChoice':
    case 'secondChoice': {
      const chooser = chooserOf(frame);
      return mayChoose(state, frame, chooser)
        ? [
            {
              seat: chooser,
              ...ask(
                'NLC-7.4a',
                chooser === frame.side ? prompts.breakOffOrStand : prompts.retreatOrStand,
                facts,
              ),
            },
          ]
        : [];
    }
    case 'advance':
      return canAdvance(state, frame)
        ? [{ seat: frame.side, ...ask('NLC-7.5a', prompts.advance, facts) }]
        : [];
    default:
      return [];
  }
}
