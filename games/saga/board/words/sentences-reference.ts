// What stands on a unit card and lies on it, each with one sentence.
import type { Formation, Keyword, Status, StrategyCardId, TerrainKind, UnitType } from '../../vocabulary.ts';
import type { ValueName } from './card-words.ts';

export const VALUE_SAYS = {
  fire: 'Fire {value}: added to the die when it fires. 6 hits, 9 hits twice.',
  melee: 'Melee {value}: added to the die in a Melee. 6 hits, 9 hits twice.',
  cohesion: 'Cohesion {value}: {value, one: # casualty destroys, other: # casualties destroy} it.',
  morale: 'Morale {value}: added to the die of a Morale test.',
} as const satisfies { readonly [value in ValueName]: string };

export const TYPE_SAYS = {
  infantry: 'Infantry: it fires at and engages the unit directly in front.',
  lightInfantry: 'Light Infantry: Infantry for all rules; some cards need it.',
  lightCavalry: 'Light Cavalry: it may charge, but not into Woods. It never enters a Building.',
  heavyCavalry: 'Heavy Cavalry: it may charge. It never enters or engages Woods or a Building.',
  artillery: 'Artillery: it fires up to 3 rows ahead, never engages and never stands in the 1st Line.',
  horseArtillery:
    'Horse Artillery: it fires up to 3 rows ahead and never engages. It may enter the 1st Line after setup.',
} as const satisfies { readonly [type in UnitType]: string };

export const STATUS_SAYS = {
  elite: 'Elite: Accurate fire has no bonus against it.',
  guard: 'Guard: it starts in the Reserve and never outflanks. Accurate fire has no bonus against it.',
} as const satisfies { readonly [status in Exclude<Status, 'standard'>]: string };

export const TERRAIN_SAYS = {
  hill: 'On a Hill: +1 Melee in the round in which it is engaged. A gun here sees over all Terrain.',
  river: 'On a River: whoever engages from here, or engages this unit, has −1 Melee in the first round.',
  woods: 'In Woods: Fire at it has −1, and nobody can charge it.',
  building: 'In a Building: Fire at it and Melee against it have −1. Cavalry cannot engage it.',
} as const satisfies { readonly [kind in TerrainKind]: string };

export const KEYWORD_SAYS = {
  accurate: 'Accurate: +1 Fire against units that are neither Elite nor Guard.',
  auxiliary: 'Auxiliary: worth 1 VP instead of 2 when destroyed.',
  breakthrough: 'Breakthrough: nothing cancels its bonuses for a charge, not even a Square.',
  canister: 'Canister: +2 Fire straight ahead from the 1st Line, and at an outflanker from the Reserve.',
  compact: 'Compact: Infantry fighting it has −1 Melee.',
  deploy: 'Deploy: it may fire before or after its move.',
  dismounted: 'Dismounted: it may act as Infantry, with −1 Melee while it does.',
  fast: 'Fast: +1 when it tries to evade.',
  impact: 'Impact: +1 more Melee when it charges.',
  relentless: 'Relentless: +1 Melee against Infantry after the first round of a Melee.',
  steadfast: 'Steadfast: it may skip Morale tests for casualties.',
  support: 'Support: from behind it may take 1 casualty for Infantry in front.',
} as const satisfies { readonly [keyword in Keyword]: string };

export const FORMATION_SAYS = {
  line: 'Line: +1 Fire, −1 Melee.',
  square: 'Square: Cavalry gains nothing by charging it. It cannot move, and Fire at it has +1.',
  echelon: 'Echelon: +1 Melee, until it is in Disarray.',
} as const satisfies { readonly [formation in Formation]: string };

export const MARKER_SAYS = {
  casualties:
    '{cas, one: # casualty, other: # casualties}: the second and each further one calls for a Morale test.',
  charging: 'Charge: +1 Melee this turn, Disarray afterwards.',
  disarray: 'Disarray: −1 Melee until it recovers at the end of a turn.',
  dismounted: 'Dismounted marker: it acts as Infantry.',
  outflanking:
    'Outflank marker: +1 Melee when it first attacks from the flank. Infantry may take +1 Fire instead.',
  activated: 'Activated: it has had its marker this turn.',
  engaged: 'Engaged with {enemy}: it can only fight on or disengage. Nobody fires at it.',
} as const;

export const ATTACHED_SAYS: { readonly [card: StrategyCardId]: string } = {
  G08: 'Flag: +1 Morale. 1 VP to the enemy who destroys this unit.',
  G09: 'Officer: +1 Melee. 1 VP to the enemy who destroys this unit.',
  F07: 'Imperial Eagle: +1 Morale and +1 Melee. 1 VP to the enemy who destroys this unit.',
  P05: 'Iron Cross: +1 Morale, and 1 casualty less after each Melee it wins. 1 VP to the enemy who destroys this unit.',
};
