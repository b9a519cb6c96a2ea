// SAG-B01: Infantry that is being engaged spends a marker and fires into the attack before it comes home.

import { changePlayer } from '../field/hand.ts';
import { facing } from '../field/places.ts';
import { change, findUnit } from '../field/units.ts';
import { fireFrame } from '../frames.ts';
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

const isFresh: Condition = (context) =>
  targetIn(context).activated ? 'The unit has been activated this turn.' : null;
const hasMarker: Condition = ({ state, by }) =>
  state.players[by].markers > 0 ? null : 'You have no Activation marker left.';

export const thinRedLine: CardRules = {
  id: 'B01',
  uses: [
    {
      window: 'W-ACT',
      refuse: conditions(
        'B01',
        isOpponent,
        during('Nobody is being engaged.', 'engage'),
        targetIsInfantry,
        targetIsIn('The unit is not in the 1st Line.', 'L'),
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
