// The picture on a Strategy or Objective card: a symbol of the page, or headgear and weapons, or both.
import type { ObjectiveId, StrategyCardId } from '../../../vocabulary.ts';
import type { HatName } from './hats.ts';
import type { Plume } from './insignia.ts';
import type { WeaponName } from './weapons.ts';

export interface Art {
  readonly symbol?: string;
  readonly hat?: HatName;
  readonly weapon?: WeaponName;
  readonly plume?: Plume;
  /** A colour flies in the middle. */
  readonly isFlag?: true;
}
const symbol = (name: string): Art => ({ symbol: name });
const arms = (weapon: WeaponName, hat?: HatName, plume: Plume = 'red'): Art =>
  hat === undefined ? { weapon, plume } : { weapon, hat, plume };
const beside = (name: string, weapon: WeaponName, hat?: HatName, plume: Plume = 'red'): Art => ({
  ...arms(weapon, hat, plume),
  symbol: name,
});

export const STRATEGY_ART: { readonly [id: StrategyCardId]: Art } = {
  G01: symbol('ter-hill'),
  G02: symbol('ter-river'),
  G03: symbol('ter-woods'),
  G04: symbol('ter-chateau'),
  G05: symbol('mk-line'),
  G06: symbol('mk-square'),
  G07: symbol('mk-echelon'),
  G08: { isFlag: true },
  G09: { hat: 'bicorne', plume: 'white' },
  G10: arms('musket'),
  G11: beside('mk-melee', 'musket'),
  G12: arms('musket', 'shako'),
  G13: { isFlag: true, weapon: 'musket' },
  G14: symbol('mk-casualty'),
  G15: beside('mk-activation', 'musket'),
  G16: symbol('arm-foot-artillery'),
  G17: beside('arm-foot-artillery', 'rammer'),
  G18: beside('mk-charge', 'sabre'),
  G19: beside('ter-forest', 'musket'),
  G20: beside('mk-activation', 'sabre', 'bicorne', 'white'),
  N01: arms('musket', 'cap', 'blue'),
  N02: beside('mk-outflank', 'sabre'),
  N03: symbol('ter-road'),
  N04: symbol('ui-eye'),
  N05: symbol('d6-6'),
  N06: symbol('arm-cavalry'),
  N07: arms('rifle', 'stovepipe', 'green'),
  N08: beside('arm-cavalry', 'sabre'),
  N09: arms('rammer'),
  N10: symbol('sym-retreat'),
  N11: symbol('ui-lock'),
  N12: symbol('ui-cards'),
  F01: symbol('nat-france'),
  F02: arms('musket', 'guardsBearskin'),
  F03: beside('arm-foot-artillery', 'rammer', 'bearskin'),
  F04: arms('musket', 'tallShako'),
  F05: beside('arm-heavy-cavalry', 'sword', 'combHelmet', 'black'),
  F06: beside('mk-charge', 'musket', 'shako'),
  F07: { symbol: 'nat-france', isFlag: true },
  F08: beside('ui-eye', 'sword', 'bicorne', 'blue'),
  B01: arms('musket', 'belgicShako', 'white'),
  B02: beside('ter-hill', 'musket', 'belgicShako', 'white'),
  B03: beside('sym-hit', 'musket'),
  B04: beside('arm-heavy-cavalry', 'sword', 'bearskin', 'white'),
  B05: beside('nat-britain', 'sword', 'bicorne', 'black'),
  B06: arms('musket', 'guardsBearskin', 'white'),
  P01: beside('nat-prussia', 'sabre', 'cap'),
  P02: arms('musket', 'cap'),
  P03: beside('mk-outflank', 'musket', 'cap'),
  P04: beside('nat-prussia', 'musket', 'shako', 'black'),
  P05: symbol('nat-prussia'),
  P06: beside('sym-retreat', 'musket', 'shako', 'black'),
  'X-FR': { hat: 'bicorne', plume: 'red' },
  'X-CO': { hat: 'bicorne', plume: 'black' },
};

export const OBJECTIVE_ART: { readonly [id: ObjectiveId]: Art } = {
  O01: symbol('ui-target'),
  O02: symbol('mk-echelon'),
  O03: arms('musket', 'bearskin'),
  O04: symbol('arm-foot-artillery'),
  O05: { isFlag: true },
  O06: arms('sabre', 'busby'),
  O07: symbol('sym-retreat'),
  O08: symbol('mk-melee'),
  O09: symbol('mk-outflank'),
  O10: symbol('mk-line'),
  O11: arms('musket', 'belgicShako', 'white'),
  O12: { hat: 'shako' },
  O13: symbol('mk-casualty'),
  O14: symbol('ter-hill'),
};
