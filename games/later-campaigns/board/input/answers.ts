// What pressing something means now.
import { isLegal, legalIn } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import type { Hex } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';

/** Units of a hex that anybody can see. */
export const unitsAt = (desk: Desk, hex: Hex): readonly string[] =>
  desk.shown.value.view.stacks
    .filter((stack) => stack.hex === hex)
    .flatMap(({ units }) => units.map(({ unit }) => `${unit}`));

const ofType = (offers: readonly Offer[], type: Action['type']): readonly Offer[] =>
  offers.filter(({ action }) => action.type === type);

/** Of offers for the same hex, the one that does most: all of a stack, all of its guns, the whole way. */
function widest(offers: readonly Offer[]): readonly Offer[] {
  const sizeOf = ({ action }: Offer): number =>
    action.type === 'select' || action.type === 'enter'
      ? action.units.length
      : action.type === 'bombard'
        ? action.guns.length
        : 0;
  const most = Math.max(...legalIn(offers).map(sizeOf));
  return offers.filter((offer) => sizeOf(offer) === most);
}

/** Offers about a hex and whatever stands on it, by what is half chosen. */
function onHex(desk: Desk, hex: Hex): readonly Offer[] {
  const here = [...desk.on({ hex }), ...unitsAt(desk, hex).flatMap((unit) => desk.on({ unit }))];
  const picked = desk.selection.value;
  if (picked?.kind === 'leader')
    return ofType(here, 'goLeader').filter(
      ({ action }) => action.type === 'goLeader' && action.leader === picked.leader,
    );
  if (picked?.kind === 'stack')
    return widest(here.filter(({ action }) => action.type === 'bombard' && action.from === picked.hex));
  if (picked?.kind === 'unit')
    return here.filter(({ action }) => action.type === 'charge' && action.unit === picked.unit);
  const going = ofType(here, 'go');
  if (going.some(isLegal)) return going;
  const selecting = ofType(here, 'select');
  if (selecting.some(isLegal)) return widest(selecting);
  const firing = ofType(here, 'bombard');
  if (firing.some(isLegal)) return widest(firing);
  return here.filter(({ action }) => action.type !== 'goLeader');
}

export function answersOn(desk: Desk, target: Target): readonly Offer[] {
  if ('hex' in target) return [...new Set(onHex(desk, target.hex))];
  return desk.on(target);
}
