// SAG-B01: Infantry that is being engaged spends a marker and fires into the attack before it comes home.

import { changePlayer } from '../field/hand.ts';
import { facing } from '../field/places.ts';
import { change, findUnit } from '../field/units.ts';
import { fireFrame } from '../frames.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { refusals } from '../words/refusals.ts';
import type { CardRules } from './card.ts';
import {
  type Condition,
  conditions,
  during,
  isOpponent,
  targetIn,
  targetIsIn,
  targetIsInfantry,
  unitIn,
} from './conditions.ts';
import { closeWindow } from './effects.ts';

const isFresh: Condition = (context) => (targetIn(context).activated ? refusals.alreadyActivated : null);
const hasMarker: Condition = ({ state, by }) =>
  state.players[by].markers > 0 ? null : cardRefusals.noMarker;

export const thinRedLine: CardRules = {
  id: 'B01',
  uses: [
    {
      window: 'W-ACT',
      refuse: conditions(
        'B01',
        isOpponent,
        during(cardRefusals.nobodyEngaged, 'engage'),
        targetIsInfantry,
        targetIsIn(cardRefusals.notInFirstLine, 'L'),
        isFresh,
        hasMarker,
      ),
      resolve(umpire, context) {
        const { by } = context;
        const [unit, target] = [targetIn(context).id, unitIn(context)];
        changePlayer(umpire.state, by, { markers: umpire.state.players[by].markers - 1 });
        change(umpire.state, unit, { activated: true });
        umpire.emit({ type: 'markerSpent', rule: 'SAG-B01', player: by, unit });
        const at = target.at;
        umpire.call(fireFrame.at('window', { unit, target: target.id, at, byCard: true, shots: 0 }));
      },
      /** An attacker that has left its slot ends the engagement, and this window with it. */
      resume(umpire, context) {
        const attacker = findUnit(umpire.state, context.occasion.unit);
        if (attacker?.at !== facing(targetIn(context).at)) closeWindow(umpire);
      },
    },
  ],
};
