// What things are called in sentences.
import { capital, listed } from '@grognard/desk/words/phrases.ts';
import { detachment } from '../../data/detachments.ts';
import { hexName } from '../../data/field.ts';
import { isDecoy, maneuverCard } from '../../data/maneuver-cards.ts';
import { unitCard } from '../../data/units.ts';
import type { Arm, AttackKind, Branch, CardId, Die } from '../../data/words.ts';
import type { View } from '../../view.ts';
import type { Hex, Line, UnitId } from '../../vocabulary.ts';
import { coloursCounted } from '../../words/colours.ts';
import { tokensOf } from '../input/tokens.ts';

export { FACTION_NAME } from '../../names.ts';

export const DIE_NAME: { readonly [die in Die]: string } = {
  W: 'white',
  Y: 'yellow',
  O: 'orange',
  T: 'teal',
  S: 'scarlet',
  K: 'black',
};
export const KIND_NAME: { readonly [kind in AttackKind]: string } = {
  melee: 'melee',
  ranged: 'fire',
  magic: 'magic',
  grenade: 'grenades',
};
export const BRANCH_NAME: { readonly [branch in Branch]: string } = {
  lineInfantry: 'line infantry',
  lightInfantry: 'light infantry',
  eliteInfantry: 'elite infantry',
  lightCavalry: 'light cavalry',
  heavyCavalry: 'heavy cavalry',
  artillery: 'artillery',
  commander: 'Commander',
  monster: 'monster',
};
export const ARM_NAME: { readonly [arm in Arm]: string } = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  commander: 'Commanders',
  monster: 'monsters',
};
export const LINE_NAME: { readonly [line in Line]: string } = {
  line3: 'line 3',
  line2: 'line 2',
  line1: 'line 1',
  deployment: 'the Deployment line',
};

export const cardName = (card: CardId): string => (isDecoy(card) ? 'Decoy' : maneuverCard(card).name);

/** 'Fusiliers' */
export const typeName = (type: string): string => unitCard(type).name;

export const whereOf = (at: Hex): string => (at < 0 ? 'reserve' : hexName(at));

/** 'Fusiliers at F6': equal units are told apart by where they stand. */
export function unitAndPlace({ battle }: View, id: UnitId): string {
  const unit = battle?.units.find((each) => each.id === id);
  return unit === undefined ? '' : [typeName(unit.type), whereOf(unit.at)].join(', ');
}

/** 'GGR': '2 green and 1 red' */
export const coloursOf = (letters: string): string => listed(coloursCounted(letters));

export const ordersInWords = (orders: Parameters<typeof tokensOf>[0]): string =>
  coloursOf(tokensOf(orders).join(''));

export const detachmentName = (id: string | null): string | null =>
  id === null ? null : detachment(id).name;

/** 'masterOfAttack' as it is printed: 'Master of Attack' */
export const printed = (name: string): string =>
  capital(name.replaceAll(/([A-Z])/g, ' $1')).replaceAll(' Of ', ' of ');
