import { isChoicePublic, onlyAnswer, pending, viewOf } from '@grognard/kernel';
import { forkWith } from '../fork.ts';
import type { Check } from './check.ts';

/** Who is not asked because it has no choice tells nobody anything: everybody else could see that it has none. */
export const publicChoice: Check = {
  name: 'a choice called public is one in every world the other seats think possible',
  every: 10,
  run({ module, match, random }) {
    for (const { seat } of pending(match)) {
      if (!isChoicePublic(match, seat)) continue;
      const hasChoice = onlyAnswer(match, seat) === null;
      for (const other of match.seats) {
        if (other === seat) continue;
        const imagined = forkWith(match, module.determinize(viewOf(match, other), other, random));
        if ((onlyAnswer(imagined, seat) === null) !== hasChoice)
          return `${other} cannot tell whether ${seat} has a choice`;
      }
    }
    return null;
  },
};
