// Why something that was pressed answers nothing now, and what one can do instead.
import { listed } from '@grognard/desk/words/phrases.ts';
import { no, type Refusal, type Target } from '@grognard/kernel';
import type { SeenStack, View } from '../../view.ts';
import { type Hex, NOWHERE, sideOfSeat } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { chosenInWords } from '../words/announce.ts';
import { leaderName, tellerIn, unitNames } from '../words/names.ts';
import { silences } from '../words/sentences-silences.ts';
import { outingOf } from './outing.ts';
import { actingHexes, hexOf } from './pieces.ts';

/** Somebody is chosen, and this is no place for him. */
function notThere(desk: Desk, who: string, hex: Hex): Refusal | null {
  const outing = outingOf(desk);
  if (outing === null)
    // Of who is to march nothing can be said before the rules of movement have come.
    return desk.selection.value?.kind === 'group' ? null : no('NLC-4.5a', silences.noTarget, { who });
  return Number.isFinite(outing.reach.cost(hex)) && outing.reach.cost(hex) <= outing.allowance
    ? no('NLC-12.2d', silences.noStop, { who })
    : no('NLC-5.1a', silences.outOfReach, { who });
}

/** A leader alone; of headquarters there is nothing to say. */
const nobodyRides = (view: View, { leaders }: SeenStack): Refusal | null =>
  leaders.length === 0
    ? null
    : no('NLC-4.5a', silences.ridden, { who: listed(leaders.map((leader) => leaderName(view, leader))) });

function notNow(view: View, { units }: SeenStack): Refusal {
  const ids = units.map(({ unit }) => unit);
  const who = unitNames(view, ids);
  const isActive = ids.some((unit) => view.stage?.active.includes(unit));
  return isActive || view.active === null || view.active.chits.length === 0
    ? no('NLC-4.5a', silences.hasDone, { who })
    : no('NLC-4.0f', silences.actsLater, { who, active: tellerIn(view).anyBodies(view.active.chits) });
}

export function whyNothing(desk: Desk, target: Target): Refusal | null {
  const { view } = desk.shown.value;
  const hex = hexOf(view, target);
  if (hex === NOWHERE || view.stage === null || actingHexes(desk).length === 0) return null;
  const who = chosenInWords(desk);
  if (who !== null) return notThere(desk, who, hex);
  const stacks = view.stacks.filter((stack) => stack.hex === hex);
  const own = stacks.find(({ side }) => side === sideOfSeat(view.viewer));
  if (own !== undefined) return own.units.length > 0 ? notNow(view, own) : nobodyRides(view, own);
  // Bare ground is pressed to look around.
  return stacks.length > 0 ? no('NLC-4.5a', silences.enemy) : null;
}
