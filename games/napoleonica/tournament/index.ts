// The procedures of a tournament.
import { fieldArmy } from '../army/field-army.ts';
import { improvement } from '../army/improvement.ts';
import { restoration } from '../army/restoration.ts';
import { shop } from '../army/shop.ts';
import { factions } from './factions.ts';
import { pickMap } from './pick-map.ts';
import { pickSide } from './pick-side.ts';
import { tournament } from './tournament.ts';

/** Shared with the campaign. */
export const armyProcedures = { fieldArmy, improvement, restoration, shop } as const;
export const tournamentProcedures = { tournament, factions, pickMap, pickSide } as const;
