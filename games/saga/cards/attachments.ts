// SAG-G08, G09, F07, P05: cards that stay under a unit; the enemy who eliminates the carrier takes them as trophies (SAG-5.6, SAG-R84).
import { cardRefusals } from '../words/card-refusals.ts';
import { attachment } from './builders.ts';
import type { CardRules } from './card.ts';
import { unitCarriesNone, unitIsFootOrHorse } from './conditions.ts';

const FLAG = 'G08';
const EAGLE = 'F07';
const oneColour = unitCarriesNone(cardRefusals.hasColours, FLAG, EAGLE);

export const flag: CardRules = attachment(FLAG, { morale: 1 }, unitIsFootOrHorse, oneColour);
export const officer: CardRules = attachment('G09', { melee: 1 }, unitIsFootOrHorse);
export const imperialEagle: CardRules = attachment(
  EAGLE,
  { morale: 1, melee: 1 },
  unitIsFootOrHorse,
  oneColour,
);
export const ironCross: CardRules = { ...attachment('P05', { morale: 1 }), healsWinner: true };
