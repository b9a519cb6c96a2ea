// NAP-AUT.14, NAP-AUT.17: Orders that match no unit the automaton could activate; purple always matches.
import type { Frozen } from '@grognard/kernel';
import { ORDER_COLOURS, type OrderColour } from '../../data/words.ts';
import { profileOf } from '../../field/profile.ts';
import { hasToken, readiness } from '../../field/units.ts';
import type { Battle, Unit } from '../../state.ts';
import type { Player } from '../../vocabulary.ts';

const wants = (unit: Frozen<Unit>, colour: OrderColour): boolean =>
  profileOf(unit).card.activation.colours.some((each) => each === colour);

const ownOf = ({ units }: Frozen<Battle>, player: Player): readonly Frozen<Unit>[] =>
  units.filter(({ owner, at }) => owner === player && at >= 0);

export function spareColours(battle: Frozen<Battle>, player: Player): readonly OrderColour[] {
  const activatable = ownOf(battle, player).filter((unit) => readiness(unit) !== 'no');
  return ORDER_COLOURS.filter((colour) => colour !== 'P' && !activatable.some((unit) => wants(unit, colour)));
}

/** How many of its units without Order wait for this colour. */
export const waitingFor = (battle: Frozen<Battle>, player: Player, colour: OrderColour): number =>
  ownOf(battle, player).filter((unit) => !hasToken(unit) && wants(unit, colour)).length;
